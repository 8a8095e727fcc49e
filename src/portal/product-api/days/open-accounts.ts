// Opens the accounts that are due: from then on they are simulated, collect and pay like any other.
import { COLLECTED_ON } from '#domain/opening/account-opening.ts'
import { feeRateFor } from '#product-api/ledger/networks.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { trustedAmount } from '#product-api/data/checked-amount.ts'
import { addMandate } from '#product-api/payments/records/mandate-records.ts'
import { addPayment } from '#product-api/payments/records/payment-records.ts'
import { idOf, seedAccount } from '#product-api/accounts/continue-accounts.ts'
import type { Seeding } from '#product-api/data/seeding.ts'
import { knownChild } from '#product-api/people/known-child.ts'
import {
  itemOf,
  monthlyTerms,
  openingsOf,
  planOf,
  type ApplicationRow,
  type OpeningRow,
} from '#product-api/ledger/openings.ts'
import type { Work } from './work.ts'

/** Accounts that open by this day: they open as soon as they are simulated up to it. */
export const openingWork = ({
  database,
  active,
  today,
}: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] =>
  openingsOf(database, active.id)
    .filter(({ account_id, opens_on }) => account_id === null && opens_on <= today)
    .map(({ opens_on }) => ({ on: opens_on, carryOut: () => {} }))

/** Opens this person's accounts that are due on this day, London time. The person must have been seeded. */
export function openAccounts(seeding: Seeding, today: string): void {
  const due = openingsOf(seeding.database, seeding.person.id).filter(
    ({ account_id, opens_on }) => account_id === null && opens_on <= today,
  )
  for (const opening of due) openAccount(seeding, opening)
}

function openAccount(seeding: Seeding, opening: OpeningRow): void {
  const { database, person } = seeding
  const position = ownPlans(seeding)
  const { child, initialPence, monthlyPence } = itemOf(opening)
  const accountId = idOf(seeding, position)
  const newPence = openingsOf(database, person.id)
    .filter(({ application_id }) => application_id === opening.application_id)
    .reduce((sum, row) => sum + itemOf(row).initialPence, 0)
  const rateBps = feeRateFor(database, person.id, newPence)
  seedAccount(seeding, planOf(opening), position, rateBps, child ? [knownChild(database, person, child)] : [])
  database.run('update openings set account_id = ? where id = ?', accountId, opening.id)
  const { bank_account, sent_by } = database.one<ApplicationRow>(
    'select * from applications where id = ?',
    opening.application_id,
  )!
  if (initialPence > 0) {
    addPayment(database, {
      person_id: person.id,
      account_id: accountId,
      kind: 'first-payment',
      amount_pence: trustedAmount(initialPence),
      asked_at: `${opening.opens_on}T08:00:00.000Z`,
      asked_by: sent_by,
      starts_on: opening.opens_on,
      settles_on: opening.funded_on,
    })
  }
  if (monthlyPence > 0) {
    addMandate(database, {
      person_id: person.id,
      account_id: accountId,
      bank_account: bank_account ?? '',
      status: 'active',
      amount_pence: trustedAmount(monthlyPence),
      day: COLLECTED_ON.day,
      terms: monthlyTerms(monthlyPence, opening.opens_on),
      since: opening.opens_on,
    })
  }
}

/** How many accounts are simulated by plans of this person's own, those that have left their list included. */
const ownPlans = ({ database, person }: Seeding): number =>
  database.one<{ n: number }>('select count(*) as n from accounts where id like ?', `A-${person.userId}-%`)!.n
