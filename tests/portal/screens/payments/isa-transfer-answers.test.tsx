// The form of ISA transfers: every field with what people can get wrong.
import { describe, expect, it } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import type { LoadedAllowance } from '#domain/tax/isa-allowance.ts'
import { errorsOf, summaryOf, toSend } from '#forms/form-logic.ts'
import { isaTransferForm } from '#screens/payments/isa-jisa/isa-transfer-form.tsx'
import type { IsaTransfer } from '#screens/payments/isa-jisa/isa-transfer-values.ts'
import { refused } from '../../../support/refused.ts'

const isa = { id: 'A-1', name: 'ISA', type: 'ISA', baseCurrency: 'GBP' } as Account
const junior = { id: 'A-2', name: 'Junior ISA', type: 'JISA', baseCurrency: 'GBP' } as Account
const formFor = (account: Account, roomPence?: number, isDeclared = true) =>
  isaTransferForm({
    ...{ accounts: [account], account, providers: ['Harbour Bank'] },
    allowanceOf: () => ({
      data: {
        ...({ subscriptionStatus: isDeclared ? 'Subscribed' : 'NotSubscribed' } as LoadedAllowance),
        freePence: roomPence ?? 100_000_00,
      },
      hasFailed: false,
    }),
  })
const filled: IsaTransfer = {
  accountId: 'A-1',
  provider: 'Harbour Bank',
  otherProvider: '',
  planNumber: 'HB 12/3-4.5',
  source: 'cash-isa',
  extent: 'part',
  means: '',
  amount: '1 000.50',
  thisYear: 'some',
  thisYearAmount: '£500',
}
const check = (part: Partial<IsaTransfer>, roomPence?: number) =>
  errorsOf(formFor(isa, roomPence), { ...filled, ...part })

describe('The check page of an ISA transfer', () => {
  it('says each thing once, and offers a change only where there is a choice', () => {
    const rows = summaryOf(formFor(isa), filled)
    expect(rows.slice(0, 4)).toEqual([
      { label: 'To', value: 'ISA' },
      { label: 'Kind of ISA', value: 'Cash ISA', question: 'source' },
      { label: 'From', value: 'Harbour Bank', question: 'provider' },
      { label: 'Plan number', value: 'HB 12/3-4.5', question: 'planNumber' },
    ])
  })
})

describe('The form of an ISA transfer', () => {
  it('asks for everything that is missing, in the order of the form', () => {
    expect(errorsOf(formFor(isa), formFor(isa).blank)).toEqual({
      provider: 'Choose your provider',
      planNumber: 'Enter the plan or account number',
      extent: 'Choose all or part of it',
      means: 'Choose cash or investments',
      amount: 'Enter an amount',
      thisYear: 'Say whether it includes money of this tax year',
    })
  })

  it('takes money of this tax year only once the ISA is declared', () => {
    const undeclared = formFor(isa, undefined, false)
    expect(errorsOf(undeclared, filled)).toEqual({
      thisYear: 'Make your ISA declaration above first, or transfer money from earlier years only',
    })
    expect(errorsOf(undeclared, { ...filled, thisYear: 'none' })).toEqual({})
  })

  it('is sent as integer pence, trimmed', () => {
    expect(check({})).toEqual({})
    expect(toSend(formFor(isa), { ...filled, planNumber: ' HB 1 ' })).toEqual({
      accountId: 'A-1',
      provider: 'Harbour Bank',
      planNumber: 'HB 1',
      source: 'cash-isa',
      extent: 'part',
      means: 'cash',
      amountPence: 1_000_50,
      thisYearPence: 500_00,
    })
  })

  it.each([
    ['planNumber', 'x'.repeat(31), 'Enter up to 30 letters and digits'],
    ['planNumber', '\u202e12', 'Enter up to 30 letters and digits'],
    ['planNumber', '<b>', 'Enter up to 30 letters and digits'],
    ['amount', 'abc', 'Enter an amount, such as 5,000'],
    ['amount', '-5', 'Enter an amount, such as 5,000'],
    ['amount', '0', 'Enter £25 or more'],
    ['amount', '100.005', 'Enter an amount, such as 5,000'],
    ['amount', '1000000000000', 'Enter an amount, such as 5,000'],
    ['amount', '999999999', 'Enter £1,000,000 or less'],
    ['thisYearAmount', '', 'Enter how much of it was paid in this tax year'],
    ['thisYearAmount', '0', 'Enter how much of it was paid in this tax year'],
    ['thisYearAmount', '1000.51', 'Enter £1,000.50 or less: the whole amount'],
  ])('says what is wrong with %s "%s"', (field, typed, problem) => {
    expect(check({ [field]: typed })).toEqual({ [field]: problem })
  })

  it('names the room that is left for this year’s money', () => {
    expect(check({}, 499_99)).toEqual({
      thisYearAmount: 'Enter £499.99 or less: there is no more room this tax year',
    })
  })

  it('wants the name of a provider that is not listed', () => {
    expect(check({ provider: 'not-listed', otherProvider: '  ' })).toEqual({
      otherProvider: 'Enter the provider’s name',
    })
  })

  it('does not ask what can only be so: a junior ISA of the same type is whole, a child trust fund counts nothing', () => {
    const whole = { ...filled, source: 'child-trust-fund', extent: '' as const, means: 'in-specie' as const }
    expect(errorsOf(formFor(junior, 0), whole)).toEqual({})
    expect(toSend(formFor(junior), whole)).toMatchObject({ extent: 'all', thisYearPence: 0 })
    const part = { ...filled, source: 'junior-cash-isa' }
    expect(toSend(formFor(junior), part)).toMatchObject({ extent: 'part', thisYearPence: 0 })
  })

  it('says what the server refused', () => {
    const said = (...refusal: Parameters<typeof refused>) =>
      formFor(isa).errorMessage(refused(...refusal), filled)
    expect(said('over-allowance', { roomPence: 12_34 })).toContain('£12.34')
    expect(said('whole-only')).toBe('This can only be transferred as a whole.')
    expect(said('something-else')).toBeUndefined()
  })
})
