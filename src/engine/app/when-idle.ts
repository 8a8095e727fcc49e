// What an open page does from when its first page is idle. A file that it loaded itself would bring the style sheet that pages of
// HTML have in them once more.
import '#ui/styles/print.css'
import { datePrints } from '#ui/print-date.ts'
import { followHelpKey } from '#shell/phone-help/follow-help-key.ts'
import type { PortalProps } from './first-load/page-mode.ts'
import { numberAppIcon } from './app-icon.ts'
import { keepNotified } from './keep-notified.ts'
import { startHeartbeat, type HeartbeatPorts } from './heartbeat.ts'
import { watchForNewBuild } from './new-build.ts'
import { startCounting } from './reporting/count-person.ts'
import { startTurning } from './turn-on-time.ts'

export function startWhenIdle(portal: HeartbeatPorts & PortalProps): void {
  if (import.meta.env.PROD) watchForNewBuild()
  if (portal.services.settings.countPeople) startCounting(portal)
  startHeartbeat(portal)
  startTurning(portal)
  numberAppIcon(portal.services)
  keepNotified(portal.services)
  followHelpKey(portal.services)
  datePrints()
}
