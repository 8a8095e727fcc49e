// Which questions of a request are asked, what is wrong with an answer, and how it reads. Page and server hold answers to
// these rules. Pure.
import { isRecord } from '../record.ts'
import type { AnswerCondition, Range } from './condition.ts'
import { itemName } from './kinds/group.ts'
import type { Answer, Given, Item, Kind, Kinds, OwnKinds, RequestAnswers } from './kinds/kind.ts'
import { engineKinds, type RequestQuestion } from './kinds/kinds.ts'
import { labelOf, pageOfOne, questionsOf, type RequestPage } from './request-page.ts'

/** What is answered, and the answers of a request by question. */
export type { Answer, RequestAnswers } from './kinds/kind.ts'

/** The engine's kinds and the portal's own of these names; all of them where no names are given. */
export async function kindsWith(own: OwnKinds, names = Object.keys(own)): Promise<Kinds> {
  const loaded = await Promise.all(
    Object.entries(own)
      .filter(([name]) => names.includes(name))
      .map(
        async ([name, load]) => [name, typeof load === 'function' ? (await load()).default : load] as const,
      ),
  )
  return { ...engineKinds, ...Object.fromEntries(loaded) }
}

/** Throws an error for a kind that nothing knows. */
export function kindOf({ kind }: { kind: string }, kinds: Kinds): Kind {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!known) throw new Error(`No kind of question is called "${kind}"`)
  return known
}

/** The questions that somebody with these answers is asked: an answer that is no longer asked for decides nothing. */
export function askedOf(page: Pick<RequestPage, 'steps'>, answers: RequestAnswers): RequestQuestion[] {
  const given: Record<string, Answer> = {}
  return questionsOf(page).filter(({ id, when }) => {
    if (when && !isMet(when, given, page)) return false
    given[id] = answerTo({ id }, answers) ?? ''
    return true
  })
}

/** Are these the answers that the condition waits for? */
export function isMet(
  when: AnswerCondition,
  given: RequestAnswers,
  page: Pick<RequestPage, 'steps'>,
): boolean {
  return Object.entries(when).every(([key, value]) => {
    if (key === 'not') return !isMet(value as AnswerCondition, given, page)
    if (key === 'anyOf') return (value as readonly AnswerCondition[]).some((each) => isMet(each, given, page))
    if (key === 'allOf')
      return (value as readonly AnswerCondition[]).every((each) => isMet(each, given, page))
    const answer = given[key] ?? ''
    if (isRange(value)) return isIn(value, answer, unitOf(key, page))
    const wanted = [value].flat() as readonly unknown[]
    return Array.isArray(answer) ? answer.some((each) => wanted.includes(each)) : wanted.includes(answer)
  })
}

/** Is it a range, and no value? */
export const isRange = (value: unknown): value is Range => isRecord(value)

function isIn({ 'at-least': least, below }: Range, answer: Answer, unit: number): boolean {
  const number = Array.isArray(answer) ? answer.length : answer
  return (
    typeof number === 'number' &&
    (least === undefined || number >= least * unit) &&
    (below === undefined || number < below * unit)
  )
}

function unitOf(id: string, page: Pick<RequestPage, 'steps'>): number {
  const question = questionsOf(page).find((each) => each.id === id)
  const kind: Kind | undefined = question && engineKinds[question.kind]
  return kind?.unit ?? 1
}

/** The answer to a question; undefined where there is none, or blanks alone. */
export function answerTo({ id }: { id: string }, answers: RequestAnswers): Answer | undefined {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
  if (typeof answer === 'string') return answer.trim() === '' ? undefined : answer
  return Array.isArray(answer) && answer.length === 0 ? undefined : answer
}

interface Answered {
  question: RequestQuestion
  answer: Answer
  label: string
  /** In a group, with the place of the item: "trustees.2.name". */
  id: string
}

/** The answers to what is asked, one by one; of a group, those about each item. */
export const answeredOf = (page: Pick<RequestPage, 'steps'>, answers: RequestAnswers): Answered[] =>
  askedOf(page, answers).flatMap((question): Answered[] => {
    const answer = answerTo(question, answers)
    if (answer === undefined) return []
    if (question.kind !== 'group') return [{ question, answer, label: labelOf(question), id: question.id }]
    return (answer as Item[]).flatMap((item, place) =>
      answeredOf(pageOfOne(question), item).map((each) => ({
        ...each,
        label: `${itemName(question.one, place)}: ${each.label}`,
        id: itemId(question.id, place, each.id),
      })),
    )
  })

