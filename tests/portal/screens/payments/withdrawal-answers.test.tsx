// Taking money out: what is wrong with what somebody typed, before the server is asked.
import { describe, expect, it } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import type { WithdrawalOption } from '#api/payments/withdrawals.ts'
import { errorsOf, questionsOf, summaryOf, toSend } from '#forms/form-logic.ts'
import { withdrawalForm } from '#screens/payments/withdrawing/withdrawal-form.tsx'
import { amountOf, type Withdrawal } from '#screens/payments/withdrawing/withdrawal-values.ts'
import { refused } from '../../../support/refused.ts'

const bank = {
  ...{ id: 'BA-1', name: 'Amelia Hart', kind: 'personal', sortCodeEnding: '99', accountNumberEnding: '4958' },
  ...{ isDefault: true, payeeCheck: 'match', addedAt: '2026-11-21T12:00:00.000Z', usedBy: [] },
  ...{ readyAt: '2026-11-21T16:00:00.000Z', isReady: true },
}
const account = { id: 'A', name: 'Rainy day', type: 'GIA', baseCurrency: 'GBP' } as Account
const formWith = (bankAccounts: (typeof bank)[]) =>
  withdrawalForm(
    {
      open: [{ account, option: { availablePence: 1_000_00 } as WithdrawalOption }],
      first: account,
      options: { startsOn: '2026-11-23', settlesOn: '2026-11-27', purchasesAhead: [] },
      bankAccounts,
    },
    '020 7946 0100',
  )
const form = formWith([bank])
const whole: Withdrawal = {
  ...{ accountId: 'A', amount: '500', bankAccountId: 'BA-1', pressed: 'no' },
}
const problems = (change: Partial<Withdrawal>) => errorsOf(form, { ...whole, ...change })

describe('A form for a withdrawal', () => {
  it('that is empty names each question, the one about scams too', () => {
    expect(errorsOf(form, { ...form.blank, bankAccountId: '' })).toEqual({
      amount: 'Enter an amount',
      bankAccountId: 'Choose the bank account to pay',
      pressed: 'Answer this question before you go on',
    })
  })

  it.each([
    ['', 'Enter an amount'],
    ['ten', 'Enter an amount, such as 5,000'],
    ['-5', 'Enter an amount, such as 5,000'],
    ['0.005', 'Enter an amount, such as 5,000'],
    ['\u202E500', 'Enter an amount, such as 5,000'],
    ['1000000000000', 'Enter an amount, such as 5,000'],
    ['0', 'Enter £25 or more'],
    ['24.99', 'Enter £25 or more'],
    ['1,000.01', 'Enter £1,000.00 or less: that is all there is in the account'],
  ])('says what is wrong with the amount %j', (amount, sentence) => {
    expect(problems({ amount })).toEqual({ amount: sentence })
  })

  it.each(['£1,000', '1 000', '1000.00', '25'])('takes the amount %j', (amount) => {
    expect(problems({ amount })).toEqual({})
  })

  it.each(['yes', 'unsure'] as const)('stops where the answer about scams is %s', (pressed) => {
    expect(problems({ pressed })).toEqual({
      pressed: 'Stop here and call us on 020 7946 0100, before any money is moved. Nothing has been sent',
    })
  })

  it('waits for a bank account that is too new, and says so to the server', () => {
    const late = formWith([{ ...bank, isReady: false }])
    expect(errorsOf(late, whole)).toEqual({})
    expect(toSend(late, whole)).toMatchObject({ bankAccountId: 'BA-1', whenReady: true })
    expect(toSend(form, whole)).toMatchObject({ whenReady: false })
  })

  it('does not take a bank account that is gone', () => {
    expect(problems({ bankAccountId: 'BA-2' })).toEqual({ bankAccountId: 'Choose the bank account to pay' })
  })

  it('takes everything for more than 98%', () => {
    expect(amountOf({ amount: '980' }, 1_000_00)).toEqual({ pence: 980_00, isAll: false })
    expect(amountOf({ amount: '981' }, 1_000_00)).toEqual({ pence: 1_000_00, isAll: true })
  })

  it('offers everything by one press, sends it as that, and says it on the check page', () => {
    const amount = questionsOf(form).find(({ id }) => id === 'amount')
    const quick = amount?.kind === 'money' ? amount.quick?.(whole) : undefined
    expect(quick).toEqual([
      { value: '500', label: '£500' },
      { value: '1,000', label: 'Everything, about £1,000' },
    ])
    const all = { ...whole, amount: '1,000' }
    expect(toSend(form, all)).toMatchObject({ amountPence: null })
    expect(toSend(form, whole)).toMatchObject({ amountPence: 500_00 })
    expect(summaryOf(form, all)[0]).toMatchObject({ label: 'Amount', value: 'Everything, about £1,000.00' })
    expect(form.unsent(form.blank)).toBe('Money out of Rainy day')
  })

  it('says the new figure where less is there than when it was opened', () => {
    const error = refused('over-available', { availablePence: 400_00 })
    expect(form.errorMessage(error, whole)).toContain('you can now take out £400.00. Nothing was sent.')
    expect(form.errorMessage(refused('unheard-of'), whole)).toBeUndefined()
  })
})
