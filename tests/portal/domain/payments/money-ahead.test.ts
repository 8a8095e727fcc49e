// Money on its way: one form for payments and collections, and an allowance that is used, planned for and left.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPence } from '#base/money.ts'
import { allowanceLeft, dueWords, moneyAhead, nextInto, nextOf } from '#domain/payments/money-ahead.ts'
import { formatDate } from '#ui/figures/dates.ts'

describe('Money on its way', () => {
  const ahead = moneyAhead({
    payments: [
      { accountId: 'A-1', kind: 'first-payment', pence: 5_000_00, on: '2026-11-30' },
      { accountId: 'A-2', kind: 'bank-transfer', pence: 100_00, on: '2026-11-26' },
    ],
    collections: [
      { accountId: 'A-1', pence: 200_00, on: '2026-12-07' },
      { accountId: 'A-2', pence: 50_00, on: '2026-11-26' },
    ],
  })

  it('is listed by day, payments before collections', () => {
    expect(ahead.map(({ accountId, by }) => [accountId, by])).toEqual([
      ['A-2', 'payment'],
      ['A-2', 'direct-debit'],
      ['A-1', 'first-payment'],
      ['A-1', 'direct-debit'],
    ])
  })

  it('has a next amount for each account, or none', () => {
    expect(nextInto('A-1', ahead)).toMatchObject({ on: '2026-11-30', pence: 5_000_00 })
    expect(nextInto('A-3', ahead)).toBeNull()
  })

  it('is added up over accounts where Direct Debits of one day and currency are collected', () => {
    const into = (pence: number, on: string, by = 'direct-debit', baseCurrency = 'GBP') => ({
      baseCurrency,
      next: { pence, on, by },
    })
    const monthly = [into(400_00, '2026-12-07'), into(250_00, '2026-12-07'), into(80_00, '2026-12-08')]
    expect(nextOf([...monthly, into(50_00, '2026-12-07', 'direct-debit', 'EUR')])).toMatchObject({
      pence: 650_00,
      on: '2026-12-07',
    })
    expect(nextOf([...monthly, into(900_00, '2026-12-01', 'payment')])).toMatchObject({
      pence: 900_00,
      by: 'payment',
    })
    expect(nextOf([{ baseCurrency: 'GBP', next: null }])).toBeUndefined()
  })

  it.each([
    [0, '£100.00 is due on 26\u00a0November 2026.'],
    [2, '£5,000.00 is due on 30\u00a0November 2026 by Direct Debit.'],
    [3, '£200.00 is due on 7\u00a0December 2026 by Direct Debit.'],
  ])('is said with its day and how it comes: %i', (place, sentence) => {
    expect(dueWords(ahead[place]!, { money: (pence) => formatPence(pence), date: formatDate })).toBe(sentence)
  })
})

describe('An allowance', () => {
  it('is used by what was paid in, planned for by what is on its way and collected, and the rest is left', () => {
    const use = { herePence: 0, elsewherePence: 0, onItsWayPence: 5_000_00, collectionsPence: 800_00 }
    expect(allowanceLeft(20_000_00, use)).toEqual({
      ...{ usedPence: 0, plannedPence: 5_800_00 },
      ...{ leftPence: 14_200_00, overPence: 0 },
    })
  })

  it('adds up, or says by how much it is passed', () => {
    const pence = fc.integer({ min: 0, max: 20_000_00 })
    fc.assert(
      fc.property(
        pence,
        pence,
        pence,
        pence,
        (herePence, elsewherePence, onItsWayPence, collectionsPence) => {
          const use = { herePence, elsewherePence, onItsWayPence, collectionsPence }
          const { usedPence, plannedPence, leftPence, overPence } = allowanceLeft(20_000_00, use)
          expect(usedPence + plannedPence + leftPence - overPence).toBe(20_000_00)
          expect(Math.min(leftPence, overPence)).toBe(0)
        },
      ),
    )
  })
})
