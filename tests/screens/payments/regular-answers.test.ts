// The form of a regular payment out: what is wrong with its answers, and what the server's refusals mean.
import { describe, expect, it } from 'vitest'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { RegularPayment } from '#api/payments/regular-payments.ts'
import {
  blankRegular,
  changedIn,
  checkRegular,
  explainRegular,
  type RegularAnswers,
} from '../../../src/screens/payments/regular/regular-answers.ts'

const bankAccounts = [{ id: 'BA-1', isReady: true }] as BankAccount[]
const known = { mostPence: 5_000_00, currency: 'GBP', isPension: false, bankAccounts, phone: '0800 1' }
const complete: RegularAnswers = { ...blankRegular('A-1', 'BA-1'), amount: '£250', pressed: 'no' }

describe('A regular payment', () => {
  it('with an amount, a bank account and nobody pressing has no problem', () => {
    expect(checkRegular(complete, known)).toEqual({})
  })

  it.each([
    ['', 'Enter an amount'],
    ['lots', 'Enter an amount, such as 250 or 250.50'],
    ['0', 'Enter £25.00 or more'],
    ['24.99', 'Enter £25.00 or more'],
    ['-25', 'Enter an amount, such as 250 or 250.50'],
    ['1.005', 'Enter an amount, such as 250 or 250.50'],
    ['\u202E250', 'Enter an amount, such as 250 or 250.50'],
    ['1000000000000', 'Enter an amount, such as 250 or 250.50'],
    ['5000.01', 'Enter £5,000.00 or less: more is not in the account'],
  ])('of %j is told: %s', (amount, amountProblem) => {
    expect(checkRegular({ ...complete, amount }, known)).toEqual({ amount: amountProblem })
  })

  it('of a pension is within what is in drawdown, with every statement agreed to', () => {
    const problems = checkRegular(
      { ...complete, amount: '6000', accepted: ['tax'] },
      { ...known, isPension: true },
    )
    expect(Object.keys(problems)).toEqual([
      'amount',
      'accepted-invested',
      'accepted-allowance',
      'accepted-benefits',
    ])
    expect(problems.amount).toBe('Enter £5,000.00 or less: more is not in drawdown')
  })

  it('that is changed asks neither for a bank account nor for statements', () => {
    const change = { ...complete, bankAccountId: '' }
    expect(checkRegular(change, { ...known, isPension: true, bankAccounts: undefined })).toEqual({})
  })

  it('is stopped where somebody presses the person', () => {
    expect(checkRegular({ ...complete, pressed: 'unsure' }, known).pressed).toContain('call us on 0800 1')
  })
})

describe('Answers that change a regular payment', () => {
  const [first, second] = [{ id: 'RP-1' }, { id: 'RP-2' }] as [RegularPayment, RegularPayment]

  it('change the one for which they were begun, whichever is offered now', () => {
    expect(changedIn({ regularId: 'RP-1' }, [first, second], second)).toBe(first)
    expect(changedIn({ regularId: 'RP-2' }, [first, second], second)).toBe(second)
  })

  it('change the one that is offered where theirs is not known', () => {
    expect(changedIn({ regularId: '' }, [first, second], second)).toBe(second)
  })

  it('set up a new one where none is offered', () => {
    expect(changedIn({ regularId: '' }, [first, second], undefined)).toBeUndefined()
  })
})

describe('A refusal of the server', () => {
  it('names what can be paid now', () => {
    const refusal = { reason: 'over-available', body: { mostPence: 100_00 } }
    expect(explainRegular(refusal as Parameters<typeof explainRegular>[0])).toContain('£100.00 can be paid')
  })

  it('that the form does not know has no sentence', () => {
    expect(explainRegular({ reason: 'toString', body: {} } as Parameters<typeof explainRegular>[0])).toBe(
      undefined,
    )
  })
})
