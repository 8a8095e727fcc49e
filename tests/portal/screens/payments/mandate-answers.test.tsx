// Adding money each month: the fields of a Direct Debit with what people can get wrong.
import { describe, expect, it } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import { errorsOf, summaryOf, toSend } from '#forms/form-logic.ts'
import { addMoneyForm } from '#screens/payments/add-money/add-money-form.tsx'
import { yearlyPence } from '#screens/payments/mandates/mandate-values.ts'
import { refused } from '../../../support/refused.ts'

const banks = [{ id: 'BA-1', label: 'Harbour Bank, account ending 5678' }]
const isa = { id: 'A-1', name: 'ISA', type: 'ISA', baseCurrency: 'GBP' } as Account
const general = { id: 'A-2', name: 'General', type: 'GIA', baseCurrency: 'GBP' } as Account
const form = addMoneyForm({
  ...{ accounts: [general, isa], account: general, use: undefined, today: '2026-11-21', often: 'monthly' },
  allowanceOf: () => ({ data: undefined, hasFailed: false }),
  declare: async () => undefined,
  // The general account has a Direct Debit already.
  monthly: { bankAccounts: banks, noticeEndsOn: '2026-12-07', guarantee: [], free: [isa] },
})
const filled = { ...form.blank, amount: '£1,000' }

describe('The form of a Direct Debit', () => {
  it('has nothing to say against what can be collected', () => {
    expect(errorsOf(form, filled)).toEqual({})
  })

  it.each([
    [{ amount: '' }, { amount: 'Enter an amount' }],
    [{ amount: '24.99' }, { amount: 'Enter £25 or more' }],
    [{ amount: '-100' }, { amount: 'Enter an amount, such as 5,000' }],
    [{ amount: '١٠٠' }, { amount: 'Enter an amount, such as 5,000' }],
    [{ day: '31' }, { day: 'Choose a day from 1 to 28' }],
    [{ bankAccountId: 'BA-2' }, { bankAccountId: 'Choose a bank account' }],
  ])('says of %j what is wrong', (part, problems) => {
    expect(errorsOf(form, { ...filled, ...part })).toEqual(problems)
  })

  it('is into an account that has none yet, whichever the page offers, and says so while it is not sent', () => {
    expect(form.unsent(filled)).toBe('£1,000.00 a month into ISA')
    expect(toSend(form, filled)).toMatchObject({
      ...{ accountId: 'A-1', amountPence: 1_000_00, contribution: undefined },
      monthly: { day: 5, bankAccountId: 'BA-1' },
    })
  })

  it('says a year’s total, once an amount is there', () => {
    expect(yearlyPence('100.50')).toBe(1_206_00)
    expect([yearlyPence(''), yearlyPence('abc')]).toEqual([undefined, undefined])
  })

  it('shows the bank account masked', () => {
    expect(summaryOf(form, filled).at(-1)).toMatchObject({
      label: 'Paid from',
      value: 'Harbour Bank, account ending 5678',
    })
  })

  it('names what fits a month, where the server knows of less room', () => {
    const error = refused('over-allowance', { monthlyPence: 750_00 })
    expect(form.errorMessage(error, filled)).toContain('£750.00 a month')
    expect(form.errorMessage(refused('other'), filled)).toBeUndefined()
  })
})
