// The logged-in and the active user, grants, groups, flags and parameters.
import type { DelegateGrant } from '#api/people/delegates.ts'
import type { Parameters } from '#api/people/parameters.ts'
import flagsFile from '../../../../../config/flags.json' with { type: 'json' }
import type { UserTraits } from '#domain/access/user-facts.ts'
import { bankAccountsOf } from '../../bank/bank-accounts.ts'
import { isTrue, ok, type Call, type ApiUser, type Route } from '../../call.ts'

const ofLoggedInUser = Object.entries(flagsFile.flags).flatMap(([id, { follows }]) =>
  follows === 'logged-in-user' ? [id] : [],
)

function describe({ database }: Call, person: ApiUser) {
  const has = (table: string) =>
    database.one(`select 1 from ${table} where person_id = ?`, person.id) !== undefined
  const traits: UserTraits = { hasChildren: has('children') }
  return { userId: person.userId, userName: person.name, hasAccounts: has('accounts'), ...traits }
}

interface GrantRow {
  id: string
  is_active: number
  client_user_id: string
  client_name: string
  holder_name: string
}

function grants(
  { database }: Call,
  side: 'holder_id' | 'client_id',
  person: ApiUser,
): { delegates: DelegateGrant[] } {
  const rows = database.all<GrantRow>(
    `select g.id, g.is_active, c.user_id as client_user_id, c.name as client_name, h.name as holder_name
     from grants g join people c on c.id = g.client_id join people h on h.id = g.holder_id where g.${side} = ? order by g.id`,
    person.id,
  )
  return {
    delegates: rows.map((row) => ({
      isActive: isTrue(row.is_active),
      fromClientId: row.client_user_id as DelegateGrant['fromClientId'],
      fromClientName: row.client_name,
      toClientName: row.holder_name,
      clientId: row.id,
    })),
  }
}

function flags(call: Call) {
  const own = call.flagsOf(call.user)
  return {
    ...call.flagsOf(call.active),
    ...Object.fromEntries(ofLoggedInUser.map((name) => [name, own[name] ?? false])),
  }
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

function loggedInUser(call: Call) {
  const own = call.flagsOf(call.user)
  const early = Object.fromEntries(ofLoggedInUser.map((name) => [name, own[name] ?? false]))
  return { ...describe(call, call.user), flags: early }
}

function groups(call: Call) {
  const { hasAccounts } = describe(call, call.user)
  return {
    groups: [
      hasAccounts ? { id: 'clients', name: 'Clients' } : { id: 'registered', name: 'Registered users' },
    ],
  }
}

function open(path: string, body: (call: Call) => unknown): Route {
  return { method: 'GET', path, isOpenToViewers: true, answer: (call) => ok(body(call)) }
}

export const userRoutes: Route[] = [
  open('/api/user', loggedInUser),
  open('/api/currentuser', (call) => describe(call, call.active)),
  open('/api/user/lastsignin', ({ database, user }) => ({
    lastSignInAt:
      database.one<{ at: string | null }>(
        'select last_sign_in_at as at from parameters where person_id = ?',
        user.id,
      )?.at ?? null,
  })),
  open('/api/user/email', ({ user }) => ({ email: user.email, isVerified: true })),
  open('/api/user/mobile', ({ user }) => ({ phoneNumber: user.phone, isVerified: true })),
  open('/api/groups', groups),
  open('/api/client/delegates', (call) => grants(call, 'holder_id', call.user)),
  open('/api/client/delegatesfromclient', (call) => grants(call, 'client_id', call.user)),
  open('/api/featureflags', flags),
  open('/api/userparameters', parameters),
]
