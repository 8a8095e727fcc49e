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

  it('begins with what the portal knows: money that goes in each month, or is taken', () => {
    expect(knownAnswers([account])).toEqual({ saving: 'monthly' })
    expect(knownAnswers([{ ...account, inDrawdownPence: 10_000_00 }])).toEqual({ saving: 'drawing' })
    expect(
      knownAnswers([
        { ...account, kind: 'general' },
        { ...account, monthlyPence: 0 },
      ]),
    ).toEqual({})
  })
})
