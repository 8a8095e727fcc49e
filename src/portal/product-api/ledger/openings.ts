// Applications of the sandbox's people and the accounts they open, step by step as the working days pass.
import { lastNumber } from '#product-api/data/last-number.ts'
import { type OpeningDates, type Outcome, COLLECTED_ON } from '#domain/opening/account-opening.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { changedTerms, type Term } from '#domain/payments/direct-debits.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import type { CheckedAmount } from '#product-api/data/checked-amount.ts'
import type { AccountPlan } from '#product-api/ledger/life/account-plan.ts'

export interface ApplicationRow {
  id: string
  person_id: string
  reference: string
  outcome: Outcome
  sent_at: string
  sent_by: string
  /** From which first and monthly payments are collected. */
  bank_account: string | null
}

export interface OpeningRow {
  id: string
  application_id: string
  person_id: string
  reference: string
  /** JSON of the BasketItem. */
  item: string
  started_on: string
  checked_on: string
  opens_on: string
  funded_on: string
  /** Once it is open. */
  account_id: string | null
}

/** An item with checked payments. */
export type GatedItem = BasketItem & Record<'initialPence' | 'monthlyPence', CheckedAmount>

export const itemOf = ({ item }: Pick<OpeningRow, 'item'>): BasketItem => JSON.parse(item) as BasketItem

export const datesOf = ({ checked_on, opens_on, funded_on }: OpeningRow): OpeningDates => ({
  checkedOn: checked_on,
  opensOn: opens_on,
  fundedOn: funded_on,
})

export function addApplication(
  database: Database,
  given: Omit<ApplicationRow, 'id' | 'reference'>,
): ApplicationRow {
  const n = lastNumber(database, 'applications')
  const row: ApplicationRow = { ...given, id: `AP-${n + 1}`, reference: `AP-${30_101 + n}` }
  database.insert('applications', { ...row })
  return row
}

export function addOpening(
  database: Database,
  { id: applicationId, person_id }: ApplicationRow,
  { item, startedOn, checkedOn, opensOn, fundedOn }: OpeningDates & { item: GatedItem; startedOn: string },
): void {
  const n = lastNumber(database, 'openings')
  database.insert('openings', {
    id: `AO-${n + 1}`,
    application_id: applicationId,
    person_id,
    reference: `NA-${48_213 + n}`,
    item: JSON.stringify(item),
    started_on: startedOn,
    checked_on: checkedOn,
    opens_on: opensOn,
    funded_on: fundedOn,
    account_id: null,
  })
}

/** The person's applications that have not ended, the newest first. */
export function applicationsOf(database: Database, personId: string): ApplicationRow[] {
  return database.all<ApplicationRow>(
    `select * from applications where person_id = ? and id not in
       (select application_id from openings where person_id = ? group by application_id having min(is_ended) = 1)
     order by sent_at desc, rowid desc`,
    ...[personId, personId],
  )
}

/** Accounts that were opened, and those on their way. */
export function openingsOf(database: Database, personId: string): OpeningRow[] {
  return database.all<OpeningRow>(
    'select * from openings where person_id = ? and is_ended = 0 order by rowid',
    personId,
  )
}

/** Opens none of the accounts on their way; what was applied for, in words. */
export function endOpenings(database: Database, personId: string): string[] {
  const rows = database.all<OpeningRow & { application: string }>(
    `select o.*, a.reference as application from openings o join applications a on a.id = o.application_id
     where o.person_id = ? and o.account_id is null and o.is_ended = 0`,
    personId,
  )
  for (const { id } of rows) database.run('update openings set is_ended = 1 where id = ?', id)
  return rows.map((row) => `application ${row.application} (“${itemOf(row).name}”)`)
}

/** How this account is simulated once it is open; its payments and collections are kept on their own. */
export function planOf({ opens_on, ...row }: OpeningRow): AccountPlan {
  const { wrapper, name, goal, targetPence, years, child, riskLevel } = itemOf(row)
  return {
    type: wrapper,
    label: '',
    name,
    ...(child && { child: child.name }),
    currency: 'GBP',
    riskLevel,
    openedOn: opens_on,
    isSubscribed: true,
    monthlyPence: 0,
    lumps: [],
    withdrawals: [],
    goal: targetPence === undefined ? null : { name: goal || name, targetPence, years },
  }
}

/** The plans of the accounts that were opened through the portal, in the order of their positions. */
export function openedPlans(database: Database, personId: string): AccountPlan[] {
  return database
    .all<OpeningRow>(
      'select o.* from openings o join accounts a on a.id = o.account_id where o.person_id = ? order by a.position',
      personId,
    )
    .map(planOf)
}

/** What is collected each month for an account that opens on this day. */
export const monthlyTerms = (monthlyPence: number, opensOn: string): Term[] =>
  changedTerms([], { pence: monthlyPence, day: COLLECTED_ON.day }, opensOn)

/** Accounts of one allowance that are still to be opened; junior ISAs of this child. */
export const openingsAhead = (
  database: Database,
  personId: string,
  { type, child_id }: { type: string; child_id: string | null },
): OpeningRow[] =>
  openingsOf(database, personId).filter((row) => {
    const { wrapper, child } = itemOf(row)
    return row.account_id === null && wrapper === type && (child_id === null || child?.id === child_id)
  })

/** Pence that such accounts will take in first payments in a tax year. */
export function firstPaymentsAhead(
  database: Database,
  personId: string,
  account: { type: string; child_id: string | null },
  year: number,
): number {
  return openingsAhead(database, personId, account)
    .filter(({ funded_on }) => taxYearOfDate(funded_on) === year)
    .reduce((sum, row) => sum + itemOf(row).initialPence, 0)
}
