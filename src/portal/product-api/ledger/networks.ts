// Networks: clients whose net contributions count together for the fee. Contributions of members who are not people of the
// sandbox are fixed here.
import { feeBandFor, isTotalHidden } from '#domain/fees/fee-rate.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
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

/** What counts for somebody's rate: their own net contributions and their network's. */
export const countedFor = (database: Database, personId: string): number =>
  netPaidBy(database, personId) + othersContributions(database, personId)

/** The rate of somebody's fee, once these new contributions are added. */
export const feeRateFor = (database: Database, personId: string, newPence = 0): number =>
  feeBandFor(countedFor(database, personId), newPence).rateBps

/** Would the total of a network show what one other member has? */
export const hidesTotal = (members: readonly MemberRow[]): boolean =>
  isTotalHidden(members.filter(({ status }) => status === 'Active').length)
