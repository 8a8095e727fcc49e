// What the planner says.
import { describe, expect, it } from 'vitest'
import { formatPounds } from '#base/money.ts'
import type { Outcome } from '#screens/retirement/planner/messages.ts'
import {
  answerWords,
  gapWords,
  hasNoSavings,
  isEnough,
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
      'You spend £31,700 a year from 67, in today’s money. In half of the simulated futures that lasts to 100 or more, and in 68 of 100 to 95.',
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

  it.each([
    [24_100_00, 'The gap is £7,600 a year: spending £24,100 a year is likely to last until you are 95.'],
    [0, 'No yearly spending is likely to last until you are 95.'],
    [31_700_00, 'That is the most that is likely to last until you are 95.'],
    [40_000_00, 'You could spend £8,300 a year more: £40,000 a year is likely to last until you are 95.'],
    [
      undefined,
      'Whatever you spend, you run short before 95 in more than 1 of 10 futures. Look at your one-off sums.',
    ],
  ])('says the gap or the room with %s pence affordable', (affordable, words) => {
    expect(gapWords(levers(affordable), outcome, pounds)).toBe(words)
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
