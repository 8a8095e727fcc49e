// The bank account that everybody has here from the start, but Liam Ford, who has yet to add one.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { keepBankAccount } from '#product-api/payments/records/bank-account-records.ts'
import type { Seeding } from '#product-api/data/seeding.ts'

export function seedBankAccounts({ database, person, today }: Seeding): void {
  if (person.id === 'invitee') return
  keepBankAccount(database, {
    person_id: person.id,
    name: person.name,
    kind: 'personal',
    // Published as an example that passes the modulus check.
    sort_code: '089999',
    account_number: '66374958',
    payee_check: 'match',
    added_at: `${addDays(today, -400)}T10:00:00.000Z`,
    is_default: 1,
  })
}