/** The id of a question about one item of a group. `place` counts from 0. */
export const itemId = (group: string, place: number, id: string): string => `${group}.${place + 1}.${id}`

/** The answer in what was typed or chosen; undefined where there is none. What cannot be read stays as it was typed. */
export function readAnswer(question: RequestQuestion, typed: string, kinds: Kinds): Answer | undefined {
  const kind = kindOf(question, kinds)
  const text = typed.trim()
  if (text === '' || kind.isBlank?.(text)) return undefined
  return kind.parse ? (kind.parse(text, question) ?? text) : text
}

/** The answers to what is asked, each as it is read: what is asked follows from them. */
export function answersRead(
  page: Pick<RequestPage, 'steps'>,
  read: (question: RequestQuestion) => Answer | undefined,
): RequestAnswers {
  const all = Object.fromEntries(
    questionsOf(page).flatMap((question) => {
      const answer = read(question)
      return answer === undefined ? [] : [[question.id, answer] as const]
    }),
  )
  const asked = askedOf(page, all).filter((question) => answerTo(question, all) !== undefined)
  return Object.fromEntries(asked.map(({ id }) => [id, all[id]!]))
}

/** What is wrong with the answers to what is asked, by question, in their order; {} where they can be sent. */
export function requestProblems(
  page: Pick<RequestPage, 'steps' | 'at-least-one'>,
  given: Given,
  kinds: Kinds,
): Record<string, string> {
  const { answers } = given
  const asked = askedOf(page, answers)
  const problems: Record<string, string> = {}
  for (const question of asked) {
    const problem = problemOfAnswer(question, given, kinds)
    if (problem !== undefined) problems[question.id] = problem
  }
  for (const { of, missing } of page['at-least-one'] ?? []) {
    const among = asked.filter(({ id }) => of.includes(id))
    const [first] = among
    if (first && among.every((question) => answerTo(question, answers) === undefined))
      problems[first.id] ??= missing
  }
  for (const id of Object.keys(answers))
    if (!asked.some((question) => question.id === id)) problems[id] = 'this is not asked'
  return problems
}

const holds: Record<Kind['is'], (answer: unknown) => boolean> = {
  text: (answer) => typeof answer === 'string',
  number: Number.isSafeInteger,
  list: (answer) => Array.isArray(answer) && answer.every((each) => typeof each === 'string'),
  parts: (answer) => isRecord(answer) && Object.values(answer).every((each) => typeof each === 'string'),
  items: (answer) => Array.isArray(answer) && answer.every(isRecord),
}

/** What is wrong with one answer? Undefined when nothing is. Whether an account is one of the person's is asked elsewhere. */
export function problemOfAnswer(question: RequestQuestion, given: Given, kinds: Kinds): string | undefined {
  const answer = answerTo(question, given.answers)
  if (answer === undefined) return question.missing
  const kind = kindOf(question, kinds)
  if (!holds[kind.is](answer)) return kind.wrong
  const problem = kind.problem?.(answer, question, given)
  if (problem !== undefined || question.kind !== 'group') return problem
  for (const [place, item] of (answer as Item[]).entries()) {
    const [wrong] = Object.entries(requestProblems(pageOfOne(question), { ...given, answers: item }, kinds))
    if (wrong) return `${itemName(question.one, place)}, ${wrong[0]}: ${wrong[1]}`
  }
  return undefined
}

/** How an answer reads; `nameOf` says what an account or a file is called. */
export function answerInWords(
  question: RequestQuestion,
  answer: Answer,
  nameOf: (id: string) => string,
  kinds: Kinds,
): string {
  if (question.kind === 'group')
    return (answer as Item[])
      .map((item) =>
        answeredOf(pageOfOne(question), item)
          .map((each) => answerInWords(each.question, each.answer, nameOf, kinds))
          .join(', '),
      )
      .join('; ')
  return kindOf(question, kinds).words?.(answer, question, nameOf) ?? (answer as string)
}
