// Writes a person's accounts and simulates them by their plans and by the payments asked for.
import type { AccountPlan, Child } from '#product-api/ledger/life/account-plan.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { bankAccountsOf } from '#product-api/payments/records/bank-account-records.ts'
import { feeBandFor } from '#domain/fees/fee-rate.ts'
import {
  earlierMoney,
  fromEmployer,
  paymentFlows,
  setPaidAmount,
} from '#product-api/payments/records/payment-flows.ts'
import { trustedAmount } from '#product-api/data/checked-amount.ts'
import { addMandate, collectedFor } from '#product-api/payments/records/mandate-records.ts'
import { accountIdOf } from '#product-api/ledger/own-account.ts'
import { feeRateOn } from '#product-api/ledger/fee-rates.ts'
import { flowsOf, plannedTerms, reliefOf, standingOrder, type Flow } from '#product-api/ledger/life/flows.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { othersContributions } from '#product-api/ledger/networks.ts'
import type { Seeding } from '#product-api/data/seeding.ts'
import { simulate } from '#product-api/ledger/life/simulate.ts'
import { addLife } from './write-life.ts'

/** The accounts of these plans, simulated up to the day of valuation. */
export function seedAccounts(seeding: Seeding, plans: AccountPlan[], children: Child[]): void {
  const market = marketUntil(seeding.valuedOn)
  const netPaid = plans.flatMap((plan) =>
    flowsOf(plan, seeding.valuedOn).map(({ pence, on }) =>
      Math.round(pence * market.gbpRate(plan.currency, on)),
    ),
  )
  const { rateBps } = feeBandFor(
    netPaid.reduce((sum, pence) => sum + pence, 0),
    othersContributions(seeding.database, seeding.person.id),
  )
  for (const [index, plan] of plans.entries()) seedAccount(seeding, plan, index, rateBps, children)
  continueAccounts(seeding, plans)
}

/** Simulates the accounts of these plans on to the day of valuation; what is there already stays as it is. */
export function continueAccounts(seeding: Seeding, plans: AccountPlan[]): void {
  const market = marketUntil(seeding.valuedOn)
  // What a general account was sold for is known before it is paid into an ISA.
  const inOrder = [...plans.entries()].toSorted(
    ([, a], [, b]) => Number(b.type === 'GIA') - Number(a.type === 'GIA'),
  )
  for (const [index, plan] of inOrder) {
    const accountId = idOf(seeding, index)
    const feeBpsOn = (takenOn: string) => feeRateOn(seeding.database, accountId, takenOn)
    const collected = collectedFor(seeding.database, accountId, plan.openedOn, seeding.valuedOn)
    const flows = withPayments(
      seeding,
      { accountId, isPension: plan.type === 'Pension' },
      flowsOf(plan, seeding.valuedOn, collected),
    )
    const life = simulate({ ...plan, feeBpsOn, flows }, seeding.valuedOn, market)
    for (const [id, pence] of life.paidOut) setPaidAmount(seeding.database, id, pence)
    addLife(seeding, accountId, life)
  }
}

/** The planned flows and those of payments asked for in the portal; a first payment opens the account. */
function withPayments(
  { database, valuedOn }: Seeding,
  { accountId, isPension }: { accountId: string; isPension: boolean },
  planned: Flow[],
): Flow[] {
  const moved = paymentFlows(database, accountId, valuedOn)
  const asked = moved.map(({ id, on, pence, description, takesAll }): Flow => ({
    on,
    type: pence > 0 ? 'PaidIn' : 'Withdrawal',
    pence,
    isLump: true,
    description,
    takesAll,
    paymentId: id,
  }))
  const relieved = asked.filter(
    ({ pence, description }) =>
      isPension && pence > 0 && description !== fromEmployer && description !== earlierMoney,
  )
  const flows = [...planned, ...asked, ...relieved.map(reliefOf)]
    .filter(({ on }) => on <= valuedOn)
    .toSorted((a, b) => a.on.localeCompare(b.on))
  if (flows.length > 0)
    database.run(`update accounts set status = 'Open' where id = ? and status = 'AwaitingMoney'`, accountId)
  // Standing orders end when everything is taken out; Direct Debits have ended by their terms.
  const emptiedOn = moved.find(({ isAll }) => isAll)?.on
  return flows.filter(
    ({ on, description }) => emptiedOn === undefined || on < emptiedOn || description !== standingOrder,
  )
}

export const idOf = ({ person }: Seeding, position: number): string => accountIdOf(person, position)

/** Writes one account at its place among the person's, with its Direct Debit; no life yet. */
export function seedAccount(
  seeding: Seeding,
  plan: AccountPlan,
  position: number,
  feeBps: number,
  children: Child[],
): void {
  const { database, person, today, valuedOn } = seeding
  const child = children.find(({ name }) => name === plan.child)
  const goal = plan.goal && {
    name: `${child?.name ?? person.name}’s ${plan.goal.name}`,
    targetPence: plan.goal.targetPence,
    targetOn: addMonths(today, plan.goal.years * 12),
  }
  database.insert('accounts', {
    id: idOf(seeding, position),
    person_id: person.id,
    account_number: `NP${person.userId.replace(/\D/g, '')}${String(position + 1).padStart(2, '0')}`,
    type: plan.type,
    // As its owner reads it, on every page and paper.
    name: withoutOwner(plan.name ?? (child ? `${child.name} ${plan.label}` : plan.label), person.name),
    child_id: child?.id ?? null,
    currency: plan.currency,
    status: plan.openedOn <= valuedOn && plan.lumps.length > 0 ? 'Open' : 'AwaitingMoney',
    opened_on: plan.openedOn,
    risk_level: plan.riskLevel,
    fee_bps: feeBps,
    goal: goal && JSON.stringify(goal),
    subscription: plan.isSubscribed ? 'Subscribed' : 'NotSubscribed',
    position,
  })
  const terms = plannedTerms(plan)
  if (terms.length === 0) return
  addMandate(database, {
    person_id: person.id,
    account_id: idOf(seeding, position),
    bank_account: bankAccountsOf(database, person.id)[0]?.id ?? '',
    status: plan.monthlyUntil === undefined ? 'active' : 'cancelled',
    amount_pence: trustedAmount(plan.monthlyPence),
    day: terms[0]!.day,
    terms,
    since: today,
  })
}
