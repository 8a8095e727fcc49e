// The sentences of taking money out of a pension: what somebody agrees to is true of the way in which they take it.
import { describe, expect, it } from 'vitest'
import { cancelWords, statementWords, payoutKind } from '#screens/payments/drawdown/drawdown-words.ts'

const whole = payoutKind({ isSmallPot: false })
const smallPot = payoutKind({ isSmallPot: true })

describe('A person who takes money out of a pension', () => {
  it('claims tax back with P55 where a part stays and nothing regular is planned', () => {
    expect(statementWords('tax', 'part', 2026)).toBe(
      'Income is taxed like pay. The first payment is taxed by an emergency code, often too much. If I plan no regular payments, I claim it back from HMRC with form P55; otherwise it comes back with later payments.',
    )
  })

  it('claims nothing back with a form where payments are regular', () => {
    expect(statementWords('tax', 'regular', 2026)).toBe(
      'Income is taxed like pay. The first payment is taxed by an emergency code, often too much; it comes back with later payments, by the tax code that HMRC sends.',
    )
    expect(statementWords('allowance', 'regular', 2026)).toBe(
      'Once I take income, only £10,000.00 a year can be paid into my pensions with tax relief. Tax-free cash alone does not change that.',
    )
  })

  it('claims it back with P53Z or P50Z where nothing stays', () => {
    expect(statementWords('tax', whole, 2026)).toBe(
      'Income is taxed like pay. It is taxed by an emergency code, often too much; I claim it back from HMRC with form P53Z, or with P50Z if I have no other income than the State Pension.',
    )
  })

  it('is taxed at the basic rate on a small pot, by no emergency code', () => {
    expect(statementWords('tax', smallPot, 2026)).toBe(
      'Income is taxed like pay. The basic rate is taken off first; I claim back from HMRC what was too much, and owe what was too little.',
    )
  })

  it('can pay in less: once they take income, or with the whole pension from the day of payment', () => {
    expect(statementWords('allowance', 'part', 2026)).toBe(
      'Once I take income, only £10,000.00 a year can be paid into my pensions with tax relief. Tax-free cash alone does not change that.',
    )
    expect(statementWords('allowance', whole, 2026)).toBe(
      'From the day of payment on, only £10,000.00 a year can be paid into my pensions with tax relief, for good.',
    )
  })

  it('can cancel up to the day before it starts, thirty days or more', () => {
    // Asked for on 25 November 2026: day 31 is a Saturday, and Monday is a substitute for Boxing Day.
    expect(cancelWords('2026-12-29')).toBe(
      'You can cancel until 28\u00a0December 2026, at least thirty days from today.',
    )
  })
})
