// The forms of pension contributions and transfers: every field with what people can get wrong.
import { describe, expect, it } from 'vitest'
import { allowanceAfter } from '#screens/payments/pension/contribution-allowance.ts'
import type { Account } from '#api/accounts/accounts.ts'
import { addMoneyForm } from '#screens/payments/add-money/add-money-form.tsx'
import type { AddMoney as Contribution } from '#screens/payments/add-money/add-money-values.ts'
import type { Known } from '#screens/payments/pension/contribution-values.ts'
import { errorsOf } from '#forms/form-logic.ts'
import { pensionTransferForm, type PensionTransfer } from '#screens/payments/pension/transfer-form.tsx'

const use = {
  paid: [{ on: '2026-05-05', grossPence: 10_000_00, isPersonal: true }],
  unused: [{ year: 2023, pence: 5_000_00 }],
  flexibleSince: null,
  reliefUntil: '2026-12-09',
}
const known = { use, today: '2026-11-21' }
const pension = { id: 'A-1', name: 'Pension', type: 'Pension', baseCurrency: 'GBP' } as Account
const formWith = (about: Known) =>
  addMoneyForm({
    ...{ accounts: [pension], account: pension, ...about },
    allowanceOf: () => ({ data: undefined, hasFailed: false }),
    declare: async () => undefined,
  })
const checkContribution = (values: Contribution, about: Known) => errorsOf(formWith(about), values)
const filled: Contribution = {
  accountId: 'A-1',
  ...{ declares: '', often: 'once', day: '5', bankAccountId: '' },
  applies: 'yes',
  payer: 'personal',
  amount: '£8,000',
  arrivesOn: '2026-12-01',
  earnings: '20,000',
  elsewhere: '',
  isHigh: 'no',
  threshold: '',
  adjusted: '',
  hasFlexible: 'no',
  flexibleOn: '',
  paidElsewhereAfter: '',
}
const check = (part: Partial<Contribution>) => checkContribution({ ...filled, ...part }, known)

