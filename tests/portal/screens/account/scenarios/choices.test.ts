import { describe, expect, it } from 'vitest'
import {
  choicesOf,
  planOf,
  readAsked,
  fallenPence,
  fallOf,
  unasked,
} from '#screens/account/scenarios/choices.ts'
import { account } from './plan.ts'

const read = (search: string) => readAsked(new URLSearchParams(search), account)

describe('A plan that nobody has changed', () => {
  it('adds nothing, ends in the year of the goal and has the risk level of the account', () => {
    expect(unasked(account)).toEqual({ lump: 0, monthly: 0, years: 8, risk: 4 })
  })

  it('adds what Direct Debits collect each month, with the tax relief of a pension', () => {
    expect(unasked({ ...account, monthly: { netPence: 400_00, reliefPence: 100_00 } }).monthly).toBe(500)
  })

  it('runs for ten years without a goal, and for one where the goal’s year has come', () => {
    expect(unasked({ ...account, goal: null }).years).toBe(10)
    expect(unasked({ ...account, goal: { ...account.goal!, targetOn: '2026-12-01' } }).years).toBe(1)
  })
})

describe('A plan for an account whose money has not arrived', () => {
  const waiting = { ...account, status: 'AwaitingMoney' }

  it('begins with the payment that is on its way', () => {
    const next = { on: '2026-12-02', pence: 4_000_00, by: 'first-payment' as const }
    expect(unasked({ ...waiting, next })).toEqual({ lump: 4000, monthly: 0, years: 8, risk: 4 })
  })

  it('counts a Direct Debit as what it is, each month', () => {
    const next = { on: '2026-12-02', pence: 250_00, by: 'direct-debit' as const }
    const monthly = { netPence: 250_00, reliefPence: 0 }
    expect(unasked({ ...waiting, next, monthly })).toEqual({ lump: 0, monthly: 250, years: 8, risk: 4 })
  })

  it('begins with an example where nothing is on its way, so that it is not about nothing', () => {
    expect(unasked(waiting)).toEqual({ lump: 5000, monthly: 0, years: 8, risk: 4 })
  })
})

describe('A plan in the address', () => {
  it('is read as it was chosen [R-PAGE-06]', () => {
    expect(read('lump=5000&monthly=250&years=20&risk=6')).toEqual({
      lump: 5000,
      monthly: 250,
      years: 20,
      risk: 6,
    })
  })

  it('is held to the limits when somebody typed more or less', () => {
    expect(read('lump=9999999&monthly=-5&years=99&risk=0')).toEqual({
      lump: 100_000,
      monthly: 0,
      years: 40,
      risk: 1,
    })
  })

  it('ignores what is no whole number', () => {
    expect(read('lump=many&monthly=2.5&years=&risk=1e3')).toEqual({ lump: 0, monthly: 0, years: 8, risk: 4 })
  })
})

describe('A simulated plan', () => {
  it('starts a fifth lower where a fall of 20% now is asked for', () => {
    expect(fallOf(new URLSearchParams('fall=20'))).toBe('20')
    expect(fallenPence(10_000_03)).toBe(8_000_02)
    expect(fallOf(new URLSearchParams('fall=90'))).toBeNull()
    expect(fallOf(new URLSearchParams())).toBeNull()
  })

  it('starts at the account’s value and the lump sum, and takes the fee', () => {
    expect(planOf({ lump: 5000, monthly: 250, years: 20, risk: 5 }, 10_000_50, 65)).toEqual({
      initialPence: 15_000_50,
      monthlyPence: 250_00,
      years: 20,
      growth: 0.06,
      volatility: 0.115,
      fee: 0.0065,
    })
  })
})

describe('A saved plan', () => {
  it('is shown by what it changes, and takes back what it does not', () => {
    const asked = { lump: 0, monthly: 250, years: 8, risk: 6 }
    expect(choicesOf({ asked, fall: '20' }, unasked(account))).toEqual({
      lump: undefined,
      monthly: '250',
      years: undefined,
      risk: '6',
      fall: '20',
    })
  })
})
