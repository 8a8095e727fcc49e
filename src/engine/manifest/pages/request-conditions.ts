// The conditions of a page of requests: where its questions stand, which names a page reads, and what no condition can wait for.
import type { Range } from '#base/requests/condition.ts'
import type { Kind } from '#base/requests/kinds/kind.ts'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import { isRange } from '#base/requests/request-answers.ts'
import {
  namedInText,
  type AnswerCondition,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { Problem } from '../problem.ts'
import { isObject } from '../read/merge.ts'
import type { RequestPageFile } from '../read/types.gen.ts'

export type Wrong = (pointer: string, message: string, hint: string) => Problem

/** A question and where it is written. */
export interface Place {
  question: RequestQuestion
  pointer: string
}

export const placesOf = ({ steps }: Pick<RequestPage, 'steps'>): Place[] =>
  steps.flatMap(({ questions }, step) => placesIn(questions, `/steps/${step}`))

const placesIn = (questions: readonly RequestQuestion[], around: string): Place[] =>
  questions.map((question, i) => ({ question, pointer: `${around}/questions/${i}` }))

/** The groups among these, each with the places of its questions. */
export const groupsAmong = (places: readonly Place[]) =>
  places.flatMap(({ question, pointer }) =>
    'questions' in question
      ? [{ group: question, pointer, places: placesIn(question.questions, pointer) }]
      : [],
  )

/** With the questions of its groups. */
export const withGroups = (places: readonly Place[]): Place[] => [
  ...places,
  ...groupsAmong(places).flatMap((each) => each.places),
]

const kindNamed = ({ kind }: RequestQuestion) =>
  (engineKinds as Readonly<Record<string, Kind | undefined>>)[kind]

/** What a condition can say of a question; nothing, where there is no end of its answers. */
export function sayableOf(question: RequestQuestion) {
  const kind = kindNamed(question)
  return {
    one: kind?.oneOf?.(question),
    several: kind?.severalOf?.(question),
    ...(kind?.unit !== undefined && { bounds: question as unknown as { least: number; most: number } }),
  }
}

/** Names and answers that the questions' conditions cannot read. One asked later could lead round in a circle. */
export const brokenConditions = (places: readonly Place[], wrong: Wrong, within?: string): Problem[] =>
  places.flatMap(({ question: { id, when }, pointer }, i) =>
    brokenCondition({ when, pointer, of: `"${id}"`, before: i, within }, places, wrong),
  )

interface Conditional {
  when: AnswerCondition | undefined
  pointer: string
  /** What it is the condition of, in words. */
  of: string
  /** So many questions are answered before it is read. */
  before: number
  /** The group whose questions these are: what is asked about one item names nothing outside it. */
  within?: string | undefined
}

/** Names and answers that a condition cannot read. */
export function brokenCondition(
  { when = {}, pointer, of, before, within }: Conditional,
  places: readonly Place[],
  wrong: Wrong,
): Problem[] {
  return namesIn(when, `${pointer}/when`).flatMap((named) => {
    const place = places.findIndex((each) => each.question.id === named.name)
    const about = `The condition of ${of}`
    const around = groupsAmong(places).find((each) =>
      each.places.some(({ question }) => question.id === named.name),
    )?.group
    if (around)
      return [
        wrong(
          `${named.pointer}#key`,
          `${about} names "${named.name}", which is asked about each ${around.one}.`,
          `Name "${around.id}" with at-least or below: how many there are.`,
        ),
      ]
    if (place < 0)
      return [
        wrong(
          `${named.pointer}#key`,
          `${about} names "${named.name}", and no question ${within === undefined ? '' : `of the group "${within}" `}is called that.`,
          didYouMean(
            named.name,
            places.slice(0, before).map((each) => each.question.id),
          ) ?? `Name an earlier question of this ${within === undefined ? 'page' : 'group'}.`,
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
    return unsayable(named, places[place]!.question, about, wrong)
  })
}

/** What a condition compares with what the question cannot be answered with. */
function unsayable(
  { name, wanted, values, pointer }: Named,
  question: RequestQuestion,
  about: string,
  wrong: Wrong,
): Problem[] {
  const { one, several, bounds } = sayableOf(question)
  const answers = one ?? several
  if (!answers && !bounds)
    return [
      wrong(
        `${pointer}#key`,
        `${about} names "${name}", which can be answered with anything.`,
        'Name a question of the kind choice, choices, yes-no, money, number, percentage or group.',
      ),
    ]
  if (isRange(wanted) !== (bounds !== undefined))
    return [
      wrong(
        pointer,
        bounds
          ? `${about} names answers to "${name}", which is answered ${kindNamed(question)!.answered}.`
          : `${about} compares "${name}" with a number, and it is answered with options.`,
        bounds
          ? 'Write { "at-least": … }, { "below": … }, or both.'
          : `Its answers are ${answers!.join(', ')}.`,
      ),
    ]
  if (isRange(wanted)) {
    const { 'at-least': least = bounds!.least, below = bounds!.most + 1 } = wanted
    if (least < below && least <= bounds!.most && below > bounds!.least) return []
    return [
      wrong(
        pointer,
        `${about} waits for a number that "${name}" is never answered with: it goes from ${bounds!.least} to ${bounds!.most}.`,
        'Correct one of them.',
      ),
    ]
  }
  const combinations = several ? countedOut(question).length : 0
  if (combinations > MOST_COMBINATIONS)
    return [
      wrong(
        `${pointer}#key`,
        `${about} names "${name}", whose "least" and "most" leave ${combinations} combinations to prove; ${MOST_COMBINATIONS} can be.`,
        'Take out "least" or "most", or some options.',
      ),
    ]
  return values
    .filter((value) => !answers!.includes(value.name))
    .map(({ name: value, pointer: at }) =>
      wrong(
        at,
        `${about} waits for "${value}", which is no answer to "${name}".`,
        didYouMean(value, answers!) ?? `Its answers are ${answers!.join(', ')}.`,
      ),
    )
}

const MOST_COMBINATIONS = 60

/** Where a page names its own questions. */
export const questionsNamed = (
  page: RequestPage & Pick<RequestPageFile, 'examples'>,
): (Written & Partial<Named>)[] => [
  ...withGroups(placesOf(page)).flatMap(({ question, pointer }) => [
    ...namesIn(question.when ?? {}, `${pointer}/when`),
    ...('from' in question && question.from !== undefined
      ? [{ name: question.from, pointer: `${pointer}/from` }]
      : []),
  ]),
  ...(page.examples ?? []).flatMap(({ answers }, i) =>
    namesIn(answers as AnswerCondition, `/examples/${i}/answers`),
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
interface Written {
  name: string
  pointer: string
}

export interface Named extends Written {
  /** The answers, or the numbers, that it is compared with. */
  wanted: readonly string[] | Range
  /** The answers by where they are written. */
  values: readonly Written[]
}

/** The names that a condition reads. */
export function namesIn(when: AnswerCondition, pointer: string): Named[] {
  return Object.entries(when).flatMap(([key, value]) => {
    const at = `${pointer}/${key}`
    if (key === 'not') return namesIn(value as AnswerCondition, at)
    if (key === 'anyOf' || key === 'allOf')
      return (value as readonly AnswerCondition[]).flatMap((each, i) => namesIn(each, `${at}/${i}`))
    const each = Array.isArray(value)
      ? (value as readonly unknown[]).map((name, i) => ({ name, pointer: `${at}/${i}` }))
      : [{ name: value, pointer: at }]
    const values = each.filter((named): named is Written => typeof named.name === 'string')
    // The answers of an example about the items of a group.
    const inItems = Array.isArray(value)
      ? each.flatMap(({ name, pointer: item }) =>
          isObject(name) ? namesIn(name as AnswerCondition, item) : [],
        )
      : []
    return [{ name: key, wanted: wantedIn(value), values, pointer: at }, ...inItems]
  })
}

export const wantedIn = (value: unknown): Named['wanted'] =>
  isRange(value) ? value : ([value].flat() as string[])

/** Sets of options that are not all chosen, or not all left out, because so many at least and at most are. */
export function countedOut(question: RequestQuestion): { all: string[]; is: 'yes' | 'no' }[] {
  if (question.kind !== 'choices') return []
  const { options, least = 1, most = options.length } = question
  const ids = options.map(({ id }) => id)
  return [
    ...(most < ids.length ? setsOf(ids, most + 1).map((all) => ({ all, is: 'yes' as const })) : []),
    ...(least > 1 ? setsOf(ids, ids.length - least + 1).map((all) => ({ all, is: 'no' as const })) : []),
  ]
}

function setsOf(all: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return all.flatMap((first, i) => setsOf(all.slice(i + 1), size - 1).map((others) => [first, ...others]))
}
