// Account security of the logged-in user: devices, sign-ins, logging out everywhere. People acting for them see none of it and
// change none of it; changes need a fresh sign-in.
import {
  getSecurity,
  logOutEverywhere,
  removeDevice,
  renameDevice,
  type Device,
} from '#api/people/security.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import * as limits from '#domain/limits.gen.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { devicesOf, seeBrowser, signInsOf, type DeviceRow } from './devices.ts'
import { notifyOfSecurity } from './notify-of-security.ts'

const shown = ({ browser }: Call, row: DeviceRow): Device => ({
  id: row.id,
  name: row.name,
  about: row.about,
  firstSeenAt: row.first_seen_at,
  lastSeenAt: row.last_seen_at,
  isCurrent: row.browser_id === browser?.id,
})

function ownDevice({ database, user }: Call, id: string): DeviceRow {
  const row = devicesOf(database, user.id).find((each) => each.id === id)
  if (!row) throw new ErrorResponse(404, 'No such device')
  return row
}

/** The first day on which somebody told us that the person has died. */
function deathToldOn({ database, user }: Call): string | null {
  const { at } = database.one<{ at: string | null }>(
    `select min(sent_at) as at from service_requests where deceased_id = ? and coalesce(ended, '') <> 'withdrawn'`,
    user.id,
  )!
  return at && londonDate(new Date(at))
}

export const routes: Route[] = [
  route(getSecurity, (call) => {
    const { database, user, browser, subject, identity, realNow } = call
    if (browser) seeBrowser(call, user, browser, realNow.toISOString())
    const credentials = identity.credentialsOf(subject)
    const devices = devicesOf(database, user.id)
    const signIns = signInsOf(database, user.id, limits['sign-ins-shown'].value)
    return {
      ...credentials,
      passkeys: [...credentials.passkeys],
      deathToldOn: deathToldOn(call),
      pages: identity.pages,
      devices: devices.map((row) => shown(call, row)),
      signIns: signIns.map(({ id, at, device_id, about, place, outcome }) => ({
        ...{ id, at, about, place, outcome },
        device: devices.find((row) => row.id === device_id)?.name ?? null,
      })),
    }
  }),

  route(renameDevice, (call, { params, body: { name } }) => {
    const row = ownDevice(call, params.id)
    call.database.run('update devices set name = ? where id = ?', name, row.id)
    return shown(call, { ...row, name })
  }),

  route(removeDevice, (call, { params }) => {
    const row = ownDevice(call, params.id)
    if (shown(call, row).isCurrent)
      throw apiError(removeDevice.errors, 'current-device', 'The device that is used cannot be removed')
    call.identity.endSessions(call.subject, (id) => id === row.browser_id)
    call.database.run('delete from devices where id = ?', row.id)
    notifyOfSecurity(
      call,
      'A device was removed',
      `“${row.name}” is logged out and no longer one of your devices.`,
    )
  }),

  route(logOutEverywhere, (call) => {
    notifyOfSecurity(call, 'You were logged out everywhere', 'Every browser has to sign in again.')
    call.database.run('delete from push_subscriptions where person_id = ?', call.user.id)
    call.identity.endSessions(call.subject, () => true)
  }),
]
