// What an open page does from when its first page is idle.
import '#ui/styles/print.css'
import { datePrints } from '#ui/print-date.ts'
import { followHelpKey } from '#shell/phone-help/follow-help-key.ts'
import type { PortalProps } from './first-load/page-mode.ts'
import { startHeartbeat, type HeartbeatPorts } from './heartbeat.ts'
import { startTurning } from './turn-on-time.ts'

export function startWhenIdle(portal: HeartbeatPorts & PortalProps): void {
  startHeartbeat(portal)
  startTurning(portal)
  followHelpKey(portal.services)
  datePrints()
}
