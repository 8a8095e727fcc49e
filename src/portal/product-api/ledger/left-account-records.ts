// Junior ISAs that became their child's own, as the parent knew them.
import type { Database } from '#sandbox/data/database.ts'
import type { AccountRow } from './ledger.ts'

/** An account that left somebody's list. */
export interface LeftAccount {
  account_id: string
  parent_id: string
  child_name: string
  /** As the parent knew it. */
  name: string
  account_number: string
  left_on: string
}

export const leftAccountsOf = (database: Database, parentId: string): LeftAccount[] =>
  database.all<LeftAccount & object>(
    'select * from left_accounts where parent_id = ? order by left_on, account_id',
    parentId,
  )

/** The account of a payment that this person made: one of theirs, or one that has left their list, as they knew it. */
export function knownAccount(
  database: Database,
  personId: string,
  accountId: string,
): AccountRow | undefined {
  const row = database.one<AccountRow>(
    'select a.*, c.name as child_name from accounts a left join children c on c.id = a.child_id where a.id = ?',
    accountId,
  )
  if (!row || row.person_id === personId) return row
  const left = leftAccountsOf(database, personId).find(({ account_id }) => account_id === accountId)
  return left && { ...row, name: left.name, type: 'JISA', child_name: left.child_name }
}
