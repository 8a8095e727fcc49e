// Account security of the logged-in user: devices, sign-ins, logging out everywhere. Nobody acting for them is told or
// may change anything; changes need a fresh sign-in.
import { deviceNameSchema, type Device, type Security } from '#api/people/security.ts'
import * as limits from '#domain/limits.gen.ts'
import { bodyOf, noContent, ok, Refusal, type ApiResponse, type Call, type Route } from '../../call.ts'
import { devicesOf, seeBrowser, signInsOf, type DeviceRow } from '../../security/devices.ts'
import { tellOfSecurity } from '../../security/tell.ts'

function requireOwner({ user, active }: Call): void {
  if (user.id !== active.id) throw new Refusal(403, 'Their security is the owner’s alone', 'owner-only')
}

const shown = ({ browser }: Call, row: DeviceRow): Device => ({
  id: row.id,
  name: row.name,
  about: row.about,
  firstSeenAt: row.first_seen_at,
  lastSeenAt: row.last_seen_at,
  isCurrent: row.browser_id === browser?.id,
})

function read(call: Call): ApiResponse {
  requireOwner(call)
  const { database, user, browser, subject, identity, realNow } = call
  if (browser) seeBrowser(call, user, browser, realNow.toISOString())
  const credentials = identity.credentialsOf(subject)
  const devices = devicesOf(database, user.id)
  const signIns = signInsOf(database, user.id, limits['sign-ins-shown'].value)
  const security: Security = {
    ...credentials,
    passkeys: [...credentials.passkeys],
    pages: identity.pages,
    devices: devices.map((row) => shown(call, row)),
    signIns: signIns.map(({ id, at, device_id, about, place, outcome }) => ({
      ...{ id, at, about, place, outcome },
      device: devices.find((row) => row.id === device_id)?.name ?? null,
    })),
  }
  return ok(security)
}

function ownDevice({ database, user, params }: Call): DeviceRow {
  const row = devicesOf(database, user.id).find(({ id }) => id === params['id'])
  if (!row) throw new Refusal(404, 'No such device')
  return row
}

function rename(call: Call): ApiResponse {
  requireOwner(call)
  call.requireFreshSignIn()
  const row = ownDevice(call)
  const { name } = bodyOf(call, deviceNameSchema)
  call.database.run('update devices set name = ? where id = ?', name.trim(), row.id)
  return ok(shown(call, { ...row, name: name.trim() }))
}

function remove(call: Call): ApiResponse {
  requireOwner(call)
  call.requireFreshSignIn()
  const row = ownDevice(call)
  if (shown(call, row).isCurrent)
    throw new Refusal(409, 'The device that is used cannot be removed', 'current-device')
  call.identity.endSessions(call.subject, (id) => id === row.browser_id)
  call.database.run('delete from devices where id = ?', row.id)
  tellOfSecurity(
    call,
    'A device was removed',
    `“${row.name}” is logged out and no longer among your devices.`,
  )
  return noContent
}

function logOutEverywhere(call: Call): ApiResponse {
  requireOwner(call)
  call.requireFreshSignIn()
  tellOfSecurity(call, 'You were logged out everywhere', 'Every browser has to sign in again.')
  call.identity.endSessions(call.subject, () => true)
  return noContent
}

const path = '/api/security'
export const securityRoutes: Route[] = [
  { method: 'GET', path, isOpenToViewers: false, answer: read },
  { method: 'PUT', path: `${path}/devices/:id`, isOpenToViewers: false, answer: rename },
  { method: 'DELETE', path: `${path}/devices/:id`, isOpenToViewers: false, answer: remove },
  { method: 'POST', path: `${path}/log-out-everywhere`, isOpenToViewers: false, answer: logOutEverywhere },
]
