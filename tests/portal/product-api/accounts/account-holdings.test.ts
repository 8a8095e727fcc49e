// What one account holds, in its own currency, beside its model and what it held at the last quarter end.
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { getHoldings } from '#api/accounts/holdings.ts'
import { listTransactions } from '#api/accounts/transactions.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { get } = openSandbox()
const holdingsOf = (caller: Caller, id: string) =>
  getHoldings.answer.parse(get(caller, `/api/portfolios/holdings?accountId=${id}`).body)
const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)

describe('The holdings of an account', () => {
  it.each([
    ['amelia', 'A-U-20002-1', 'GBP'],
    ['ben', 'A-U-20003-4', 'EUR'],
    ['ben', 'A-U-20003-5', 'USD'],
  ] as const)(
    'of %s, %s, are in %s and come to its value to the penny [R-PAGE-05] [R-PROD-15]',
    (person, id, currency) => {
      const { accounts } = listAccounts.answer.parse(get(people[person], '/api/portfolios').body)
      const account = accounts.find((one) => one.id === id)!
      const held = holdingsOf(people[person], id)
      expect([held.currency, held.valuePence, held.cashPence]).toEqual([
        currency,
        account.valuePence,
        account.cashPence,
      ])
      expect(sum(held.holdings.map(({ valuePence }) => valuePence)) + held.cashPence).toBe(held.valuePence)
      for (const one of held.holdings) expect(one.valuePence - one.costPence).toBe(one.gainPence)
    },
  )

  it('stand beside the model of risk level 5: 68.6% in equities, 2% and some money market in cash', () => {
    const { mix } = holdingsOf(people.amelia, 'A-U-20002-1').account!
    expect(Object.fromEntries(mix.map(({ assetClass, targetTenths }) => [assetClass, targetTenths]))).toEqual(
      {
        Equities: 686,
        Bonds: 176,
        Alternatives: 94,
        Cash: 44,
      },
    )
    expect([sum(mix.map((one) => one.weightTenths)), sum(mix.map((one) => one.targetTenths))]).toEqual([
      1000, 1000,
    ])
    const equities = mix.find(({ assetClass }) => assetClass === 'Equities')!
    expect(Math.abs(equities.weightTenths - equities.targetTenths)).toBeLessThan(80)
  })

  it('say what was bought and sold since 30 September, as the transactions do', () => {
    const { changes } = holdingsOf(people.amelia, 'A-U-20002-2').account!
    const { transactions } = listTransactions.answer.parse(
      get(people.amelia, '/api/portfolios/A-U-20002-2/transactions?from=2026-10-01&type=Buy&type=Sell').body,
    )
    expect(changes!.since).toBe('2026-09-30')
    expect(changes!.trades.length).toBeGreaterThan(1)
    expect(sum(changes!.trades.map(({ amountPence }) => amountPence))).toBe(
      -sum(transactions.map(({ amountPence }) => amountPence)),
    )
    for (const { isin, unitsBefore, unitsNow } of changes!.trades) {
      const own = transactions.filter(({ trade }) => trade?.isin === isin)
      expect(unitsNow - unitsBefore).toBeCloseTo(sum(own.map(({ trade }) => trade!.units)), 6)
    }
  })

  it('have a price of Thursday for a fund that reports late, and say so', () => {
    const { holdings } = holdingsOf(people.ben, 'A-U-20003-4')
    expect(holdings.map(({ name, isStale, priceDate }) => [name, isStale, priceDate])).toContainEqual([
      'Calder Euro Government Bond',
      true,
      '2026-11-19',
    ])
    expect(holdings.filter(({ isStale }) => isStale)).toHaveLength(1)
  })

  it('are none while it awaits money, with its model', () => {
    expect(holdingsOf(people.farid, 'A-U-20007-3')).toMatchObject({
      valuePence: 0,
      holdings: [],
      account: { changes: null, toInvest: null },
    })
  })

  it('say what has come in and is not invested yet', () => {
    const friday = openSandbox(new Date('2026-11-06T12:00:00Z'))
    const { account } = getHoldings.answer.parse(
      friday.get(people.amelia, '/api/portfolios/holdings?accountId=A-U-20002-2').body,
    )
    expect(account!.toInvest).toEqual({ pence: 250_00, investedBy: '2026-11-06' })
    expect(holdingsOf(people.amelia, 'A-U-20002-2').account!.toInvest).toBeNull()
  })

  it('are all cash in Ruth’s new ISA, to be invested on Monday', () => {
    expect(holdingsOf(people.ruth, 'A-U-20016-2')).toMatchObject({
      valuePence: 8_000_00,
      cashPence: 8_000_00,
      holdings: [],
      account: { changes: null, toInvest: { pence: 8_000_00, investedBy: '2026-11-23' } },
    })
  })

  it('have no model for all accounts together', () => {
    expect(getHoldings.answer.parse(get(people.ben, '/api/portfolios/holdings').body)).toMatchObject({
      currency: 'GBP',
      account: null,
    })
  })
})
