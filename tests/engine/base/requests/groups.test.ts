// How the answers to a group are read again: in lists, one by one, and in a letter.
import { describe, expect, it } from 'vitest'
import { answeredOf, answerInWords } from '#base/requests/request-answers.ts'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import { allQuestionsOf, type GroupQuestion } from '#base/requests/request-page.ts'

const shares: GroupQuestion = {
  ...({ id: 'shares', kind: 'group', label: 'Who gets a share?', one: 'heir', least: 1, most: 9 } as const),
  questions: [
    { id: 'called', kind: 'text', label: 'What is the heir called?', summary: 'Name', most: 60 },
    { id: 'part', kind: 'percentage', label: 'What part?', least: 1, most: 100 },
    { id: 'is', kind: 'yes-no', label: 'Is it all?', when: { part: { 'at-least': 100 } } },
  ],
}
const page = {
  steps: [{ questions: [shares, { id: 'why', kind: 'text', label: 'Why?', most: 9 } as const] }],
}
const answers = {
  shares: [
    { called: 'Ruth', part: 2_550 },
    { part: 10_000, is: 'yes' },
  ],
  why: 'So',
}

describe('The answers to a group', () => {
  it('are read one by one, each with its item, in their order', () => {
    expect(answeredOf(page, answers).map(({ label, answer, id }) => [label, answer, id])).toEqual([
      ['Heir 1: Name', 'Ruth', 'shares.1.called'],
      ['Heir 1: What part?', 2_550, 'shares.1.part'],
      ['Heir 2: What part?', 10_000, 'shares.2.part'],
      ['Heir 2: Is it all?', 'yes', 'shares.2.is'],
      ['Why?', 'So', 'why'],
    ])
  })

  it('stand in a letter item by item', () => {
    expect(answerInWords(shares, answers.shares, (id) => id, engineKinds)).toBe('Ruth, 25.5%; 100%, Yes')
  })

  it('need the kinds of their questions too', () => {
    expect(allQuestionsOf(page).map(({ id }) => id)).toEqual(['shares', 'called', 'part', 'is', 'why'])
  })
})
