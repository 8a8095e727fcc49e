// What eight answers come to.
import { describe, expect, it } from 'vitest'
import {
  firstUnanswered,
  healthResult,
  knownAnswers,
  type HealthAnswers,
} from '#domain/retirement/health-check.ts'
import { healthQuestions, type HealthQuestion } from '#domain/retirement/health-questions.ts'

/** Answers of this worth, but for some questions. */
function answered(worth: number, others: HealthAnswers = {}): HealthAnswers {
  const questions: readonly HealthQuestion[] = healthQuestions
  return {
    ...Object.fromEntries(
      questions.map(({ id, options }) => [id, options.find((option) => option.worth === worth)!.id]),
    ),
    ...others,
  }
}

describe('The health check', () => {
  it('has eight questions, each with an answer that is as it should be and reasons for the others', () => {
    const questions: readonly HealthQuestion[] = healthQuestions
    expect(questions).toHaveLength(8)
    for (const { options } of questions) {
      expect(options.some(({ worth }) => worth === 2)).toBe(true)
      for (const { worth, reason } of options) expect(reason === undefined).toBe(worth === 2)
    }
  })

  it.each([
    ['all is as it should be', answered(2), 'on-track', []],
    [
      'two things are nearly right',
      answered(2, { when: 'rough', state: 'old' }),
      'on-track',
      ['when', 'state'],
    ],
    [
      'three things are nearly right',
      answered(2, { when: 'rough', state: 'old', wishes: 'old' }),
      'nearly',
      ['when', 'state', 'wishes'],
    ],
    ['one thing needs doing', answered(2, { when: 'rough', wishes: 'no' }), 'nearly', ['wishes', 'when']],
    [
      'three things need doing',
      answered(2, { when: 'unknown', state: 'never', wishes: 'no' }),
      'act',
      ['when', 'state', 'wishes'],
    ],
    ['nothing is saved', answered(2, { saving: 'none' }), 'act', ['saving']],
    ['nobody knows whether the money lasts', answered(2, { lasting: 'unknown' }), 'act', ['lasting']],
  ] as const)('when %s', (_, answers, verdict, reasons) => {
    const result = healthResult(answers)
    expect([result?.verdict, result?.reasons.map(({ question }) => question)]).toEqual([verdict, reasons])
  })

  it('has no result while an answer is missing or not one of the question’s', () => {
    expect(healthResult({})).toBeUndefined()
    expect(firstUnanswered({})).toBe('when')
    expect(firstUnanswered(answered(2, { pensions: 'somewhere' }))).toBe('pensions')
    expect(healthResult(answered(2, { pensions: 'somewhere' }))).toBeUndefined()
  })
})

describe('The health check of somebody with accounts', () => {
  const account = { kind: 'pension', monthlyPence: 500_00, inDrawdownPence: 0 }

  const facts = { today: '2026-11-24', accounts: [account], wish: null }
  const plan = { fields: { retireAge: '65', spending: '30,000' }, savedOn: '2026-01-10' }

  it('begins with what the portal knows: money that goes in each month, or is taken', () => {
    expect(knownAnswers(facts)).toEqual({ saving: 'monthly' })
    const inDrawdown = { ...account, inDrawdownPence: 10_000_00 }
    expect(knownAnswers({ ...facts, accounts: [inDrawdown] })).toEqual({ when: 'known', saving: 'drawing' })
    const accounts = [
      { ...account, kind: 'general' },
      { ...account, monthlyPence: 0 },
    ]
    expect(knownAnswers({ ...facts, accounts })).toEqual({})
  })

  it('knows age, spending and that they have looked from a plan, whose look back is a year at most', () => {
    const saving = { saving: 'monthly' }
    expect(knownAnswers(facts, plan)).toEqual({
      ...saving,
      ...{ when: 'known', spending: 'known', lasting: 'checked' },
    })
    expect(knownAnswers(facts, { ...plan, savedOn: '2025-11-23' })).toEqual({
      ...saving,
      ...{ when: 'known', spending: 'known' },
    })
    expect(knownAnswers(facts, { ...plan, fields: { spending: ' ' } })).toEqual(saving)
  })

  it.each([
    ['signed and right', '2026-11-24', 'recent'],
    ['due for a review', '2026-11-23', 'old'],
    ['not signed', null, 'no'],
  ])('knows a wish that is %s', (_, reviewDueOn, wishes) => {
    expect(knownAnswers({ ...facts, wish: { reviewDueOn } })).toEqual({ saving: 'monthly', wishes })
    const isa = { ...account, kind: 'isa' }
    expect(knownAnswers({ ...facts, accounts: [isa], wish: { reviewDueOn } })).toEqual({ saving: 'monthly' })
  })
})
