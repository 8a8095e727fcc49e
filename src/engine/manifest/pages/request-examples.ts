// Tries the examples of a page of requests: what somebody is asked who answers so, that it could be sent, and which letters follow.
import type { Item, Kinds, Parts } from '#base/requests/kinds/kind.ts'
import { isOfParts, partsTyped } from '#base/requests/kinds/parts.ts'
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
  pageOfOne,
  questionsOf,
  withAnswers,
  type GroupQuestion,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import type { Problem } from '../problem.ts'
import { isObject } from '../read/merge.ts'
import type { RequestPageFile } from '../read/types.gen.ts'
import type { Wrong } from './request-conditions.ts'

type Example = NonNullable<RequestPageFile['examples']>[number]
type Written = Example['answers'][string]

/** A page, or what is asked about one item of a group. */
type Asking = Pick<RequestPage, 'steps' | 'at-least-one'>

interface Tried {
  written: Readonly<Record<string, Written>>
  given: RequestAnswers
  /** Where they are written. */
  at: string
}

/** The questions of the page must be right. They are answered on the day on which it was last reviewed. */
export function exampleProblems(page: RequestPageFile, wrong: Wrong, kinds: Kinds): Problem[] {
  const { examples = [], 'reviewed-on': today } = page
  const of = page as RequestPage
  return examples.flatMap((example, i) => {
    const unfit = (at: string, message: string, hint: string) =>
      wrong(`/examples/${i}${at}`, `Example ${i + 1} ${message}`, hint)
    const answers = answersIn(of, example.answers, kinds)
    const asked = askedOf(of, answers)
    /** Also of each item of a group, where it is written. */
    const refusedIn = (asking: Asking, { written, given, at }: Tried): Problem[] =>
      Object.entries(requestProblems(asking, { today, answers: given }, kinds)).flatMap(([id, problem]) => {
        const question = askedOf(asking, given).find((each) => each.id === id)
        const place = id in written ? `${at}/${id}` : at
        if (!question)
          return [
            unfit(
              `${place}#key`,
              `answers "${id}", which it is not asked.`,
              'Remove the answer, or correct the others.',
            ),
          ]
        const inItems = itemsIn(question, given[id]).flatMap((item, place) =>
          refusedIn(pageOfOne(question as GroupQuestion), {
            written: (written[id] as Record<string, Written>[])[place]!,
            ...{ given: item, at: `${at}/${id}/${place}` },
          }),
        )
        if (inItems.length > 0) return inItems
        return [
          unfit(
            place,
            `could not be sent: of "${id}" people would read “${problem}”.`,
            'Correct the answer, or the question.',
          ),
        ]
      })
    const refused = refusedIn(of, { written: example.answers, given: answers, at: '/answers' })
    return [
      ...refused,
      ...differences(
        example.shows,
        asked.map(({ id }) => id),
        (at, message) => unfit(`/shows${at}`, message, 'Correct the example, or the conditions.'),
      ),
      ...(refused.length > 0 ? [] : letterProblems(of, example, { answers, asked, kinds }, unfit)),
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

/** As the API takes them; an answer to no question as it is written. */
const answersIn = (page: Asking, written: Readonly<Record<string, Written>>, kinds: Kinds): RequestAnswers =>
  Object.fromEntries(
    Object.entries(written).map(([id, each]) => {
      const question = questionsOf(page).find((asked) => asked.id === id)
      return [id, (question && answerOf(question, each, kinds)) ?? (each as Answer)]
    }),
  )

/** A number is in the units of the question's bounds, a text as it is typed. */
function answerOf(question: RequestQuestion, written: Written, kinds: Kinds): Answer | undefined {
  const kind = kindOf(question, kinds)
  if (typeof written === 'number') return Math.round(written * (kind.unit ?? 1))
  if (typeof written === 'string') return readAnswer(question, written, kinds)
  if (question.kind === 'group' && areItems(written))
    return written.map((item) => answersIn(pageOfOne(question), item, kinds) as Item)
  if (!isOfParts(kind) || Array.isArray(written)) return written as Answer
  return { ...written, ...(readAnswer(question, partsTyped(kind, written), kinds) as Parts | undefined) }
}

const areItems = (written: unknown): written is Record<string, Written>[] =>
  Array.isArray(written) && written.every(isObject)

const itemsIn = ({ kind }: RequestQuestion, answer: Answer | undefined): Item[] =>
  kind === 'group' && areItems(answer) ? (answer as Item[]) : []
