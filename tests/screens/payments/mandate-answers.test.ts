// The form of a Direct Debit: its fields with what people can get wrong.
import { describe, expect, it } from 'vitest'
import {
  checkMandate,
  describeMandate,
  explainMandate,
  yearlyPence,
} from '../../../src/screens/payments/mandates/mandate-answers.ts'

const banks = [{ id: 'BA-1', label: 'Harbour Bank, account ending 5678' }]
const filled = { accountId: 'A-1', mandateId: '', amount: '£1,000', day: '5', bankAccountId: 'BA-1' }
const about = { currency: 'GBP', accountName: 'ISA', banks }

describe('The form of a Direct Debit', () => {
  it('has nothing to say against what can be collected', () => {
    expect(checkMandate(filled, about)).toEqual({})
  })

  it.each([
    [{ amount: '' }, { amount: 'Enter an amount' }],
    [{ amount: '24.99' }, { amount: 'Enter £25.00 or more' }],
    [{ amount: '-100' }, { amount: 'Enter an amount, such as 1,000 or 1,000.50' }],
    [{ amount: '١٠٠' }, { amount: 'Enter an amount, such as 1,000 or 1,000.50' }],
    [{ day: '31' }, { day: 'Choose a day from 1 to 28' }],
    [{ bankAccountId: 'BA-2' }, { bankAccountId: 'Choose a bank account' }],
  ])('says of %j what is wrong', (part, problems) => {
    expect(checkMandate({ ...filled, ...part }, about)).toEqual(problems)
  })

  it('says a year’s total, once an amount is there', () => {
    expect(yearlyPence('100.50')).toBe(1_206_00)
    expect([yearlyPence(''), yearlyPence('abc')]).toEqual([undefined, undefined])
  })

  it('shows the bank account masked', () => {
    expect(describeMandate(filled, about).at(-1)).toEqual({
      label: 'Paid from',
      value: 'Harbour Bank, account ending 5678',
    })
  })

  it('names what fits a month, where the server knows of less room', () => {
    const refusal = { message: undefined, reason: 'over-allowance', body: { monthlyPence: 750_00 } }
    expect(explainMandate(refusal)).toContain('£750.00 a month')
    expect(explainMandate({ message: undefined, reason: 'other', body: {} })).toBeUndefined()
  })
})
