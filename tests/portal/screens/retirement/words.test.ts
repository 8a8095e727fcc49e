// What the planner says.
import { describe, expect, it } from 'vitest'
import { formatPounds } from '#base/money.ts'
import type { Outcome } from '#screens/retirement/planner/messages.ts'
import {
  answerWords,
  hasNoSavings,
  isEnough,
  lastsOf,
  outcomeWords,
  standardWords,
} from '#screens/retirement/planner/planner-words.ts'

const pounds = (pence: number) => formatPounds(pence)

const outcome = {
  untilAge: 95,
  lastsInNine: 83,
  lastsInFive: 100,
  chance: 0.6851,
  plan: { spendingPence: 31_700_00, people: [{ retireAge: 67 }] },
} as unknown as Outcome

const levers = (affordablePence: number | undefined) => ({
  affordablePence,
  saveMorePence: undefined,
  pensionMorePence: undefined,
  retireAge: undefined,
})

describe('The planner', () => {
  it('says how long the money lasts, and never rounds a chance up', () => {
    expect(outcomeWords(outcome, pounds)).toBe(
      'You spend £31,700 a year from 67, in today’s money. That lasts to 83 in 90 of 100 simulated futures, to 95 in 68, and to 100 or more in 50.',
    )
    expect([isEnough(outcome), isEnough({ ...outcome, lastsInNine: 95 })]).toEqual([false, true])
  })

  it('knows a plan in which nothing is saved', () => {
    const withPot = (valuePence: number, monthlyPence: number) =>
      ({ ...outcome, plan: { ...outcome.plan, pots: [{ valuePence, monthlyPence }] } }) as unknown as Outcome
    expect([withPot(0, 0), withPot(1_00, 0), withPot(0, 50_00)].map(hasNoSavings)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('draws the years that the money lasts, of those from the first without work', () => {
    const at = (lastsInNine: number, retireAge: number, age: number) =>
      lastsOf({
        ...outcome,
        lastsInNine,
        plan: { people: [{ retireAge }] },
        years: [{ age }],
      } as unknown as Outcome)
    expect(at(83, 67, 42)).toEqual({
      ...{ value: 16, max: 28, text: 'From 67 to 83, 12 years short of 95' },
    })
    // Retired already.
    expect(at(94, 60, 75)).toEqual({
      ...{ value: 19, max: 20, text: 'From 75 to 94, 1 year short of 95' },
    })
    expect(at(60, 67, 42).value).toBe(0)
    expect(at(100, 67, 42)).toEqual({ value: 28, max: 28, text: 'Lasts to 95' })
  })

  describe('answers what was asked', () => {
    const asked = {
      ...outcome,
      years: [{ age: 42 }],
      plan: { spendingPence: 31_700_00, people: [{ retireAge: 60 }] },
    } as unknown as Outcome

    it.each([
      [18_500_00, 62, '60 is too early for £31,700 a year. 62 works, or £18,500 a year at 60.'],
      [
        18_500_00,
        undefined,
        '60 is too early for £31,700 a year. No later age works by itself, but £18,500 a year at 60 does.',
      ],
      [0, 62, '60 is too early, whatever you spend. 62 works.'],
      [undefined, 62, 'It does not last to 95, whatever you spend. Look at your one-off sums.'],
    ])('with %s pence affordable and %s as the earliest age', (affordable, retireAge, words) => {
      expect(answerWords({ ...levers(affordable), retireAge }, asked, pounds)).toBe(words)
    })

    it('with yes where it lasts, and by the age to last to for somebody who has retired', () => {
      expect(answerWords(levers(40_000_00), { ...asked, lastsInNine: 95 }, pounds)).toBe(
        'Yes, you can retire at 60.',
      )
      const retired = { ...asked, years: [{ age: 66 }] } as unknown as Outcome
      expect(answerWords(levers(18_500_00), retired, pounds)).toBe(
        'It does not last to 95. £18,500 a year would.',
      )
    })
  })

  it.each([
    [13_399_99, 1, 'This is less than the “minimum” living standard for one.'],
    [13_400_00, 1, 'This reaches the “minimum” living standard for one.'],
    [43_900_00, 1, 'This reaches the “comfortable” living standard for one.'],
    [43_900_00, 2, 'This reaches the “moderate” living standard for two.'],
  ])('names the living standard of %i pence for %i', (pence, people, words) => {
    expect(standardWords(pence, people)).toBe(words)
  })
})
