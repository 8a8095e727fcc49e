// Junior ISAs that became their child's own, as the parent knew them.
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { accountsOf, type AccountRow } from './ledger.ts'

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
  const own = accountsOf(database, personId).find(({ id }) => id === accountId)
  if (own) return own
  const left = leftAccountsOf(database, personId).find(({ account_id }) => account_id === accountId)
  if (!left) return undefined
  const row = database.one<AccountRow>('select * from owned_accounts where id = ?', accountId)!
  return { ...row, name: left.name, type: 'JISA', child_name: left.child_name }
}
