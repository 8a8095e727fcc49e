// Investment reviews: each quarter balances to the penny with the account's transactions and follows the one before.
import { describe, expect, it } from 'vitest'
import { getPerformance } from '#api/accounts/performance.ts'
import { getReview, listReviews } from '#api/accounts/reviews.ts'
import { listTransactions } from '#api/accounts/transactions.ts'
import { formatPence, formatReturn } from '#base/money.ts'
import { performanceOver } from '#domain/returns/performance.ts'
import { spanOf } from '#domain/returns/spans.ts'
import { readPdf } from '../../../support/pdf-text.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { get } = openSandbox()
const listOf = (caller: Caller, id: string) =>
  listReviews.answer.parse(get(caller, `/api/portfolios/${id}/reviews`).body)
const reviewOf = (caller: Caller, account: string, id: string) =>
  getReview.answer.parse(get(caller, `/api/portfolios/${account}/reviews/${id}`).body)

describe('The reviews of an account', () => {
  it('are one a quarter since it was opened, newest first [R-PAGE-08]', () => {
    const { reviews, currency } = listOf(people.amelia, 'A-U-20002-2')
    expect(currency).toBe('GBP')
    expect(reviews.map(({ id }) => id).slice(0, 3)).toEqual(['2026-Q3', '2026-Q2', '2026-Q1'])
    expect(reviews.at(-1)).toMatchObject({ id: '2021-Q1', from: '2021-01-21', to: '2021-03-31' })
    expect(reviews).toHaveLength(23)
  })

  it('come two weeks after the quarter, on a working day', () => {
    const newest = (now: string) =>
      listReviews.answer.parse(
        openSandbox(new Date(now)).get(people.amelia, '/api/portfolios/A-U-20002-2/reviews').body,
      ).reviews[0]!.id
    expect([newest('2026-10-13T12:00:00Z'), newest('2026-10-14T12:00:00Z')]).toEqual(['2026-Q2', '2026-Q3'])
    expect(reviewOf(people.amelia, 'A-U-20002-2', '2026-Q3').publishedOn).toBe('2026-10-14')
  })

  it('say when the next one comes, which for a new account is the first', () => {
    expect(listOf(people.amelia, 'A-U-20002-2').nextExpectedOn).toBe('2027-01-14')
    expect(listOf(people.ruth, 'A-U-20016-2')).toMatchObject({ reviews: [], nextExpectedOn: '2027-01-14' })
    expect(listOf(people.farid, 'A-U-20007-3').nextExpectedOn).toBeNull()
  })

  it.each([
    ['amelia', 'A-U-20002-2'],
    ['amelia', 'A-U-20002-3'],
    ['ben', 'A-U-20003-4'],
    ['ben', 'A-U-20003-5'],
  ] as const)(
    'of %s, %s, balance to the penny with the transactions, each from where the last one ended',
    (person, account) => {
      const caller = people[person]
      let opening = 0
      for (const { id, closingPence } of listOf(caller, account).reviews.toReversed()) {
        const review = reviewOf(caller, account, id)
        const { totals } = listTransactions.answer.parse(
          get(caller, `/api/portfolios/${account}/transactions?from=${review.from}&to=${review.to}`).body,
        )
        const total = (...types: string[]) =>
          totals.byType.reduce((sum, one) => (types.includes(one.type) ? sum + one.amountPence : sum), 0)
        expect(review.openingPence).toBe(opening)
        expect(review.closingPence).toBe(closingPence)
        expect(review.paidInPence).toBe(total('PaidIn', 'TaxRelief'))
        expect(review.takenOutPence).toBe(0 - total('Withdrawal'))
        expect(review.incomePence).toBe(total('Dividend', 'Interest'))
        expect(review.fees.pence).toBe(0 - total('Fee'))
        expect(review.fees.items.reduce((sum, { pence }) => sum + pence, 0)).toBe(review.fees.pence)
        expect(review.trades.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(
          total('Buy', 'Sell'),
        )
        expect(
          review.openingPence +
            review.paidInPence -
            review.takenOutPence +
            review.incomePence +
            review.marketPence -
            review.fees.pence,
        ).toBe(review.closingPence)
        expect(review.gainPence).toBe(review.incomePence + review.marketPence - review.fees.pence)
        opening = review.closingPence
      }
    },
  )

  it('say the returns of the Performance page over the same days', () => {
    const { points } = getPerformance.answer.parse(
      get(people.amelia, '/api/portfolios/A-U-20002-2/performance').body,
    )
    const { performance } = reviewOf(people.amelia, 'A-U-20002-2', '2026-Q3')
    const quarter = performanceOver(spanOf(points, '2026-06-30', '2026-09-30')!)
    const all = performanceOver(spanOf(points, undefined, '2026-09-30')!)
    expect(performance.quarter).toMatchObject({ from: '2026-07-01', growth: quarter.timeWeighted.total })
    expect(performance.sinceStart.growth).toBe(all.timeWeighted.total)
    expect([performance.volatility, performance.largestFall]).toEqual([all.volatility, all.largestFall])
    expect(performance.years.map(({ from, to }) => [from, to])).toEqual([
      ['2025-10-01', '2026-09-30'],
      ['2024-10-01', '2025-09-30'],
      ['2023-10-01', '2024-09-30'],
      ['2022-10-01', '2023-09-30'],
      ['2021-10-01', '2022-09-30'],
    ])
    expect(performance.year).toEqual(performance.years[0])
    for (const { benchmarkGrowth } of performance.years) expect(benchmarkGrowth).not.toBeNull()
  })

  it('give each trade its reason', () => {
    const april = reviewOf(people.amelia, 'A-U-20002-2', '2025-Q2').trades
    expect(april.filter(({ type }) => type === 'Sell').map(({ why }) => why)).toContain(
      'Pays for your withdrawal. It came from your largest holding.',
    )
    const reasons = listOf(people.amelia, 'A-U-20002-2').reviews.flatMap(({ id }) =>
      reviewOf(people.amelia, 'A-U-20002-2', id).trades.map(({ why }) => why),
    )
    expect(reasons.filter((why) => !/^(It was below|It had grown beyond|Pays) /.test(why))).toEqual([])
  })

  it('have a commentary that names what did best and last, and an outlook', () => {
    const { commentary, outlook, author } = reviewOf(people.amelia, 'A-U-20002-1', '2026-Q3')
    expect(commentary[0]).toMatch(
      /^Your portfolio returned [+−]\d+\.\d% after our fees\. Its benchmark, “Similar portfolios.*”, returned (the same|[+−]?\d+\.\d%)\.$/,
    )
    expect(commentary[1]).toMatch(
      / did best: its price (rose|fell) [\d.]+%\. .* came last: its price (rose|fell) [\d.]+%\.$/,
    )
    expect([outlook.length, author]).toEqual([3, 'Helen Ward'])
  })

  it('come as a PDF with every figure of the page, on as many pages as it takes', async () => {
    const path = '/api/portfolios/A-U-20016-1/reviews/2026-Q3'
    const review = getReview.answer.parse(get(people.ruth, path).body)
    const sent = get(people.ruth, `${path}/file`).body as Record<
      'fileName' | 'contentType' | 'base64',
      string
    >
    expect([sent.fileName, sent.contentType]).toEqual([
      '2026-10-14 Investment review 2026-Q3 General Investment Account.pdf',
      'application/pdf',
    ])
    const { pages, title, text: shown } = await readPdf(Buffer.from(sent.base64, 'base64'))
    expect(pages).toBeGreaterThan(1)
    expect(title).toBe('Investment review 2026-Q3: General Investment Account')
    const amounts = [
      review.openingPence,
      review.closingPence,
      review.paidInPence,
      review.takenOutPence,
      review.incomePence,
      review.marketPence,
      review.fees.pence,
      review.fees.fundChargesPence,
      ...review.fees.items.map(({ pence }) => pence),
      ...review.trades.map(({ amountPence }) => Math.abs(amountPence)),
    ]
    const { quarter, year, sinceStart, years } = review.performance
    const returns = [quarter, year!, sinceStart, ...years].flatMap(({ growth, benchmarkGrowth }) => [
      growth,
      benchmarkGrowth,
    ])
    const figures = [
      ...amounts.map((pence) => formatPence(pence)),
      ...returns.flatMap((growth) => (growth === null ? [] : [formatReturn(growth)])),
    ].map((figure) => figure.replace('−', '-'))
    expect(figures.filter((figure) => !shown.includes(figure))).toEqual([])
    for (const words of [...review.commentary, ...review.outlook, 'Capital at risk.'])
      expect(shown).toContain(words.replaceAll('−', '-'))
  })

  it('are none before money has come, and not found elsewhere; viewers are turned away', () => {
    expect(listOf(people.farid, 'A-U-20007-3').reviews).toEqual([])
    for (const path of ['reviews', 'reviews/2026-Q3', 'reviews/2026-Q3/file']) {
      expect(get(people.amelia, `/api/portfolios/A-U-20003-1/${path}`).status).toBe(404)
      expect(get({ ...people.isla, clientId: 'C-30007' }, `/api/portfolios/A-C-30007-1/${path}`).status).toBe(
        403,
      )
    }
    expect(get(people.amelia, '/api/portfolios/A-U-20002-1/reviews/2026-Q4').status).toBe(404)
    expect(get(people.amelia, '/api/portfolios/A-U-20002-1/reviews/next').status).toBe(404)
  })
})
