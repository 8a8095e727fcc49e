// Gains of general accounts as pages and certificate show them, worked out again from the accounts' transactions.
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { listTransactions } from '#api/accounts/transactions.ts'
import { withdrawalOptions } from '#api/payments/withdrawals.ts'
import { getTaxUse } from '#api/tax/tax-use.ts'
import { daysBetween } from '#base/dates/london-time.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

type Sandbox = ReturnType<typeof openSandbox>

const monday = new Date('2026-11-23T12:00:00Z')

const useOf = ({ get }: Sandbox, who: Caller, year: number) =>
  getTaxUse.answer.parse(get(who, `/api/portfolios/taxuse?year=${year}`).body)

interface Lot {
  date: string
  units: number
  pounds: number
}

/** Every purchase and sale of the general accounts by fund, in pounds at the rate of each day; half of a joint account’s. */
function ledgerOf({ get }: Sandbox, who: Caller): Map<string, { bought: Lot[]; sold: Lot[] }> {
  const funds = new Map<string, { bought: Lot[]; sold: Lot[] }>()
  const { accounts } = listAccounts.answer.parse(get(who, '/api/portfolios').body)
  for (const { id, baseCurrency, owners } of accounts.filter(({ type }) => type === 'GIA'))
    for (let cursor: string | null = ''; cursor !== null;) {
      const address = `/api/portfolios/${id}/transactions?type=Buy&type=Sell&limit=500${cursor && `&cursor=${cursor}`}`
      const page = listTransactions.answer.parse(get(who, address).body)
      for (const { date, trade, amountPence } of page.transactions) {
        const fund = funds.get(trade!.isin) ?? { bought: [], sold: [] }
        funds.set(trade!.isin, fund)
        const share = owners.length > 1 ? 0.5 : 1
        const pounds =
          (share * Math.abs(amountPence) * marketUntil('2026-11-20').gbpRate(baseCurrency, date)) / 100
        const side = trade!.units > 0 ? fund.bought : fund.sold
        side.push({ date, units: share * Math.abs(trade!.units), pounds })
      }
      cursor = page.nextCursor
    }
  return funds
}

/** Gains by tax year, in pounds: every pair of a sale and a purchase in the order of the law, then the pool. */
function gainsByYear(funds: ReturnType<typeof ledgerOf>): Map<number, number> {
  const gains = new Map<number, number>()
  for (const { bought, sold } of funds.values()) {
    const left = new Map([...bought, ...sold].map((lot) => [lot, lot.units]))
    const gained = (sale: Lot, units: number, cost: number) => {
      const year = taxYearOfDate(sale.date)
      gains.set(year, (gains.get(year) ?? 0) + (sale.pounds * units) / sale.units - cost)
      left.set(sale, left.get(sale)! - units)
    }
    const pairs = sold
      .flatMap((sale) => bought.map((buy) => ({ sale, buy, days: daysBetween(sale.date, buy.date) })))
      .filter(({ days }) => days >= 0 && days <= 30)
      .toSorted(
        (a, b) =>
          Number(a.days > 0) - Number(b.days > 0) ||
          a.sale.date.localeCompare(b.sale.date) ||
          a.buy.date.localeCompare(b.buy.date),
      )
    for (const { sale, buy } of pairs) {
      const units = Math.min(left.get(sale)!, left.get(buy)!)
      gained(sale, units, (buy.pounds * units) / buy.units)
      left.set(buy, left.get(buy)! - units)
    }
    let [units, pounds] = [0, 0]
    for (const lot of [...bought, ...sold].toSorted((a, b) => a.date.localeCompare(b.date))) {
      const rest = left.get(lot)!
      if (bought.includes(lot)) [units, pounds] = [units + rest, pounds + (lot.pounds * rest) / lot.units]
      else {
        const cost = units === 0 ? 0 : (pounds * rest) / units
        gained(lot, rest, cost)
        ;[units, pounds] = [units - rest, pounds - cost]
      }
    }
  }
  return gains
}

describe('A client who sold and bought the same fund within 30 days', () => {
  const sandbox = openSandbox(monday)

  it('realised £2,870.57 in 2025/26 by the rules, below the exempt amount, and not £3,400 by average cost', () => {
    const { general } = useOf(sandbox, people.farid, 2025)
    expect(general!.realisedGainPence).toBe(2_870_57)
    expect(general!.sales.flatMap(({ matches }) => matches).map(({ rule }) => rule)).toContain('thirty-days')
  })

  it('sees each sale with its matching, and the sales add up', () => {
    const { sales, realisedGainPence } = useOf(sandbox, people.farid, 2025).general!
    expect(sales.reduce((sum, { gainPence }) => sum + gainPence, 0)).toBe(realisedGainPence)
    for (const { units, costPence, proceedsPence, gainPence, matches } of sales) {
      expect(proceedsPence - costPence).toBe(gainPence)
      expect(matches.reduce((sum, match) => sum + match.costPence, 0)).toBe(costPence)
      expect(matches.reduce((sum, match) => sum + match.units, 0)).toBeCloseTo(units, 3)
    }
  })
})

describe('The gains of everybody', () => {
  const sandbox = openSandbox(monday)

  it.each(Object.entries(people))(
    'are those that a slow version finds in the transactions: %s',
    (_, who) => {
      const gains = gainsByYear(ledgerOf(sandbox, who))
      for (let year = 2020; year <= 2026; year += 1)
        expect
          .soft(
            Math.abs(
              (useOf(sandbox, who, year).general?.realisedGainPence ?? 0) / 100 - (gains.get(year) ?? 0),
            ),
          )
          .toBeLessThan(0.05)
    },
    30_000,
  )
})

describe('Somebody who may sell', () => {
  it('has the same gain in a withdrawal as on the tax page, in pounds, and none in an ISA', () => {
    const sandbox = openSandbox(monday)
    const { accounts } = withdrawalOptions.answer.parse(
      sandbox.get(people.ben, '/api/withdrawals/options').body,
    )
    const dollars = accounts.find(({ accountId }) => accountId === 'A-U-20003-5')!
    const [shown] = useOf(sandbox, people.ben, 2026).general!.accounts
    expect(shown).toMatchObject({ accountId: 'A-U-20003-5', unrealisedGainPence: dollars.gainGbpPence })
    expect(accounts.find(({ accountId }) => accountId === 'A-U-20003-1')!.gainGbpPence).toBe(0)
  })

  it('is told what is bought within the next weeks: each collection, and money on its way', () => {
    const sandbox = openSandbox(monday)
    const ahead = () => useOf(sandbox, people.amelia, 2026).general!.purchasesAhead
    expect(ahead()).toEqual([
      { accountId: 'A-U-20002-2', on: '2026-12-08', pence: 250_00, by: 'direct-debit' },
      { accountId: 'A-U-20002-2', on: '2027-01-06', pence: 250_00, by: 'direct-debit' },
    ])
    const arriving = { accountId: 'A-U-20002-2', amountPence: 1_000_00, arrivesOn: '2026-11-26' }
    expect(sandbox.send(people.amelia, 'POST', '/api/payments/bank-transfers', arriving).status).toBe(200)
    expect(ahead()[0]).toEqual({ accountId: 'A-U-20002-2', on: '2026-11-27', pence: 1_000_00, by: 'payment' })
  })
})
