// What a portfolio is for: reading a changed goal, and what differs.
import { describe, expect, it } from 'vitest'
import {
  answerOf,
  changesOf,
  readTerms,
  type PortfolioAnswer,
  type Terms,
} from '#domain/goal-review/terms.ts'

const today = '2026-11-21'
const now: Terms = {
  goal: { name: 'Sabbatical', targetPence: 120_000_00, targetOn: '2032-11-21' },
  riskLevel: 5,
}
const changed = (change: Partial<PortfolioAnswer>) => ({ ...answerOf('change', now), ...change })

describe('The answer about a portfolio', () => {
  it('leaves the terms when it is still right', () => {
    expect(readTerms(answerOf('right', now), now, today)).toEqual({ terms: now })
  })

  it('changes what is typed and nothing else', () => {
    expect(readTerms(changed({ amount: '£150,000' }), now, today)).toEqual({
      terms: { goal: { ...now.goal, targetPence: 150_000_00 }, riskLevel: 5 },
    })
  })

  it('keeps the goal’s day in another year', () => {
    expect(readTerms(changed({ year: '2035' }), now, today)).toMatchObject({
      terms: { goal: { targetOn: '2035-11-21' } },
    })
  })

  it('keeps the day of a goal later this year while the risk is lowered', () => {
    const soon: Terms = { goal: { ...now.goal!, targetOn: '2026-12-20' }, riskLevel: 6 }
    expect(readTerms({ ...answerOf('change', soon), risk: '2' }, soon, today)).toEqual({
      terms: { goal: { name: 'Sabbatical', targetPence: 120_000_00, targetOn: '2026-12-20' }, riskLevel: 2 },
    })
  })

  it('sets a goal where there was none, for the day of today in its year', () => {
    const none = { goal: null, riskLevel: 6 }
    const answer = { ...answerOf('change', none), goal: 'University', amount: '40000', year: '2033' }
    expect(readTerms(answer, none, today)).toEqual({
      terms: { goal: { name: 'University', targetPence: 40_000_00, targetOn: '2033-11-21' }, riskLevel: 6 },
    })
  })

  it('may change the risk level of a portfolio without a goal', () => {
    const none = { goal: null, riskLevel: 6 }
    expect(readTerms({ ...answerOf('change', none), risk: '4' }, none, today)).toEqual({
      terms: { goal: null, riskLevel: 4 },
    })
  })

  it('is not finished when it changes nothing', () => {
    expect(readTerms(answerOf('change', now), now, today)).toEqual({
      problems: { goal: 'Change something, or choose “Still right”' },
    })
  })

  it.each([
    [{ goal: ' ' }, { goal: 'Enter what the money is for' }],
    [{ goal: 'x'.repeat(61) }, { goal: 'Use 60 characters or fewer for what the money is for' }],
    [{ amount: 'a lot' }, { amount: 'Enter the amount you need, such as 90,000' }],
    [{ amount: '0' }, { amount: 'Enter the amount you need, such as 90,000' }],
    [{ amount: '10,000,000.01' }, { amount: 'Enter an amount of 10,000,000 or less' }],
    [{ year: '2026' }, { year: 'Enter a year from 2027 to 2077' }],
    [{ year: '2078' }, { year: 'Enter a year from 2027 to 2077' }],
    [{ year: 'soon' }, { year: 'Enter a year from 2027 to 2077' }],
    [{ risk: '8' }, { risk: 'Choose a risk level' }],
    [{ risk: '' }, { risk: 'Choose a risk level' }],
  ])('says what is wrong with %j', (change, problems) => {
    expect(readTerms(changed(change), now, today)).toEqual({ problems })
  })

  it('takes the last year and the largest amount that are allowed', () => {
    expect(readTerms(changed({ amount: '10,000,000', year: '2077' }), now, today)).toHaveProperty('terms')
  })
})

describe('What differs', () => {
  it('is named in the order of the form', () => {
    const after = { goal: { ...now.goal!, name: 'Travel', targetOn: '2033-11-21' }, riskLevel: 6 }
    expect(changesOf(now, after)).toEqual(['goal', 'year', 'risk'])
    expect(changesOf(now, now)).toEqual([])
    expect(changesOf({ goal: null, riskLevel: 5 }, now)).toEqual(['goal', 'amount', 'year'])
  })
})
