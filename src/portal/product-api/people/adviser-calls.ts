// The adviser of the active user. People without accounts have none yet, and viewers do not see who it is.
import { getAdviser, type Adviser } from '#api/people/adviser.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'

function adviserOf({ database, active }: Call): Adviser | null {
  const row = database.one<{ specialist_name: string; specialist_phone: string }>(
    'select specialist_name, specialist_phone from parameters where person_id = ?',
    active.id,
  )
  if (!row || accountsOf(database, active.id).length === 0) return null
  const name = row.specialist_name
  return {
    name,
    role: 'Chartered financial planner',
    phone: row.specialist_phone,
    email: `${name.toLowerCase().replace(' ', '.')}@larkfield.example`,
    picture: portrait(name),
  }
}

/** The initials on a plain ground: the sandbox has no photographs. */
function portrait(name: string): string {
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="darkslategray"/><text x="48" y="61" font-family="Georgia, serif" font-size="36" text-anchor="middle" fill="ivory">${initials}</text></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
}

export const routes: Route[] = [route(getAdviser, (call) => ({ adviser: adviserOf(call) }))]
