// Every person's figures worked out again, slowly, from the transactions that the API shows: nothing of the sandbox's own
// arithmetic is used. Amounts in an account's currency; pounds are compared where an account is in pounds.
import { describe, expect, it } from 'vitest'
import { listAccounts, type Account } from '#api/accounts/accounts.ts'
import { getHoldings, type Holding } from '#api/accounts/holdings.ts'
import { listTransactions, type AccountTransaction } from '#api/accounts/transactions.ts'
import { getFees } from '#api/tax/fees.ts'
import { getTaxUse } from '#api/tax/tax-use.ts'
import personas from '../../../../config/personas.json' with { type: 'json' }
import { openSandbox, type Caller } from '../support/sandbox.ts'

/** Each day that the figures are for. */
const days = ['2026-11-23', '2027-04-06']

const callers = personas.personas.flatMap((persona): [string, Caller][] =>
  persona.subject === undefined || persona['user-id'] === undefined
    ? []
    : [[persona.name, { userId: persona['user-id'], subject: persona.subject }]],
)

type Sandbox = ReturnType<typeof openSandbox>

/** The oldest first. */
function ledgerOf({ get }: Sandbox, who: Caller, { id }: Pick<Account, 'id'>): AccountTransaction[] {
  const found: AccountTransaction[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const address: string = `/api/portfolios/${id}/transactions?limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const page = listTransactions.answer.parse(get(who, address).body)
    found.push(...page.transactions)
    cursor = page.nextCursor
  }
  return found.toReversed()
}

const sumOf = (entries: readonly { amountPence: number }[]) => {
  let sum = 0
  for (const { amountPence } of entries) sum += amountPence
  return sum
}
const ofType = (entries: readonly AccountTransaction[], ...types: string[]) =>
  entries.filter(({ type }) => types.includes(type))
const startOfYear = (day: string) => {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-06' ? 1 : 0)
  return `${year}-04-06`
}

/** Thousandths of a unit of each fund, added one trade at a time. */
function unitsOf(entries: readonly AccountTransaction[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { trade } of entries)
    if (trade) units.set(trade.isin, (units.get(trade.isin) ?? 0) + Math.round(trade.units * 1000))
  return units
}

/** What units are worth: a price is in hundredths of a penny at most, and the value whole pence. */
const valueOf = ({ price }: Holding, milli: number) => Math.round((milli * Math.round(price * 100)) / 100_000)

/** The figures of one account, shown and worked out. */
function figuresOf(sandbox: Sandbox, who: Caller, account: Account) {
  const entries = ledgerOf(sandbox, who, account)
  const { get } = sandbox
  const { holdings, cashPence } = getHoldings.answer.parse(
    get(who, `/api/portfolios/holdings?accountId=${account.id}`).body,
  )
  const units = unitsOf(entries)
  let [cash, invested] = [0, 0]
  const wrongCash: string[] = []
  for (const { id, amountPence, cashAfterPence } of entries) {
    cash += amountPence
    if (cash !== cashAfterPence) wrongCash.push(id)
  }
  for (const holding of holdings) invested += valueOf(holding, units.get(holding.isin) ?? 0)
  const net = sumOf(ofType(entries, 'PaidIn', 'TaxRelief', 'Withdrawal'))
  return {
    shown: {
      wrongCash: [],
      cash: cashPence,
      value: account.valuePence,
      net: account.netContributionsPence,
      gain: account.gainPence,
      units: Object.fromEntries(holdings.map(({ isin, units: each }) => [isin, Math.round(each * 1000)])),
    },
    worked: {
      wrongCash,
      cash,
      value: cash + invested,
      net,
      gain: cash + invested - net,
      units: Object.fromEntries([...units].filter(([, milli]) => milli !== 0)),
    },
    entries,
  }
}

describe.each(days)('On %s, worked out from the transactions', (day) => {
  const sandbox = openSandbox(new Date(`${day}T12:00:00Z`))
  const { get } = sandbox

  it.each(callers)('%s has the same cash, units, value, payments and gain in each account', (_, who) => {
    const { accounts } = listAccounts.answer.parse(get(who, '/api/portfolios').body)
    for (const account of accounts) {
      const { shown, worked } = figuresOf(sandbox, who, account)
      expect({ id: account.id, ...shown }).toEqual({
        id: account.id,
        ...worked,
      })
    }
  })

  it.each(callers)('%s has the same sums of all accounts, fees, allowances and income', (_, who) => {
    const { accounts, totals, valuedOn } = listAccounts.answer.parse(get(who, '/api/portfolios').body)
    // The rates of past days are not shown.
    if (accounts.some(({ baseCurrency }) => baseCurrency !== 'GBP')) return
    const use = getTaxUse.answer.parse(get(who, '/api/portfolios/taxuse').body)
    const fees = getFees.answer.parse(get(who, '/api/fees').body)
    const all = accounts.map((account) => ({ ...account, entries: ledgerOf(sandbox, who, account) }))
    const thisYear = (types: string[], ...ids: string[]) => {
      let sum = 0
      for (const { type, child, entries } of all)
        if (types.includes(type) && (ids.length === 0 || ids.includes(child?.id ?? '')))
          for (const entry of entries)
            if (entry.type === 'PaidIn' && entry.date >= startOfYear(use.today))
              if (!entry.description.includes('money of earlier tax years')) sum += entry.amountPence
      return sum
    }
    const income = (wanted: string) =>
      sumOf(
        all
          .filter(({ type }) => type === 'GIA')
          .flatMap(({ entries }) =>
            ofType(entries, wanted).filter(({ date }) => date >= startOfYear(use.today)),
          ),
      )
    const feesOf = (from: string, to: string) =>
      0 -
      sumOf(
        all.flatMap(({ entries }) => ofType(entries, 'Fee').filter(({ date }) => date >= from && date <= to)),
      )
    const hasGeneral = all.some(({ type }) => type === 'GIA')
    expect({
      value: totals.valuePence,
      net: totals.netContributionsPence,
      gain: totals.gainPence,
      fees: totals.feesLast12MonthsPence,
      isa: use.isa.herePence,
      juniors: use.juniors.map(({ herePence }) => herePence),
      dividends: use.general?.dividendsPence ?? 0,
      interest: use.general?.interestPence ?? 0,
    }).toEqual({
      value: all.reduce((sum, { valuePence }) => sum + valuePence, 0),
      net: sumOf(all.flatMap(({ entries }) => ofType(entries, 'PaidIn', 'TaxRelief', 'Withdrawal'))),
      gain: totals.valuePence - totals.netContributionsPence,
      fees: feesOf(fees.from, valuedOn),
      isa: thisYear(['ISA']),
      juniors: use.juniors.map(({ childId }) => thisYear(['JISA'], childId)),
      dividends: hasGeneral ? income('Dividend') : 0,
      interest: hasGeneral ? income('Interest') : 0,
    })
  })
})
