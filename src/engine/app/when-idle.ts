// What an open page does from when its first page is idle.
import '#ui/styles/print.css'
import { datePrints } from '#ui/print-date.ts'
import { followHelpKey } from '#shell/phone-help/follow-help-key.ts'
import type { PortalProps } from './first-load/page-mode.ts'
import { startHeartbeat, type HeartbeatPorts } from './heartbeat.ts'
import { startTurning } from './turn-on-time.ts'

export function startWhenIdle(portal: HeartbeatPorts & PortalProps): void {
  const { settings, report } = portal.services
  if (import.meta.env.PROD) import('./new-build.ts').catch(report)
  if (settings.countPeople)
    import('./reporting/count-person.ts').then((code) => code.startCounting(portal), report)
  startHeartbeat(portal)
  startTurning(portal)
  followHelpKey(portal.services)
  datePrints()
}
