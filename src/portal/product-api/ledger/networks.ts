// Networks: clients whose net contributions count together for the fee. Contributions of members who are nobody of the
// sandbox are fixed here.
import type { Database } from '#sandbox/data/database.ts'
import { pointsOfAll } from './ledger.ts'

export interface MemberRow {
  id: string
  network_id: string
  person_id: string | null
  name: string
  email: string
  is_lead: number
  status: 'Active' | 'Invited'
  since: string
  /** For members who are not people of the sandbox; 0 for people, whose contributions are in their accounts. */
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

/** What somebody has paid in less what they took out, in pence. */
export const netPaidBy = (database: Database, personId: string): number =>
  pointsOfAll(database, personId).at(-1)?.netPaidInPence ?? 0

/** May the total be shown to a member? */
export function isTotalPrivate(members: readonly MemberRow[]): boolean {
  const active = members.filter(({ status }) => status === 'Active').length
  return active > 1 && active < PRIVATE_FROM
}
