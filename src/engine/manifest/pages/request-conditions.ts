// Which questions of a request somebody is asked, over every way through it: the conditions of the manifest, with the answers
// to earlier questions as their facts.
import { yesNo } from '#base/requests/request-answers.ts'
import {
  namedInText,
  type AnswerCondition,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import { coverOf, didYouMean } from '../conditions/condition.ts'
import { complement, intersect, literal, union, type Cover } from '../conditions/cover.ts'
import { createVocabulary, possiblePeople } from '../conditions/vocabulary.ts'
import type { Problem } from '../problem.ts'
import type { When } from '../read/types.gen.ts'

export type Wrong = (pointer: string, message: string, hint: string) => Problem

/** A question and where it is written. */
export interface Place {
  question: RequestQuestion
  pointer: string
}

/** The answers that a condition can name; undefined where there is no end of them. */
function answersOf(question: RequestQuestion): string[] | undefined {
  if (question.kind === 'yes-no') return yesNo.map(({ id }) => id)
  return question.kind === 'choice' ? question.options.map(({ id }) => id) : undefined
}

/** Names and answers that the questions' conditions cannot read. One asked later could lead round in a circle. */
export const brokenConditions = (places: readonly Place[], wrong: Wrong): Problem[] =>
  places.flatMap(({ question: { id, when }, pointer }, i) =>
    brokenCondition({ when, pointer, of: `"${id}"`, before: i }, places, wrong),
  )

interface Conditional {
  when: AnswerCondition | undefined
  pointer: string
  /** What it is the condition of, in words. */
  of: string
  /** So many questions are answered before it is read. */
  before: number
}

/** Names and answers that a condition cannot read. */
export function brokenCondition(
  { when = {}, pointer, of, before }: Conditional,
  places: readonly Place[],
  wrong: Wrong,
): Problem[] {
  return namesIn(when, `${pointer}/when`).flatMap((named) => {
    const place = places.findIndex((each) => each.question.id === named.name)
    const about = `The condition of ${of}`
    if (place < 0)
      return [
        wrong(
          `${named.pointer}#key`,
          `${about} names "${named.name}", and no question is called that.`,
          didYouMean(
            named.name,
            places.slice(0, before).map((each) => each.question.id),
          ) ?? 'Name an earlier question of this page.',
        ),
      ]
    if (place >= before)
      return [
        wrong(
          `${named.pointer}#key`,
          `${about} waits for the answer to "${named.name}", which is not asked before it.`,
          'Move the question up, or name an earlier one.',
        ),
      ]
    const answers = answersOf(places[place]!.question)
    if (!answers)
      return [
        wrong(
          `${named.pointer}#key`,
          `${about} names "${named.name}", which can be answered with anything.`,
          'Name a question of the kind "choice" or "yes-no".',
        ),
      ]
    return named.values
      .filter(({ name }) => !answers.includes(name))
      .map(({ name: value, pointer: at }) =>
        wrong(
          at,
          `${about} waits for "${value}", which is no answer to "${named.name}".`,
          didYouMean(value, answers) ?? `Its answers are ${answers.join(', ')}.`,
        ),
      )
  })
}

/** Where a page names its own questions, with the answers that a condition compares one with. */
export const questionsNamed = (page: RequestPage): { name: string; values?: Named[]; pointer: string }[] => [
  ...page.steps.flatMap(({ questions }, s) =>
    questions.flatMap(({ when = {} }, q) => namesIn(when, `/steps/${s}/questions/${q}/when`)),
  ),
  ...(page['at-least-one'] ?? []).flatMap(({ of }, i) =>
    of.map((name, at) => ({ name, pointer: `/at-least-one/${i}/of/${at}` })),
  ),
  ...(page.documents ?? []).flatMap(({ when = {}, says, quotes = [], values, 'valued-on': day }, i) => [
    ...namesIn(when, `/documents/${i}/when`),
    ...namedInText(says).map((name) => ({ name, pointer: `/documents/${i}/says` })),
    ...quotes.map((name, at) => ({ name, pointer: `/documents/${i}/quotes/${at}` })),
    ...(values === undefined || values === 'all'
      ? []
      : [{ name: values, pointer: `/documents/${i}/values` }]),
    ...(day === undefined ? [] : [{ name: day, pointer: `/documents/${i}/valued-on` }]),
  ]),
]

/** A name, and where it is written. */
interface Named {
  name: string
  pointer: string
}

/** The names that a condition reads, with the answers that it compares them with. */
function namesIn(
  when: AnswerCondition,
  pointer: string,
): { name: string; values: Named[]; pointer: string }[] {
  return Object.entries(when).flatMap(([key, value]) => {
    const at = `${pointer}/${key}`
    if (key === 'not') return namesIn(value as AnswerCondition, at)
    if (key === 'anyOf' || key === 'allOf')
      return (value as readonly AnswerCondition[]).flatMap((each, i) => namesIn(each, `${at}/${i}`))
    const values = Array.isArray(value)
      ? (value as string[]).map((name, i) => ({ name, pointer: `${at}/${i}` }))
      : [{ name: value as string, pointer: at }]
    return [{ name: key, values, pointer: at }]
  })
}

/** No option has this id. */
const UNANSWERED = ''

/** Every way through these questions, whose conditions can be read. */
export function waysThrough(questions: readonly RequestQuestion[]) {
  const facts = questions.flatMap((question) => {
    const answers = answersOf(question)
    return answers ? [{ question, answers: [...answers, UNANSWERED] }] : []
  })
  const vocabulary = createVocabulary(
    facts.map(({ question: { id, label }, answers }) => ({
      id,
      description: label,
      values: Object.fromEntries(answers.map((answer) => [answer, answer])),
    })),
  )
  const { universe } = vocabulary
  const unknown = () => undefined
  const resolver = {
    ...{ vocabulary, shared: unknown, sharedNames: [], onReference: unknown, onUnknownName: unknown },
  }
  const meant = (when: AnswerCondition | undefined) => coverOf(when as When, resolver)
  const asked = new Map(questions.map(({ id, when }) => [id, meant(when)]))
  // An answer without its question, and a question that has to be answered without one.
  const impossible = facts.flatMap(({ question: { id, missing }, answers }): Cover[] => {
    const { index } = vocabulary.byId.get(id)!
    const unanswered = literal(index, 2 ** (answers.length - 1))
    const notAsked = complement(asked.get(id)!, universe)
    return [
      intersect(notAsked, complement(unanswered, universe)),
      ...(missing === undefined ? [] : [intersect(asked.get(id)!, unanswered)]),
    ]
  })
  const possible = possiblePeople(impossible, vocabulary)
  const of = (id: string) => asked.get(id) ?? []
  return {
    isAsked: (id: string) => intersect(of(id), possible).length > 0,
    isAlwaysAsked: (id: string) => intersect(complement(of(id), universe), possible).length === 0,
    isMetBySome: (when: AnswerCondition | undefined) => intersect(meant(when), possible).length > 0,
    /** Is the question answered on every way that meets the condition? */
    isAnsweredWherever: (id: string, when: AnswerCondition | undefined) =>
      questions.some((question) => question.id === id && question.missing !== undefined) &&
      intersect(intersect(meant(when), complement(of(id), universe)), possible).length === 0,
    /** Is there a way on which none of these is asked? */
    someGetBy: (ids: readonly string[]) =>
      intersect(complement(union(...ids.map(of)), universe), possible).length > 0,
  }
}
