// What the planner saves of answers with something that cannot be read.
import { describe, expect, it } from 'vitest'
import { noAnswers, type PlannerAnswers } from '#domain/retirement/planner-answers.ts'
import { readableAnswers } from '#screens/retirement/planner/readable-answers.ts'

const pot = { id: 'p1', owner: 'me', kind: 'isa', value: '5000', monthly: '0', risk: '4' } as const
const before: PlannerAnswers = {
  ...noAnswers,
  fields: { retireAge: '65' },
  accounts: { 'A-1': { monthly: '200' } },
  pots: [pot],
}

describe('Somebody who types what cannot be read', () => {
  it('keeps the answer that was there, and everything else that they typed', () => {
    const typed: PlannerAnswers = {
      ...before,
      fields: { retireAge: 'abc', spending: '20000' },
      accounts: { 'A-1': { monthly: 'x', isLeftOut: false } },
      pots: [{ ...pot, value: 'many', monthly: '100' }],
    }
    const problems = { retireAge: 'Enter an age', 'A-1-monthly': 'Enter', 'p1-value': 'Enter' }
    expect(readableAnswers(typed, problems, before)).toEqual({
      ...before,
      fields: { retireAge: '65', spending: '20000' },
      accounts: { 'A-1': { monthly: '200', isLeftOut: false } },
      pots: [{ ...pot, monthly: '100' }],
    })
  })

  it('has no answer where there was none: our starting value holds', () => {
    const typed = { ...noAnswers, fields: { untilAge: 'abc' }, pots: [{ ...pot, value: 'many' }] }
    expect(readableAnswers(typed, { untilAge: 'Enter an age', 'p1-value': 'Enter' }, noAnswers)).toEqual({
      ...noAnswers,
      pots: [{ ...pot, value: '' }],
    })
  })
})
