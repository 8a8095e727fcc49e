// The steps of a portfolio review, and what is missing before it can be submitted.
import { describe, expect, it } from 'vitest'
import { questions, topics } from '#domain/goal-review/questions.ts'
import {
  missingIn,
  riskCaution,
  startAnswers,
  stepsOf,
  type ReviewAnswers,
} from '#domain/goal-review/review.ts'
import { answerOf, type Terms } from '#domain/goal-review/terms.ts'

const today = '2026-11-21'
const terms: Terms = {
  goal: { name: 'Sabbatical', targetPence: 120_000_00, targetOn: '2032-11-21' },
  riskLevel: 5,
}
const portfolios = [{ accountId: 'A-1', name: 'ISA', terms }]
const complete: ReviewAnswers = {
  portfolios: { 'A-1': answerOf('right', terms) },
  circumstances: Object.fromEntries(questions.map(({ id, options }) => [id, options[0]!.id])),
  note: '',
  seen: topics.map(({ id }) => id),
}
const raised = { ...answerOf('change', terms), risk: '7' }

describe('The steps of a review', () => {
  it('are each portfolio, each topic and the check', () => {
    expect(stepsOf(portfolios, complete, today).map(({ id }) => id)).toEqual([
      'portfolio-A-1',
      ...topics.map(({ id }) => `about-${id}`),
      'check',
    ])
  })

  it('ask once more where a risk level changes', () => {
    const answers = { ...complete, portfolios: { 'A-1': raised } }
    expect(
      stepsOf(portfolios, answers, today)
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['portfolio-A-1', 'risk-A-1'])
  })
})

describe('A review begins', () => {
  it('with last year’s answers, and nothing for new questions or choices that are gone', () => {
    expect(startAnswers({ income: '25-50', debts: 'a-choice-of-long-ago', hobby: 'chess' })).toEqual({
      portfolios: {},
      circumstances: { income: '25-50' },
      note: '',
      seen: [],
    })
  })
})

describe('Before a review can be submitted', () => {
  it('nothing is missing once everything was answered and seen', () => {
    expect(missingIn(portfolios, complete, today)).toEqual([])
  })

  it.each([
    [{ portfolios: {} }, 'portfolio-A-1', 'Say whether ISA is still right'],
    [
      { portfolios: { 'A-1': { ...raised, amount: '' } } },
      'portfolio-A-1',
      'ISA: Enter the amount you need, such as 90,000',
    ],
    [{ portfolios: { 'A-1': raised } }, 'risk-A-1', 'Confirm the risk level of ISA'],
    [
      { portfolios: { 'A-1': { ...raised, confirmedRisk: '6' } } },
      'risk-A-1',
      'Confirm the risk level of ISA',
    ],
    [
      { circumstances: { ...complete.circumstances, income: 'plenty' } },
      'about-income',
      'Answer the questions about “Income”',
    ],
    [
      { seen: complete.seen.filter((id) => id !== 'debts') },
      'about-debts',
      'Look at your answers about “Debts”',
    ],
    [{ note: 'x'.repeat(2_001) }, 'about-health', 'Shorten what you wrote about “Health and life events”'],
  ])('%j is told with its step', (change: Partial<ReviewAnswers>, step, message) => {
    expect(missingIn(portfolios, { ...complete, ...change }, today)).toEqual([{ step, message }])
  })

  it('a confirmed risk level is not asked about again', () => {
    const answers = { ...complete, portfolios: { 'A-1': { ...raised, confirmedRisk: '7' } } }
    expect(missingIn(portfolios, answers, today)).toEqual([])
  })
})

describe('A higher risk level', () => {
  it('is cautioned against where the money is needed within five years', () => {
    expect(riskCaution(5, 6, 4)).toContain('You need this money in 4 years.')
    expect(riskCaution(5, 6, 1)).toContain('You need this money within a year.')
    expect(riskCaution(5, 6, 5)).toBeUndefined()
    expect(riskCaution(5, 4, 1)).toBeUndefined()
  })
})
