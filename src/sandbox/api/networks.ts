// Networks: clients whose net contributions count together for the fee. Other members' contributions are fixed here.
import type { Database } from './database.ts'

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
    .reduce((sum, { contributions_pence }) => sum + contributions_pence, 0)
}

/** May the total be shown to a member? */
export function isTotalPrivate(members: readonly MemberRow[]): boolean {
  const active = members.filter(({ status }) => status === 'Active').length
  return active > 1 && active < PRIVATE_FROM
}
