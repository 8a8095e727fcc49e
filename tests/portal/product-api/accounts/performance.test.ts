// How an account has done, as the product API says it: the same figures as the summary, beside comparators of its currency.
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { getComparator, getPerformance } from '#api/accounts/performance.ts'
import { changeOver, performanceOver } from '#domain/returns/performance.ts'
import { spanOf, spanOver } from '#domain/returns/spans.ts'
import { annualised } from '#domain/returns/time-weighted.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { get } = openSandbox()
const performanceOf = (caller: Caller, id: string) =>
  getPerformance.answer.parse(get(caller, `/api/portfolios/${id}/performance`).body)
const comparatorOf = (caller: Caller, id: string, comparator: string) =>
  getComparator.answer.parse(get(caller, `/api/portfolios/${id}/comparators/${comparator}`).body)

describe('The performance of an account', () => {
  it.each([
    ['amelia', 'A-U-20002-1'],
    ['amelia', 'A-U-20002-3'],
    ['ben', 'A-U-20003-5'],
  ] as const)('is for %s, %s, that of the summary to the penny [R-PAGE-04]', (person, id) => {
    const { accounts } = listAccounts.answer.parse(get(people[person], '/api/portfolios').body)
    const account = accounts.find((one) => one.id === id)!
    const { points, currency, valuedOn } = performanceOf(people[person], id)
    const since = performanceOver(spanOver(points, 'SinceStart')!)
    expect({ currency, valuedOn, value: points.at(-1)!.valuePence }).toEqual({
      currency: account.baseCurrency,
      valuedOn: '2026-11-20',
      value: account.valuePence,
    })
    expect([since.gainPence, since.netPaidPence]).toEqual([account.gainPence, account.netContributionsPence])
    expect(since.timeWeighted.total).toBe(account.twr.SinceStart)
    expect(performanceOver(spanOver(points, 'TaxYear')!).timeWeighted.total).toBe(account.twr.TaxYear)
  })

  it('counts Amelia’s withdrawal as taken out and not as a loss', () => {
    const { points } = performanceOf(people.amelia, 'A-U-20002-2')
    const change = changeOver(spanOf(points, '2025-04-01', '2025-04-30')!)
    expect(change).toMatchObject({ paidInPence: 250_00, takenOutPence: 6_500_00, netPaidPence: -6_250_00 })
    expect(Math.abs(change.gainPence)).toBeLessThan(6_000_00)
  })

  it('has fees that only grow, and that come to those of the summary in the last twelve months', () => {
    const ofYear = ['1', '2', '3'].map((number) => {
      const { points } = performanceOf(people.amelia, `A-U-20002-${number}`)
      const fees = points.map(({ feesPence }) => feesPence)
      expect(fees[0]).toBe(0)
      expect(fees).toEqual(fees.toSorted((a, b) => a - b))
      return fees.at(-1)! - points.findLast(({ date }) => date <= '2025-11-20')!.feesPence
    })
    const { totals } = listAccounts.answer.parse(get(people.amelia, '/api/portfolios').body)
    expect(ofYear[0]! + ofYear[1]! + ofYear[2]!).toBe(totals.feesLast12MonthsPence)
  })

  it('has no points before the first money comes', () => {
    expect(performanceOf(people.farid, 'A-U-20007-3')).toMatchObject({ points: [] })
    expect(comparatorOf(people.farid, 'A-U-20007-3', 'peers')).toMatchObject({
      points: [],
      estimatedFrom: null,
    })
  })

  it('is not found for somebody else’s account, and closed to viewers [R-PAGE-04] [R-PROD-07]', () => {
    for (const path of ['performance', 'comparators/cash', 'comparators/cash?x=1']) {
      expect(get(people.amelia, `/api/portfolios/A-U-20003-1/${path}`).status).toBe(404)
      expect(get(people.amelia, `/api/portfolios/unheard-of/${path}`).status).toBe(404)
      expect(get({ ...people.isla, clientId: 'C-30007' }, `/api/portfolios/A-C-30007-1/${path}`).status).toBe(
        403,
      )
    }
    expect(get(people.amelia, '/api/portfolios/A-U-20002-1/comparators/gold').status).toBe(404)
  })

  it('is the client’s for somebody who acts for them [R-PROD-05]', () => {
    expect(
      get({ ...people.grace, clientId: 'C-30003' }, '/api/portfolios/A-C-30003-1/performance').status,
    ).toBe(200)
    expect(get(people.grace, '/api/portfolios/A-C-30003-1/performance').status).toBe(404)
  })
})

