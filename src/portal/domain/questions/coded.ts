// Questions of the portal's forms with code: of the engine's kinds, and of kinds that it has itself.
import type { Asked, Kinds, OfOwn } from 'portal-engine/base/requests/kinds/kind.ts'
import { engineKinds, type RequestQuestion } from '#base/requests/kinds/kinds.ts'
import {
  answersRead,
  readAnswer,
  requestProblems,
  type RequestAnswers,
} from 'portal-engine/base/requests/request-answers.ts'
import type { RequestPage } from 'portal-engine/base/requests/request-page.ts'

type OwnQuestion<Own extends Kinds> = Asked & OfOwn & { kind: keyof Own & string }

/** What a form with code asks: its page draws it, and the API holds answers to it. */
export interface Coded {
  page: Pick<RequestPage, 'steps'>
  kinds: Kinds
}

export const coded = <Own extends Kinds = {}>(
  questions: readonly (RequestQuestion | OwnQuestion<Own>)[],
  own?: Own,
): Coded => ({
  page: { steps: [{ questions: questions as readonly RequestQuestion[] }] },
  kinds: { ...engineKinds, ...own },
})

/** The answers to what is asked, as they are kept, of what the API is given; with what is wrong, by question. */
export function heldTo({ page, kinds }: Coded, given: RequestAnswers, today: string) {
  const answers = answersRead(page, (question) => {
    const answer = given[question.id]
    return typeof answer === 'string' ? readAnswer(question, answer, kinds) : answer
  })
  return { answers, problems: requestProblems(page, { today, answers }, kinds) }
}

/** Options of a question, from words by id. */
export const optionsIn = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }))
