// The form of a regular payment out: what is wrong with its answers, and what the server's refusals mean.
import { describe, expect, it } from 'vitest'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { RegularPayment } from '#api/payments/regular-payments.ts'
import type { Account } from '#api/accounts/accounts.ts'
import { errorsOf } from '#forms/form-logic.ts'
import { changeRegularForm, newRegularForm } from '#screens/payments/regular/regular-form.tsx'
import { changedIn, type Regular } from '#screens/payments/regular/regular-values.ts'
import { refused } from '../../../support/refused.ts'

const bankAccounts = [{ id: 'BA-1', isReady: true }] as BankAccount[]
const targetOf = (type: string) => ({
  account: { id: 'A-1', name: 'Rainy day', type, baseCurrency: 'GBP' } as Account,
  ...{ mostPence: 5_000_00, earliestOn: '2026-12-01' },
})
const formOf = (type: string) => newRegularForm({ targets: [targetOf(type)], bankAccounts }, '0800 1')
const complete: Regular = {
  ...formOf('GIA').blank,
  ...{ accountId: 'A-1', bankAccountId: 'BA-1', amount: '£250', pressed: 'no' },
}

describe('A regular payment', () => {
  it('with an amount, a bank account and nobody pressing has no problem', () => {
    expect(errorsOf(formOf('GIA'), complete)).toEqual({})
  })

  it.each([
    ['', 'Enter an amount'],
    ['lots', 'Enter an amount, such as 5,000'],
    ['0', 'Enter £25 or more'],
    ['24.99', 'Enter £25 or more'],
    ['-25', 'Enter an amount, such as 5,000'],
    ['1.005', 'Enter an amount, such as 5,000'],
    ['\u202E250', 'Enter an amount, such as 5,000'],
    ['1000000000000', 'Enter an amount, such as 5,000'],
    ['5000.01', 'Enter £5,000.00 or less: that is all there is in the account'],
  ])('of %j is told: %s', (amount, amountProblem) => {
    expect(errorsOf(formOf('GIA'), { ...complete, amount })).toEqual({ amount: amountProblem })
  })

  it('of a pension is within what is in drawdown, with every statement agreed to', () => {
    const problems = errorsOf(formOf('Pension'), { ...complete, amount: '6000', 'accepted-tax': 'yes' })
    expect(Object.keys(problems)).toEqual([
      'amount',
      'accepted-invested',
      'accepted-allowance',
      'accepted-benefits',
    ])
    expect(problems['amount']).toBe('Enter £5,000.00 or less: that is all there is in drawdown')
  })

  it('that is changed asks neither for a bank account nor for statements', () => {
    const payment = { id: 'RP-1', accountId: 'A-1', amountPence: 250_00, day: 5 } as RegularPayment
    const form = changeRegularForm(
      { targets: [targetOf('Pension')], payments: [payment], offered: payment },
      '0800 1',
    )
    expect(errorsOf(form, { ...form.blank, pressed: 'no' })).toEqual({})
  })

  it('is stopped where somebody presses the person', () => {
    expect(errorsOf(formOf('GIA'), { ...complete, pressed: 'unsure' })['pressed']).toContain(
      'call us on 0800 1',
    )
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
})

describe('A refusal of the server', () => {
  it('names what can be paid now', () => {
    const error = refused('over-available', { mostPence: 100_00 })
    expect(formOf('GIA').errorMessage(error, complete)).toContain('you can now take £100.00')
  })

  it('that the form does not know has no sentence', () => {
    expect(formOf('GIA').errorMessage(refused('toString'), complete)).toBe(undefined)
  })
})