describe('The comparators of an account', () => {
  const ids = ['peers', 'cash', 'inflation', 'target']

  it('are peers of the same risk, cash, inflation and its target, each with a source', () => {
    const { comparators } = performanceOf(people.amelia, 'A-U-20002-1')
    expect(comparators.map(({ id, name }) => [id, name])).toEqual([
      ['peers', 'Similar portfolios (risk level 5)'],
      ['cash', 'Cash (SONIA)'],
      ['inflation', 'UK inflation (CPI)'],
      ['target', 'Your target (inflation + 3.5% a year)'],
    ])
    for (const { description, source } of comparators) expect([description, source]).not.toContain('')
  })

  it('are those of the account’s currency', () => {
    const names = (id: string) => performanceOf(people.ben, id).comparators.map(({ name }) => name)
    expect(names('A-U-20003-4')).toContain('Euro area inflation (HICP)')
    expect(names('A-U-20003-5')).toContain('Cash (SOFR)')
  })

  it.each(ids)('start at 100 on the account’s first day and have its days: %s', (id) => {
    const { points } = performanceOf(people.amelia, 'A-U-20002-1')
    const compared = comparatorOf(people.amelia, 'A-U-20002-1', id).points
    expect(compared[0]).toEqual({ date: points[0]!.date, index: 100 })
    expect(compared.map(({ date }) => date)).toEqual(points.map(({ date }) => date))
  })

  it('grow as the market did: inflation 10.5% in 2022, cash 4.7% in 2023, peers down in 2022', () => {
    const grown = (id: string, from: string, to: string) => {
      const { points } = comparatorOf(people.amelia, 'A-U-20002-1', id)
      const indexOn = (date: string) => points.findLast((point) => point.date <= date)!.index
      return indexOn(to) / indexOn(from) - 1
    }
    expect(grown('inflation', '2021-12-31', '2022-12-31')).toBeCloseTo(0.105, 2)
    expect(grown('cash', '2022-12-31', '2023-12-31')).toBeCloseTo(0.048, 2)
    expect(grown('peers', '2021-12-31', '2022-12-31')).toBeLessThan(-0.1)
    const target = grown('target', '2020-12-31', '2025-12-31')
    const inflation = grown('inflation', '2020-12-31', '2025-12-31')
    expect(annualised((1 + target) / (1 + inflation) - 1, '2020-12-31', '2025-12-31')).toBeCloseTo(0.035, 3)
  })

  it('say from when inflation is an estimate: October’s is published on 20 November', () => {
    const estimated = (id: string, now: string) =>
      getComparator.answer.parse(
        openSandbox(new Date(now)).get(people.amelia, `/api/portfolios/A-U-20002-1/comparators/${id}`).body,
      ).estimatedFrom
    expect(estimated('inflation', '2026-11-21T12:00:00Z')).toBe('2026-11-01')
    expect(estimated('target', '2026-11-19T12:00:00Z')).toBe('2026-10-01')
    expect(estimated('cash', '2026-11-21T12:00:00Z')).toBeNull()
  })

  it('fail one at a time for Noor', () => {
    const status = ids.map((id) => get(people.noor, `/api/portfolios/A-U-20015-1/comparators/${id}`).status)
    expect(status).toEqual([200, 200, 500, 200])
  })
})
