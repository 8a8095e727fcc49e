// The logged-in and the active user, groups, flags and parameters.
import { getFlags } from '#api/people/flags.ts'
import { getLastSignIn } from '#api/people/last-sign-in.ts'
import { getParameters, type Parameters } from '#api/people/parameters.ts'
import {
  getActiveUser,
  getLoggedInUser,
  getOwnEmail,
  getOwnGroups,
  getOwnMobile,
  type LoggedInUser,
} from '#api/people/user.ts'
import type { UserTraits } from '#domain/access/user-facts.ts'
import { bankAccountsOf } from '#product-api/payments/records/bank-account-records.ts'
import { isTrue, type Call, type ApiUser, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import flagsFile from '../../../../config/flags.json' with { type: 'json' }

const ofLoggedInUser = Object.entries(flagsFile.flags).flatMap(([id, { follows }]) =>
  follows === 'logged-in-user' ? [id] : [],
)

function describe({ database }: Call, person: ApiUser) {
  const has = (table: string) =>
    database.one(`select 1 from ${table} where person_id = ?`, person.id) !== undefined
  const traits: UserTraits = { hasChildren: has('children') }
  return { userId: person.userId, userName: person.name, hasAccounts: has('accounts'), ...traits }
}

function parameters({ database, active }: Call): Parameters {
  const row = database.one<{
    specialist_name: string
    specialist_phone: string
    review_due_on: string | null
    is_paperless: number
  }>('select * from parameters where person_id = ?', active.id)!
  return {
    specialist: { name: row.specialist_name, phone: row.specialist_phone },
    reviewDueOn: row.review_due_on,
    hasBankDetails: bankAccountsOf(database, active.id).length > 0,
    isPaperless: isTrue(row.is_paperless),
  }
}

/** The logged-in user's own flags, whichever account is shown. */
function ownFlags(call: Call) {
  const own = call.flagsOf(call.user)
  return Object.fromEntries(ofLoggedInUser.map((name) => [name, own[name] ?? false]))
}

export const routes: Route[] = [
  route(getLoggedInUser, (call) => ({
    ...describe(call, call.user),
    flags: ownFlags(call) as LoggedInUser['flags'],
  })),
  route(getActiveUser, (call) => describe(call, call.active)),
  route(getLastSignIn, ({ database, user }) => ({
    lastSignInAt:
      database.one<{ at: string | null }>(
        'select last_sign_in_at as at from parameters where person_id = ?',
        user.id,
      )?.at ?? null,
  })),
  route(getOwnEmail, ({ user }) => ({ email: user.email, isVerified: true })),
  route(getOwnMobile, ({ user }) => ({ phoneNumber: user.phone, isVerified: true })),
  route(getOwnGroups, (call) => ({
    groups: [
      describe(call, call.user).hasAccounts
        ? { id: 'clients', name: 'Clients' }
        : { id: 'registered', name: 'Registered users' },
    ],
  })),
  route(getFlags, (call) => ({ ...call.flagsOf(call.active), ...ownFlags(call) })),
  route(getParameters, parameters),
]
