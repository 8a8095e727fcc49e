// Writes a person's accounts with the transactions and valuations of their lives.
import { addMonths } from '#domain/london-time.ts'
import { feeBandFor } from '#domain/fee-bands.ts'
import { flowsOf, type Flow } from './flows.ts'
import { marketUntil } from './market.ts'
import type { Seeding } from './person.ts'
import type { AccountPlan } from './plans.ts'
import type { NewTransaction } from './book.ts'
import { simulate } from './simulate.ts'

interface Child {
  id: string
  name: string
}

export function seedAccounts(seeding: Seeding, plans: AccountPlan[], children: Child[]): void {
  const market = marketUntil(seeding.valuedOn)
  const flows = plans.map((plan) => flowsOf(plan, seeding.valuedOn))
  const toGbp = (plan: AccountPlan, flow: Flow) =>
    Math.round(flow.pence * market.gbpRate(plan.currency, flow.on))
  const netPaid = plans.flatMap((plan, index) => flows[index]!.map((flow) => toGbp(plan, flow)))
  const { rateBps } = feeBandFor(netPaid.reduce((sum, pence) => sum + pence, 0))

  for (const [index, plan] of plans.entries()) {
    const accountId = `A-${seeding.person.userId}-${index + 1}`
    seedAccount(seeding, plan, accountId, index, rateBps, children)
    const life = simulate({ ...plan, feeBps: rateBps, flows: flows[index]! }, seeding.valuedOn, market)
    seedTransactions(seeding, accountId, life.transactions)
    for (const valuation of life.valuations) {
      seeding.database.run(
        'insert into valuations values (?, ?, ?, ?, ?, ?, ?)',
        accountId,
        valuation.date,
        valuation.valuePence,
        valuation.netPaidPence,
        valuation.valueGbpPence,
        valuation.netPaidGbpPence,
        valuation.twrIndex,
      )
    }
  }
}

function seedAccount(
  { database, person, today, valuedOn }: Seeding,
  plan: AccountPlan,
  id: string,
  position: number,
  feeBps: number,
  children: Child[],
): void {
  const child = children.find(({ name }) => name === plan.child)
  const goal = plan.goal && {
    name: `${child?.name ?? person.name}'s ${plan.goal.name}`,
    targetPence: plan.goal.targetPence,
    targetOn: addMonths(today, plan.goal.years * 12),
  }
  database.insert('accounts', {
    id,
    person_id: person.id,
    account_number: `NP${person.userId.replace(/\D/g, '')}${String(position + 1).padStart(2, '0')}`,
    type: plan.type,
    name: `${child?.name ?? person.name} ${plan.label}`,
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
}

function seedTransactions({ database }: Seeding, accountId: string, transactions: NewTransaction[]): void {
  const idOfPayment = new Map<string, string>()
  for (const [position, transaction] of transactions.entries()) {
    const id = `${accountId}-T${position + 1}`
    if (transaction.type === 'PaidIn') idOfPayment.set(transaction.date, id)
    database.run(
      'insert into transactions values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      accountId,
      transaction.date,
      position,
      transaction.type,
      transaction.isin,
      transaction.unitsMilli,
      transaction.amountPence,
      transaction.description,
      transaction.hasNote ? contractNoteId(accountId, transaction.date) : null,
      transaction.hasNote ? null : explanations[transaction.type],
      transaction.reliefFor === null ? null : (idOfPayment.get(transaction.reliefFor) ?? null),
    )
  }
}

/** One contract note covers an account's trades of one day. */
export function contractNoteId(accountId: string, date: string): string {
  return `D-${accountId.slice(2)}-CN-${date}`
}

const explanations: Record<NewTransaction['type'], string> = {
  PaidIn: 'Money you paid in. It is usually invested the next working day.',
  TaxRelief: 'HMRC adds £1 for every £4 you pay in. It arrives about six weeks after your payment.',
  Withdrawal: 'Paid to your nominated bank account. Allow three working days.',
  Buy: 'Part of a regular investment. Your quarterly valuation lists it.',
  Sell: 'Part of a regular adjustment. Your quarterly valuation lists it.',
  Dividend: 'Income from a fund, kept as cash in the account.',
  Interest: 'Interest on the cash in the account.',
  Fee: 'The daily value of the account times our yearly rate, divided by 365, for each day of the month.',
}
