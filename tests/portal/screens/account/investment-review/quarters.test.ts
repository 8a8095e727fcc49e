import { describe, expect, it } from 'vitest'
import type { Reviews } from '#api/accounts/reviews.ts'
import { chooseReview, nameOf, quarterIn } from '#screens/account/investment-review/quarters.ts'

const review = (id: string, from: string, to: string): Reviews['reviews'][number] => ({
  id,
  from,
  to,
  closingPence: 0,
  growth: null,
  benchmarkGrowth: null,
})
const third = review('2026-Q3', '2026-07-01', '2026-09-30')
const second = review('2026-Q2', '2026-05-20', '2026-06-30')

describe('The address of an investment review', () => {
  it('means the newest quarter when it names none', () => {
    expect(chooseReview([third, second], null)).toEqual({ review: third, isUnknown: false })
  })

  it('names a quarter', () => {
    expect(chooseReview([third, second], '2026-Q2')).toEqual({ review: second, isUnknown: false })
  })

  it.each(['2031-Q1', '2026-q2', '2026', '', '../2026-Q2'])(
    'with the unknown quarter “%s” shows the newest and says so [R-PAGE-08]',
    (asked) => {
      expect(chooseReview([third, second], asked)).toEqual({ review: third, isUnknown: true })
    },
  )

  it('shows no review of an account without them', () => {
    expect(chooseReview([], null)).toEqual({ review: undefined, isUnknown: false })
  })

  it('is read without the list of reviews only where it names a quarter', () => {
    expect(quarterIn('2026-Q2')).toBe('2026-Q2')
    for (const text of [null, '', '2026-Q5', '2026-Q22', 'next']) expect(quarterIn(text)).toBeUndefined()
  })
})

describe('A quarter', () => {
  it.each([
    ['2026-01-01', '2026-03-31', 'January to March 2026'],
    ['2026-07-01', '2026-09-30', 'July to September 2026'],
    ['2025-10-01', '2025-12-31', 'October to December 2025'],
  ])('is called by its months from %s to %s', (from, to, name) => {
    expect(nameOf({ from, to })).toBe(name)
  })

  it('is called by its days when it began in the middle', () => {
    expect(nameOf({ from: '2020-11-23', to: '2020-12-31' })).toBe('23\u00a0November to 31\u00a0December 2020')
    expect(nameOf({ from: '2020-12-01', to: '2020-12-31' })).toBe('1\u00a0December to 31\u00a0December 2020')
  })
})
