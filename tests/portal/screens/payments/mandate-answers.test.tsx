// The form of a Direct Debit: its fields with what people can get wrong.
import { describe, expect, it } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import { errorsOf, summaryOf } from '#forms/form-logic.ts'
import { newMandateForm } from '#screens/payments/mandates/mandate-form.tsx'
import { yearlyPence } from '#screens/payments/mandates/mandate-values.ts'
import { refused } from '../../../support/refused.ts'

const banks = [{ id: 'BA-1', label: 'Harbour Bank, account ending 5678' }]
const filled = { accountId: 'A-1', mandateId: '', amount: '£1,000', day: '5', bankAccountId: 'BA-1' }
const isa = { id: 'A-1', name: 'ISA', type: 'ISA', baseCurrency: 'GBP' } as Account
const form = newMandateForm({ bankAccounts: banks, noticeEndsOn: '2026-12-07' }, [isa], () => false)

describe('The form of a Direct Debit', () => {
  it('has nothing to say against what can be collected', () => {
    expect(errorsOf(form, filled)).toEqual({})
  })

  it.each([
    [{ amount: '' }, { amount: 'Enter an amount' }],
    [{ amount: '24.99' }, { amount: 'Enter £25.00 or more' }],
    [{ amount: '-100' }, { amount: 'Enter an amount, such as 1,000 or 1,000.50' }],
    [{ amount: '١٠٠' }, { amount: 'Enter an amount, such as 1,000 or 1,000.50' }],
    [{ day: '31' }, { day: 'Choose a day from 1 to 28' }],
    [{ bankAccountId: 'BA-2' }, { bankAccountId: 'Choose a bank account' }],
  ])('says of %j what is wrong', (part, problems) => {
    expect(errorsOf(form, { ...filled, ...part })).toEqual(problems)
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
