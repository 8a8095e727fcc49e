// Browsers with which people have signed in, and their sign-ins, as the sandbox keeps them.
import { lastNumber } from '#product-api/data/last-number.ts'
import { randomUUID } from 'node:crypto'
import type { ApiUser, Call } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import type { Browser, SignInOutcome } from 'portal-engine/sandbox/calls/identity-service.ts'
import { describeBrowser } from './user-agent.ts'

export interface DeviceRow {
  id: string
  person_id: string
  browser_id: string
  name: string
  about: string
  first_seen_at: string
  last_seen_at: string
}

export interface SignInRow {
  id: string
  device_id: string | null
  about: string
  place: string | null
  at: string
  outcome: string
}

/** The last used first. */
export function devicesOf(database: Database, personId: string): DeviceRow[] {
  return database.all<DeviceRow & object>(
    'select * from devices where person_id = ? order by last_seen_at desc, rowid desc',
    personId,
  )
}

/** The newest first. */
export function signInsOf(database: Database, personId: string, count: number): SignInRow[] {
  return database.all<SignInRow & object>(
    'select * from sign_ins where person_id = ? order by at desc, rowid desc limit ?',
    personId,
    count,
  )
}

type Known = Pick<Call, 'database'>

/** The person's device that is this browser, kept from now on; seen at this instant. */
export function seeBrowser({ database }: Known, person: ApiUser, browser: Browser, at: string): DeviceRow {
  const device = devicesOf(database, person.id).find(({ browser_id }) => browser_id === browser.id)
  if (device) {
    database.run('update devices set last_seen_at = max(last_seen_at, ?) where id = ?', at, device.id)
    return device
  }
  const about = describeBrowser(browser.userAgent)
  const row: DeviceRow = {
    ...{ id: `DV-${randomUUID()}`, person_id: person.id, browser_id: browser.id, name: about, about },
    ...{ first_seen_at: at, last_seen_at: at },
  }
  database.insert('devices', { ...row })
  return row
}

/** Keeps a sign-in, or an attempt that was refused: that is not the person's device, as far as anybody knows. */
export function keepSignIn(
  known: Known,
  person: ApiUser,
  browser: Browser,
  { outcome, at }: { outcome: SignInOutcome; at: string },
): void {
  const device = outcome === 'signed-in' ? seeBrowser(known, person, browser, at) : undefined
  const n = lastNumber(known.database, 'sign_ins')
  known.database.insert('sign_ins', {
    ...{ id: `SI-${n + 1}`, person_id: person.id, device_id: device?.id ?? null },
    ...{ about: describeBrowser(browser.userAgent), place: null, at, outcome },
  })
}
