// Pension drawdown: what is wrong with what somebody typed, before the server is asked.
import { describe, expect, it } from 'vitest'
import { errorsOf } from '#forms/form-logic.ts'
import { drawdownForm } from '#screens/payments/drawdown/drawdown-form.tsx'
import type { Drawdown } from '#screens/payments/drawdown/drawdown-values.ts'

const bank = {
  ...{ id: 'BA-1', name: 'Grace Lin', kind: 'personal', sortCodeEnding: '99', accountNumberEnding: '4958' },
  ...{ isDefault: true, payeeCheck: 'match', addedAt: '2025-11-21T12:00:00.000Z', usedBy: [] },
  ...{ readyAt: '2025-11-21T16:00:00.000Z', isReady: true },
}
const pension = { accountId: 'A', availablePence: 80_000_00, inDrawdownPence: 0, taxFreeMostPence: 20_000_00 }
const options = { startsOn: '2026-12-24', settlesOn: '2026-12-30' }
const form = drawdownForm({ pension, options, bankAccounts: [bank] }, '020 7946 0100')
const whole: Drawdown = {
  ...{ taxFree: '5,000', income: '1000', pathway: 'income', guidance: 'had' },
  ...{ 'accepted-invested': 'yes', 'accepted-tax': 'yes', 'accepted-allowance': 'yes' },
  ...{ 'accepted-benefits': 'yes', bankAccountId: 'BA-1', pressed: 'no' },
}
const problems = (change: Partial<Drawdown>) => errorsOf(form, { ...whole, ...change })

describe('A form for pension drawdown', () => {
  it('that is empty names each question, each statement and the question about scams', () => {
    expect(Object.keys(errorsOf(form, { ...form.blank, bankAccountId: '' }))).toEqual([
      ...['taxFree', 'pathway', 'guidance', 'accepted-invested', 'accepted-tax', 'accepted-allowance'],
      ...['accepted-benefits', 'bankAccountId', 'pressed'],
    ])
  })

  it('that is whole can be sent, with one amount or both', () => {
    expect(problems({})).toEqual({})
    expect(problems({ income: '' })).toEqual({})
  })

  it.each([
    [{ taxFree: 'ten' }, { taxFree: 'Enter an amount, such as 5,000' }],
    [{ income: '-1' }, { income: 'Enter an amount, such as 5,000' }],
    [{ income: '0.001' }, { income: 'Enter an amount, such as 5,000' }],
    [{ taxFree: '20000.01' }, { taxFree: 'Enter £20,000.00 or less: only that much is free of tax' }],
    [{ taxFree: '0', income: '' }, { taxFree: 'Enter £25 or more, tax-free cash and income together' }],
    [
      { taxFree: '100', income: '300.01' },
      {
        income: 'Enter £300.00 or less: income comes from what is in drawdown, three times the tax-free cash',
      },
    ],
    [
      { taxFree: '20000', income: '60000' },
      { income: 'That is the whole pension: enter less, or choose “Take the whole pension” above' },
    ],
  ])('with %j says what is wrong', (change, found) => {
    expect(problems(change)).toEqual(found)
  })

  it('goes on with a draft from before each statement was a question: they are to be ticked again', () => {
    const older = form.schema.parse({ taxFree: '5,000', guidance: 'had', accepted: ['tax', 'benefits'] })
    expect(older).toEqual({ ...form.blank, taxFree: '5,000', guidance: 'had' })
  })

  it('wants every statement', () => {
    expect(problems({ 'accepted-benefits': '' })).toEqual({
      'accepted-benefits': 'Tick how this can affect benefits and debts',
    })
  })
})
