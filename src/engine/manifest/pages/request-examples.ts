// Tries the examples of a page of requests: what somebody is asked who answers so, that it could be sent, and which letters follow.
import type { Kinds } from '#base/requests/kinds/kind.ts'
import {
  answerInWords,
  answerTo,
  askedOf,
  isMet,
  kindOf,
  readAnswer,
  requestProblems,
  type Answer,
  type RequestAnswers,
} from '#base/requests/request-answers.ts'
import {
  questionsOf,
  withAnswers,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import type { Problem } from '../problem.ts'
import type { RequestPageFile } from '../read/types.gen.ts'
import type { Wrong } from './request-conditions.ts'

type Example = NonNullable<RequestPageFile['examples']>[number]
type Written = Example['answers'][string]

/** The questions of the page must be right. They are answered on the day on which it was last reviewed. */
export function exampleProblems(page: RequestPageFile, wrong: Wrong, kinds: Kinds): Problem[] {
  const { examples = [], 'reviewed-on': today } = page
  const of = page as RequestPage
  return examples.flatMap((example, i) => {
    const unfit = (at: string, message: string, hint: string) =>
      wrong(`/examples/${i}${at}`, `Example ${i + 1} ${message}`, hint)
    const answers = answersIn(of, example, kinds)
    const asked = askedOf(of, answers)
    const isAsked = (id: string) => asked.some((question) => question.id === id)
    const idle = Object.keys(example.answers)
      .filter((id) => !isAsked(id))
      .map((id) =>
        unfit(
          `/answers/${id}#key`,
          `answers "${id}", which it is not asked.`,
          'Remove the answer, or correct the others.',
        ),
      )
    const problems = Object.entries(requestProblems(of, { today, answers }, kinds))
    const refused = problems
      .filter(([id]) => isAsked(id) || !(id in example.answers))
      .map(([id, problem]) =>
        unfit(
          id in example.answers ? `/answers/${id}` : '/answers',
          `could not be sent: of "${id}" people would read “${problem}”.`,
          'Correct the answer, or the question.',
        ),
      )
    return [
      ...idle,
      ...refused,
      ...differences(
        example.shows,
        asked.map(({ id }) => id),
        (at, message) => unfit(`/shows${at}`, message, 'Correct the example, or the conditions.'),
      ),
      ...(idle.length + refused.length > 0
        ? []
        : letterProblems(of, example, { answers, asked, kinds }, unfit)),
    ]
  })
}

/** A sentence for each that is named and not shown, and the other way. */
export const differences = (
  named: readonly string[],
  shown: readonly string[],
  unfit: (at: string, message: string) => Problem,
): Problem[] => [
  ...named.flatMap((id, i) => (shown.includes(id) ? [] : [unfit(`/${i}`, `is not shown "${id}".`)])),
  ...shown.flatMap((id) => (named.includes(id) ? [] : [unfit('', `is also shown "${id}".`)])),
]

interface Answered {
  answers: RequestAnswers
  asked: readonly RequestQuestion[]
  kinds: Kinds
}

function letterProblems(
  page: RequestPage,
  { letters = [] }: Example,
  { answers, asked, kinds }: Answered,
  unfit: (at: string, message: string, hint: string) => Problem,
): Problem[] {
  const given = Object.fromEntries(asked.map(({ id }) => [id, answerTo({ id }, answers) ?? '']))
  const written = (page.documents ?? [])
    .filter(({ when }) => when === undefined || isMet(when, given, page))
    .map(({ says }) =>
      withAnswers(says, (id) =>
        answerInWords(
          asked.find((each) => each.id === id)!,
          given[id]!,
          String,
          kinds,
        ),
      ),
    )
  return Array.from({ length: Math.max(letters.length, written.length) }, (_, i) => i).flatMap((i) => {
    const [named, is] = [letters[i], written[i]]
    if (named === is) return []
    return [
      unfit(
        named === undefined ? '' : `/letters/${i}`,
        is === undefined ? 'gets no such letter.' : `gets a letter that says “${is}”`,
        'Correct the example, or the letter.',
      ),
    ]
  })
}

/** As the API takes them. */
function answersIn(page: RequestPage, { answers }: Example, kinds: Kinds): RequestAnswers {
  return Object.fromEntries(
    questionsOf(page).flatMap((question) => {
      const written = answers[question.id]
      const answer = written === undefined ? undefined : answerOf(question, written, kinds)
      return answer === undefined ? [] : [[question.id, answer] as const]
    }),
  )
}

/** A number is in the units of the question's bounds, a text as it is typed. */
function answerOf(question: RequestQuestion, written: Written, kinds: Kinds): Answer | undefined {
  if (typeof written === 'number') return Math.round(written * (kindOf(question, kinds).unit ?? 1))
  return typeof written === 'string' ? readAnswer(question, written, kinds) : written
}
