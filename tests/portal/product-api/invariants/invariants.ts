// Checks what must always hold in the sandbox's data (numbers as in the list of ten the portal was built to).
// Figures are worked out again here from the transactions, not taken from where the API takes them.
import type { Database } from '#sandbox/data/database.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { violationsOfAccount } from './account-invariants.ts'
import { violationsOfPerson } from './person-invariants.ts'

export type InvariantName =
  | '1 quarters reconcile'
  | '2 series ends at the value'
  | '3 holdings and cash are the value'
  | '4 fees follow daily values'
  | '5 ISA payments fit the allowance'
  | '6 tax relief follows pension payments'
  | '7 fee band follows contributions'
  | '8 transactions are explained'
  | '9 badge is the sum of unread'
  | '10 dates are working days'

export interface Violation {
  invariant: InvariantName
  /** Account or person. */
  subject: string
  message: string
}

/** What is wrong with the data of everybody seeded so far? Empty when all is well. */
export function violations(database: Database, valuedOn: string): Violation[] {
  const people = database.all<{ id: string }>('select id from people where is_seeded = 1')
  return people.flatMap(({ id }) => [
    ...accountsOf(database, id).flatMap((account) => violationsOfAccount(database, account, valuedOn)),
    ...violationsOfPerson(database, id, valuedOn),
  ])
}
