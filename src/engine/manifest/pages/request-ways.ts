// Which questions of a request somebody is asked, over every way through it: the conditions of the manifest, with the answers
// to earlier questions as their facts.
import type { Range } from '#base/requests/condition.ts'
import { NONE } from '#base/requests/kinds/choices.ts'
import { isRange } from '#base/requests/request-answers.ts'
import {
  questionsOf,
  type AnswerCondition,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import { coverOf } from '../conditions/condition.ts'
import { complement, intersect, union, type Cover } from '../conditions/cover.ts'
import { createVocabulary, possiblePeople } from '../conditions/vocabulary.ts'
import type { When } from '../read/types.gen.ts'
import { countedOut, namesIn, sayableOf, wantedIn, type Named } from './request-conditions.ts'

/** No option has this id. */
const UNANSWERED = ''

/** A fact of a question that conditions name, with what decides where it is not answered. */
interface FactsOf {
  question: RequestQuestion
  facts: { id: string; values: readonly string[] }[]
  /** The condition of the manifest's language on these facts. */
  meant(wanted: Named['wanted']): When
  unanswered: When
  /** Combinations of answers that are refused. */
  refused: readonly When[]
}

/** No word of conditions has a blank. */
const factOf = ({ id }: RequestQuestion, option = '') => `answer ${id} ${option}`

/** Every number between two bounds, cut where conditions compare with one: what is true of a piece's start is true of all of it. */
function numberFacts(
  question: RequestQuestion,
  bounds: { least: number; most: number },
  named: readonly Named[],
): FactsOf {
  const compared = named.flatMap(({ name, wanted }) =>
    name === question.id && isRange(wanted) ? [wanted['at-least'], wanted.below] : [],
  )
  const cuts = compared.filter((at) => at !== undefined && at > bounds.least && at <= bounds.most)
  const starts = [bounds.least, ...new Set(cuts as number[])]
  const meant = (wanted: Named['wanted']) => {
    const { 'at-least': least = -Infinity, below = Infinity } = wanted as Range
    return { [factOf(question)]: starts.filter((at) => at >= least && at < below).map(String) }
  }
  return {
    ...{ question, meant, unanswered: { [factOf(question)]: UNANSWERED }, refused: [] },
    facts: [{ id: factOf(question), values: [...starts.map(String), UNANSWERED] }],
  }
}

/** Of several options: a fact for each, whether it is chosen. */
function severalFacts(question: RequestQuestion, options: readonly string[]): FactsOf {
  const chosen = (option: string, is = 'yes') => ({ [factOf(question, option)]: is })
  const unanswered = { allOf: options.map((option) => chosen(option, 'no')) }
  const alone = options.includes(NONE)
    ? options.filter((option) => option !== NONE).map((option) => ({ allOf: [chosen(NONE), chosen(option)] }))
    : []
  return {
    ...{ question, unanswered },
    facts: options.map((option) => ({ id: factOf(question, option), values: ['yes', 'no'] })),
    meant: (wanted) => ({ anyOf: (wanted as readonly string[]).map((option) => chosen(option)) }),
    refused: [
      ...alone,
      ...countedOut(question).map(({ all, is }) => ({
        allOf: [
          ...all.map((option) => chosen(option, is)),
          { not: unanswered },
          ...(options.includes(NONE) ? [chosen(NONE, 'no')] : []),
        ],
      })),
    ],
  }
}

function factsOf(question: RequestQuestion, named: readonly Named[]): FactsOf[] {
  const { id } = question
  if (named.every(({ name }) => name !== id)) return []
  const { one, several, bounds } = sayableOf(question)
  if (bounds) return [numberFacts(question, bounds, named)]
  if (several) return [severalFacts(question, several)]
  if (!one) return []
  return [
    {
      ...{ question, unanswered: { [factOf(question)]: UNANSWERED }, refused: [] },
      facts: [{ id: factOf(question), values: [...one, UNANSWERED] }],
      meant: (wanted) => ({ [factOf(question)]: wanted as string[] }),
    },
  ]
}

/** Every way through a page's questions, whose conditions can be read. */
export function waysThrough(page: Pick<RequestPage, 'steps' | 'documents'>) {
  const questions = questionsOf(page)
  const conditions = [...questions, ...(page.documents ?? [])].flatMap(({ when }) =>
    when === undefined ? [] : [when],
  )
  const known = questions.flatMap((question) =>
    factsOf(
      question,
      conditions.flatMap((when) => namesIn(when, '')),
    ),
  )
  const vocabulary = createVocabulary(
    known.flatMap(({ question, facts }) =>
      facts.map(({ id, values }) => ({
        ...{ id, description: question.label },
        values: Object.fromEntries(values.map((value) => [value, value])),
      })),
    ),
  )
  const { universe } = vocabulary
  const unknown = () => undefined
  const resolver = {
    ...{ vocabulary, shared: unknown, sharedNames: [], onReference: unknown, onUnknownName: unknown },
  }
  const inFacts = (when: AnswerCondition): When => ({
    allOf: Object.entries(when).map(([key, value]): When => {
      if (key === 'not') return { not: inFacts(value as AnswerCondition) }
      if (key === 'anyOf') return { anyOf: (value as readonly AnswerCondition[]).map(inFacts) }
      if (key === 'allOf') return { allOf: (value as readonly AnswerCondition[]).map(inFacts) }
      return known.find(({ question }) => question.id === key)!.meant(wantedIn(value))
    }),
  })
  const coverIn = (when: When) => coverOf(when, resolver)
  const meant = (when: AnswerCondition | undefined) => coverIn(when === undefined ? {} : inFacts(when))
  const asked = new Map(questions.map(({ id, when }) => [id, meant(when)]))
  // An answer without its question, a question that has to be answered without one, and answers that are refused.
  const impossible = known.flatMap(({ question: { id, missing }, unanswered, refused }): Cover[] => {
    const without = coverIn(unanswered)
    const notAsked = complement(asked.get(id)!, universe)
    return [
      intersect(notAsked, complement(without, universe)),
      ...(missing === undefined ? [] : [intersect(asked.get(id)!, without)]),
      ...refused.map(coverIn),
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
