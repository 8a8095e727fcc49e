// How several choices and several files read where answers are checked, in a letter and afterwards.
import { describe, expect, it } from 'vitest'
import { answerInWords } from '#base/requests/request-answers.ts'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import type { RequestQuestion } from '#base/requests/request-page.ts'

const about = { id: 'from', label: 'Where is it from?' }
const options = ['Salary', 'Savings', 'A gift'].map((label, at) => ({ id: `o${at}`, label }))
const choices: RequestQuestion = { ...about, kind: 'choices', options }
const file: RequestQuestion = { ...about, kind: 'file' }
const words = (question: RequestQuestion, ids: string[]) =>
  answerInWords(question, ids, (id) => `${id}.pdf`, engineKinds)

describe('Somebody who has chosen several answers', () => {
  it('reads them as a sentence has them, with “and” before the last', () => {
    expect(words(choices, ['o0'])).toBe('Salary')
    expect(words(choices, ['o0', 'o2'])).toBe('Salary and A gift')
    expect(words(choices, ['o0', 'o1', 'o2'])).toBe('Salary, Savings and A gift')
  })

  it('reads files so too', () => {
    expect(words(file, ['a', 'b'])).toBe('a.pdf and b.pdf')
  })
})