describe('The form of a pension contribution', () => {
  it('asks for everything that is missing', () => {
    expect(Object.keys(checkContribution(formWith(known).blank, known))).toEqual(['amount', 'applies'])
    const said = {
      ...formWith(known).blank,
      payer: '',
      amount: '8,000',
      applies: 'yes',
      arrivesOn: '',
    } as const
    expect(Object.keys(checkContribution(said, known))).toEqual([
      'payer',
      'earnings',
      'isHigh',
      'hasFlexible',
      'arrivesOn',
    ])
  })

  it('asks for the earnings only where the limit of relief depends on them', () => {
    const asks = (about: Partial<Contribution>, paid = use.paid) =>
      'earnings' in
      checkContribution({ ...filled, earnings: '', ...about }, { ...known, use: { ...use, paid } })
    // £3,600 have relief whatever somebody earns.
    expect(asks({ amount: '2,880' }, [])).toBe(false)
    expect(asks({ amount: '2,880.01' }, [])).toBe(true)
    expect(asks({ amount: '100' })).toBe(true)
    expect(asks({ amount: '100', payer: 'employer' })).toBe(false)
  })

  it('asks about other pensions, high and flexible income only somebody to whom any of it applies', () => {
    const blank = { ...filled, isHigh: '', hasFlexible: '' } as const
    expect(check({ ...blank, applies: 'no' })).toEqual({})
    expect(Object.keys(check(blank))).toEqual(['isHigh', 'hasFlexible'])
  })

  it('measures nothing that was answered before somebody said that none of it applies', () => {
    const told = { ...filled, payer: 'employer', amount: '60,000', elsewhere: '5,000' } as const
    const flexible = { ...told, hasFlexible: 'yes', flexibleOn: '2026-06-01', applies: 'no' } as const
    expect(allowanceAfter(flexible, known)).toMatchObject({ roomPence: 55_000_00, byFlexible: false })
  })

  it('takes a contribution up to the limit of relief, and names what is left', () => {
    expect(check({})).toEqual({})
    expect(check({ amount: '8,000.01' })).toEqual({
      amount:
        'Enter £8,000.00 or less: tax relief is given on £20,000.00 this tax year, and £10,000.00 of it is used',
    })
    expect(check({ payer: 'employer', amount: '900,000' })).toEqual({})
  })

  it('is measured against this tax year only where it arrives in it', () => {
    const spring = { use: { ...use, reliefUntil: '2040-12-09' }, today: '2027-03-20' }
    const large = { ...filled, amount: '50,000', arrivesOn: '2027-04-05' }
    expect(Object.keys(checkContribution(large, spring))).toEqual(['amount'])
    expect(allowanceAfter(large, spring)).toMatchObject({ excessPence: 7_500_00 })
    expect(checkContribution({ ...large, arrivesOn: '2027-04-06' }, spring)).toEqual({})
    expect(allowanceAfter({ ...large, arrivesOn: '2027-04-06' }, spring)).toBeUndefined()
  })

  it.each([
    [{ amount: '1e3' }, 'amount'],
    [{ amount: '-1' }, 'amount'],
    [{ arrivesOn: '' }, 'arrivesOn'],
    [{ arrivesOn: '2026-11-20' }, 'arrivesOn'],
    [{ arrivesOn: '2026-12-10' }, 'arrivesOn'],
    [{ arrivesOn: '2027-11-20', payer: 'employer' as const }, 'arrivesOn'],
    [{ earnings: '' }, 'earnings'],
    [{ earnings: 'lots' }, 'earnings'],
    [{ elsewhere: '-5' }, 'elsewhere'],
    [{ isHigh: 'yes' as const, threshold: '1', adjusted: 'x' }, 'adjusted'],
    [{ hasFlexible: 'yes' as const, flexibleOn: '2026-11-22' }, 'flexibleOn'],
  ])('finds what is wrong with %j', (part, field) => {
    expect(Object.keys(check(part))).toEqual([field])
  })

  it('may go beyond the annual allowance, by this much', () => {
    const large = { ...filled, payer: 'employer' as const, amount: '60,000', elsewhere: '5,000' }
    expect(allowanceAfter(large, known)).toMatchObject({ roomPence: 50_000_00, excessPence: 10_000_00 })
    const flexible = { ...large, hasFlexible: 'yes' as const, flexibleOn: '2026-06-01' }
    expect(allowanceAfter(flexible, known)).toMatchObject({ roomPence: 10_000_00, byFlexible: true })
  })

  it('after flexible income of an earlier tax year counts all that was paid in this year, elsewhere too', () => {
    const paid = [{ on: '2026-05-05', grossPence: 2_000_00, isPersonal: true }]
    const before = { use: { ...use, paid, flexibleSince: '2026-04-05' }, today: '2026-11-21' }
    const asked = { ...filled, amount: '800', elsewhere: '7,500' }
    // £10,000 less £2,000 here and £7,500 elsewhere; £800 with relief are £1,000.
    expect(allowanceAfter(asked, before)).toMatchObject({
      ...{ roomPence: 500_00, excessPence: 500_00, byFlexible: true },
    })
    const values = { ...asked, hasFlexible: 'yes' as const, flexibleOn: '2020-01-01' }
    expect(allowanceAfter(values, { ...before, use: { ...use, paid } })).toMatchObject({ roomPence: 500_00 })
  })

  it('after flexible income within this tax year counts of what was paid elsewhere the part paid since', () => {
    const begun = {
      ...{ ...filled, payer: 'employer' as const, amount: '1,000', elsewhere: '9,000' },
      ...{ hasFlexible: 'yes' as const, flexibleOn: '2026-06-01' },
    }
    // The £10,000 here were paid in May, before it.
    expect(allowanceAfter({ ...begun, paidElsewhereAfter: '9,000' }, known)).toMatchObject({
      ...{ roomPence: 1_000_00, excessPence: 0, byFlexible: true },
    })
    expect(allowanceAfter({ ...begun, paidElsewhereAfter: '9,000', amount: '1,500' }, known)).toMatchObject({
      excessPence: 500_00,
    })
    expect(allowanceAfter({ ...begun, paidElsewhereAfter: '4,000' }, known)).toMatchObject({
      roomPence: 6_000_00,
    })
  })

  it.each<[Partial<Contribution>, string | undefined]>([
    [{ elsewhere: '9,000' }, 'Enter how much of it was paid after that day; 0 if nothing'],
    [{ elsewhere: '9,000', paidElsewhereAfter: '0' }, undefined],
    [
      { elsewhere: '9,000', paidElsewhereAfter: '9,000.01' },
      'Enter £9,000.00 or less: you paid no more into other pensions this tax year',
    ],
    [{ elsewhere: '9,000', paidElsewhereAfter: 'most' }, 'Enter an amount, such as 5,000'],
    [{ elsewhere: '' }, undefined],
    [{ elsewhere: '9,000', flexibleOn: '2026-04-05' }, undefined],
    [{ elsewhere: '9,000', hasFlexible: 'no' }, undefined],
  ])('asks which part of payments elsewhere came after flexible income: %j', (part, problem) => {
    const answers = { hasFlexible: 'yes' as const, flexibleOn: '2026-04-06', ...part }
    expect(check(answers)).toEqual(problem === undefined ? {} : { paidElsewhereAfter: problem })
  })

  it('reads a draft that is older than the question', () => {
    const { paidElsewhereAfter: _, applies: __, declares: ___, ...older } = filled
    expect(formWith(known).schema.parse(older)).toEqual({ ...filled, applies: '' })
  })
})

describe('The form of a pension transfer', () => {
  const form = pensionTransferForm({ id: 'A-1', name: 'Amelia Hart Pension' })
  const transfer: PensionTransfer = {
    provider: 'Harbour Pensions',
    planNumber: 'HP-1',
    amount: '30,000',
    safeguarded: 'yes',
    protectedAge: 'not-sure',
  }

  it('asks for everything that is missing', () => {
    expect(Object.keys(errorsOf(form, form.blank))).toEqual([
      'provider',
      'planNumber',
      'amount',
      'safeguarded',
      'protectedAge',
    ])
  })

  it.each([
    [{}, []],
    [{ amount: '30,000.01' }, ['safeguarded']],
    [{ amount: '30,000.01', safeguarded: 'no' as const }, []],
    [{ safeguarded: 'not-sure' as const }, ['safeguarded']],
    [{ provider: 'x'.repeat(81) }, ['provider']],
    [{ planNumber: '\u202e1' }, ['planNumber']],
    [{ amount: '10^12' }, ['amount']],
  ])('finds in %j what stops it', (part, fields) => {
    expect(Object.keys(errorsOf(form, { ...transfer, ...part }))).toEqual(fields)
  })
})
