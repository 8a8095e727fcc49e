// The bank accounts to which the sandbox's people take money out.
import { lastNumber } from '#product-api/data/last-number.ts'
import { endingOf, payableFrom, type PayeeResult } from '#domain/payments/bank-details.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

export type BankKind = 'personal' | 'business'

export interface BankAccountRow {
  id: string
  person_id: string
  name: string
  kind: BankKind
  sort_code: string
  account_number: string
  payee_check: PayeeResult
  added_at: string
  is_default: number
  is_removed: number
}

/** The person's bank accounts, the default first, then the newest. */
export function bankAccountsOf(database: Database, personId: string): BankAccountRow[] {
  return database.all<BankAccountRow>(
    `select * from bank_accounts where person_id = ? and is_removed = 0 order by is_default desc, added_at desc, rowid desc`,
    personId,
  )
}

type NewBankAccount = Omit<BankAccountRow, 'id' | 'is_removed'>

export function keepBankAccount(database: Database, given: NewBankAccount): BankAccountRow {
  const n = lastNumber(database, 'bank_accounts')
  const row: BankAccountRow = { ...given, id: `BA-${n + 1}`, is_removed: 0 }
  database.insert('bank_accounts', { ...row })
  return row
}

/** Makes this one the person's default and no other. */
export function makeDefault(database: Database, { id, person_id }: BankAccountRow): void {
  database.run('update bank_accounts set is_default = (id = ?) where person_id = ?', id, person_id)
}

/** From when may the caller have money sent there? A delegate waits longer than the owner. */
export function readyAt({ user, active }: Pick<Call, 'user' | 'active'>, row: BankAccountRow): string {
  return payableFrom(row.added_at, user.id === active.id)
}

/** Also of one that has been removed since. */
export function bankAccountEnding(database: Database, id: string | undefined): string | null {
  const row = id !== undefined && database.one<BankAccountRow>('select * from bank_accounts where id = ?', id)
  return row ? endingOf(row.account_number) : null
}

/** A person's requests and applications that go on and name a bank account: an account that closes is paid to it, one that opens from it. */
export const requestsNamingBank = (database: Database, personId: string, today: string) =>
  database.all<{ reference: string; what: string; bank: string }>(
    `select reference, 'Closing an account' as what, json_extract(given, '$."bank-account"') as bank
       from service_requests where person_id = ? and ended is null
     union all select reference, 'Opening an account', bank_account from applications a where person_id = ? and exists
       (select 1 from openings where application_id = a.id and is_ended = 0 and (account_id is null or funded_on >= ?))`,
    ...[personId, personId, today],
  )
