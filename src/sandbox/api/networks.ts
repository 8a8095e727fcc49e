// Networks: clients whose net contributions count together for the fee. Contributions of members who are nobody of the
// sandbox are fixed here.
import { feeBandFor } from '#domain/tax/fee-bands.ts'
import { addMonths } from '#domain/dates/london-time.ts'
import type { ApiUser, Moment } from './call.ts'
import type { Database } from './database.ts'
import { feeRateOn, setFeeRate } from './fee-rates.ts'
import { accountsOf, pointsOfAll } from './ledger.ts'
import { tellInInbox } from './payments/inbox.ts'
import { longDate } from './seed/account-documents.ts'

export interface MemberRow {
  id: string
  network_id: string
  person_id: string | null
  name: string
  email: string
  is_lead: number
  status: 'Active' | 'Invited'
  since: string
  /** Of members who are nobody of the sandbox; 0 for people, whose contributions are in their accounts. */
  contributions_pence: number
}

/** With fewer active members, a total would show what the only other one has. */
const PRIVATE_FROM = 3

/** Everybody in the network of this person, in the order of joining; empty without one. */
export function membersWith(database: Database, personId: string): MemberRow[] {
  return database.all<MemberRow>(
    `select * from network_members where network_id = (select network_id from network_members where person_id = ? and status = 'Active')
     order by status, since, rowid`,
    personId,
  )
}

/** What the other active members have contributed, in pence. */
export function othersContributions(database: Database, personId: string): number {
  return membersWith(database, personId)
    .filter(({ person_id, status }) => person_id !== personId && status === 'Active')
    .reduce((sum, member) => sum + contributionsOf(database, member), 0)
}

const contributionsOf = (database: Database, { person_id, contributions_pence }: MemberRow): number =>
  person_id === null ? contributions_pence : netPaidBy(database, person_id)

const netPaidBy = (database: Database, personId: string): number =>
  pointsOfAll(database, personId).at(-1)?.netPaidInPence ?? 0

/** Where somebody who was invited can accept. */
export const invitationPath = (id: string): string => `/sandbox/network-invitations/${encodeURIComponent(id)}`

export interface NetworkInvitationShown {
  name: string
  inviter: string
  isAccepted: boolean
}

export function invitationShown(database: Database, id: string): NetworkInvitationShown | undefined {
  const row = database.one<MemberRow>('select * from network_members where id = ? and is_lead = 0', id)
  const lead =
    row &&
    database.one<MemberRow>(
      'select * from network_members where network_id = ? and is_lead = 1',
      row.network_id,
    )
  return row && lead && { name: row.name, inviter: lead.name, isAccepted: row.status === 'Active' }
}

/** What somebody brings who is nobody of the sandbox. */
const NEWCOMER_PENCE = 60_000_00

/**
 * Lets the invited person join: themselves, where the address is that of one who is in no network. From the first of
 * next month on everybody pays the rate of all contributions together. False where nothing waits under this id.
 */
export function joinNetwork(moment: Omit<Moment, 'active'>, id: string, personOf: (id: string) => ApiUser) {
  const { database, today } = moment
  const row = database.one<MemberRow>(`select * from network_members where id = ? and status = 'Invited'`, id)
  if (!row) return false
  const person = database.one<{ id: string }>(
    `select id from people where lower(email) = lower(?) and id not in (select person_id from network_members where person_id is not null)`,
    row.email,
  )
  database.run(
    `update network_members set status = 'Active', since = ?, person_id = ?, contributions_pence = ? where id = ?`,
    today,
    person?.id ?? null,
    person ? 0 : NEWCOMER_PENCE,
    id,
  )
  const from = addMonths(`${today.slice(0, 7)}-01`, 1)
  const members = database.all<MemberRow>(
    `select * from network_members where network_id = ? and status = 'Active' and person_id is not null`,
    row.network_id,
  )
  for (const { person_id } of members) {
    const active = personOf(person_id!)
    const { rateBps } = feeBandFor(netPaidBy(database, active.id), othersContributions(database, active.id))
    for (const account of accountsOf(database, active.id))
      if (feeRateOn(database, account.id, from) !== rateBps) setFeeRate(database, account.id, from, rateBps)
    tellInInbox(
      { ...moment, active },
      {
        subject: `${row.name} has joined the network`,
        body: `What is paid in counts together from now on. From ${longDate(from)} your rate is ${(rateBps / 100).toFixed(2)}% a year.`,
        accountId: null,
        topic: 'Fees',
      },
    )
  }
  return true
}

/** May the total be shown to a member? */
export function isTotalPrivate(members: readonly MemberRow[]): boolean {
  const active = members.filter(({ status }) => status === 'Active').length
  return active > 1 && active < PRIVATE_FROM
}
