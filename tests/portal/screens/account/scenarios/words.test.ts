import { describe, expect, it } from 'vitest'
import { formatPounds, ratePercent } from '#base/money.ts'
import { datesOf, deflated, fanLines, resultWords } from '#screens/shared/simulation/fan.ts'
import {
  answerWords,
  goalWords,
  planWords,
  startWords,
  unchangedWords,
} from '#screens/account/scenarios/scenario-words.ts'
import { account, result } from './plan.ts'

const changed = result(9_000, 14_000, 20_000, 0.624)
const unchanged = result(8_000, 11_000, 15_000, 0.401)
const pounds = (pence: number) => formatPounds(pence)

describe('The result of a simulation', () => {
  it('answers the page’s question first: how often the goal is reached, or else the middle', () => {
    expect(answerWords(account, 'Amelia Hart', changed, pounds)).toBe(
      '62 of 100 simulated futures reach your goal “House” of £50,000.',
    )
    expect(answerWords({ goal: null }, 'Amelia Hart', changed, pounds)).toBe(
      'Half of the simulated futures end above £14,000 after 1 year.',
    )
  })

  it('says the middle and what 80 of 100 futures lie between', () => {
    expect(resultWords(changed, false, pounds)).toBe(
      'After 1 year, half of the simulated futures end above £14,000 and half below; 80 of 100 end between £9,000 and £20,000.',
    )
  })

  it('is smaller in today’s money by the prices of each year, and says so', () => {
    expect(resultWords(deflated(changed, 0.025), true, pounds)).toBe(
      'After 1 year, half of the simulated futures end above £13,659 in today’s money and half below; 80 of 100 end between £8,780 and £19,512.',
    )
    expect(deflated(changed, 0.025).chance).toBe(0.624)
  })

  it('is put beside the unchanged plan', () => {
    expect(unchangedWords(changed, unchanged, { lump: 0, monthly: 0, risk: 4 }, pounds)).toBe(
      'If you change nothing (nothing added, risk level 4), the middle is £11,000. Your changes make it £3,000 higher.',
    )
    expect(unchangedWords(unchanged, changed, { lump: 0, monthly: 500, risk: 4 }, pounds)).toContain(
      '£3,000 lower.',
    )
    expect(unchangedWords(unchanged, unchanged, { lump: 0, monthly: 500, risk: 4 }, pounds)).toBe(
      'If you change nothing (£500 a month, risk level 4), the middle is £11,000.',
    )
  })

  it('says how often the goal is reached, as a stress test', () => {
    expect(goalWords(account, 'Amelia Hart', changed, unchanged, pounds)).toBe(
      'Your goal “House” of £50,000 is reached in 62 of 100 simulated futures (unchanged: 40). This is a stress test, not a prediction.',
    )
    const named = { goal: { ...account.goal!, name: 'Amelia Hart’s retirement' } }
    expect(goalWords(named, 'Amelia Hart', changed, unchanged, pounds)).toContain('Your goal “Retirement” of')
    expect(goalWords(account, 'Amelia Hart', changed, changed, pounds)).not.toContain('unchanged')
    expect(goalWords({ goal: null }, 'Amelia Hart', changed, unchanged, pounds)).toBeUndefined()
  })
})

describe('The start of a plan', () => {
  it('is what Direct Debits collect, and nothing to say where they collect nothing', () => {
    expect(startWords(account, pounds)).toBeUndefined()
    expect(startWords({ ...account, monthly: { netPence: 400_00, reliefPence: 100_00 } }, pounds)).toBe(
      '“Each month” starts from your Direct Debit: £400 and £100 of tax relief.',
    )
  })

  it('says that no money has arrived, and whether the lump sum is an example', () => {
    const waiting = { ...account, status: 'AwaitingMoney' }
    expect(startWords(waiting, pounds)).toBe('Your money has not arrived yet, so the lump sum is an example.')
    const next = { on: '2026-12-02', pence: 4_000_00, by: 'first-payment' as const }
    expect(startWords({ ...waiting, next }, pounds)).toBe(
      'Your money has not arrived yet, so the plan starts from what is on its way.',
    )
  })
})

describe('The fan', () => {
  it('has a date for each year, the band around the median, and the goal', () => {
    expect(datesOf('2026-11-20', changed)).toEqual(['2026-11-20', '2027-11-20'])
    const [median, goal] = fanLines(changed, account.goal, 0)
    expect(median!.values).toEqual([10_000_00, 14_000_00])
    expect(median!.band!.low).toEqual([10_000_00, 9_000_00])
    expect(median!.band!.high).toEqual([10_000_00, 20_000_00])
    expect(goal!.values).toEqual([50_000_00, 50_000_00])
  })

  it('has in today’s money a goal that prices eat away', () => {
    expect(fanLines(changed, account.goal, 0.025)[1]!.values).toEqual([50_000_00, 48_780_49])
    expect(fanLines(changed, null, 0)).toHaveLength(1)
  })
})

describe('A yearly rate', () => {
  it('has one digit at most, and a true minus', () => {
    expect([0.02, 0.055, -0.0098].map(ratePercent)).toEqual(['2%', '5.5%', '−1%'])
  })
})

describe('A saved plan', () => {
  it.each([
    [
      { lump: 5_000, monthly: 250, years: 20, risk: 4 },
      '£5,000 today and £250 a month for 20 years at risk level 4',
    ],
    [{ lump: 0, monthly: 250, years: 1, risk: 4 }, '£250 a month for 1 year at risk level 4'],
    [{ lump: 0, monthly: 0, years: 8, risk: 7 }, 'Nothing added for 8 years at risk level 7'],
  ])('says what it asks for', (asked, words) => {
    expect(planWords({ asked, fall: null }, 'GBP')).toBe(words)
    expect(planWords({ asked, fall: '20' }, 'GBP')).toBe(`${words}, after a fall of 20%`)
    expect(planWords({ asked, fall: '2008' }, 'GBP')).toBe(`${words}, after a year like 2008`)
  })
})
