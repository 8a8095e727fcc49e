// Which questions of a request are asked, what is wrong with an answer, and how it reads. Page and server hold answers to
// these rules. Pure.
import { FILES_MOST, TOO_MANY_FILES } from '../files/files-most.ts'
import { addDays } from '../dates/london-time.ts'
import { isCalendarDate } from '../dates/iso.ts'
import { once } from '../once.ts'
import { formatPence, formatPounds } from '../money.ts'
import { isOneLine } from '../shown-text.ts'
import { isParts, NOT_ONE_LINE, partProblems, partsInWords, type Parts } from './answer-parts.ts'
import {
  questionsOf,
  type AnswerCondition,
  type RequestOption,
  type RequestPage,
  type RequestQuestion,
} from './request-page.ts'

/** Pence of an amount, ids of files, the fields of a person or an address, otherwise text; "yes" or "no", the id of an option or of an account. */
export type Answer = string | number | string[] | Parts

/** An answer that is one text; one of another kind, which a caller may send, is none that a rule would take. */
const textOf = (answer: Answer): string =>
  typeof answer === 'object' ? JSON.stringify(answer) : String(answer)

/** By question. */
export type RequestAnswers = Readonly<Record<string, Answer>>

export const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const

/** The questions that somebody with these answers is asked: an answer that is no longer asked for decides nothing. */
export function askedOf(page: Pick<RequestPage, 'steps'>, answers: RequestAnswers): RequestQuestion[] {
  const given: Record<string, Answer> = {}
  return questionsOf(page).filter(({ id, when }) => {
    if (when && !isMet(when, given)) return false
    given[id] = answerTo({ id }, answers) ?? ''
    return true
  })
}

/** Are these the answers that the condition waits for? */
export function isMet(when: AnswerCondition, given: RequestAnswers): boolean {
  return Object.entries(when).every(([key, value]) => {
    if (key === 'not') return !isMet(value as AnswerCondition, given)
    if (key === 'anyOf') return (value as readonly AnswerCondition[]).some((each) => isMet(each, given))
    if (key === 'allOf') return (value as readonly AnswerCondition[]).every((each) => isMet(each, given))
    return [value].flat().includes(textOf(given[key] ?? ''))
  })
}

/** The answer to a question; undefined where there is none, or blanks alone. */
export function answerTo({ id }: { id: string }, answers: RequestAnswers): Answer | undefined {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
  if (typeof answer === 'string') return answer.trim() === '' ? undefined : answer
  return Array.isArray(answer) && answer.length === 0 ? undefined : answer
}

/** What is wrong with the answers to what is asked, by question, in their order; {} where they can be sent. */
export function requestProblems(
  page: Pick<RequestPage, 'steps' | 'at-least-one'>,
  answers: RequestAnswers,
  today: string,
): Record<string, string> {
  const asked = askedOf(page, answers)
  const problems: Record<string, string> = {}
  for (const question of asked) {
    const problem = problemOfAnswer(question, answerTo(question, answers), today)
    if (problem !== undefined) problems[question.id] = problem
  }
  for (const { of, missing } of page['at-least-one'] ?? []) {
    const among = asked.filter(({ id }) => of.includes(id))
    const [first] = among
    if (first && among.every((question) => answerTo(question, answers) === undefined))
      problems[first.id] ??= missing
  }
  return problems
}

/** What is wrong with one answer? Undefined when nothing is. Whether an account is one of the person's is asked elsewhere. */
export function problemOfAnswer(
  question: RequestQuestion,
  answer: Answer | undefined,
  today: string,
): string | undefined {
  if (answer === undefined) return question.missing
  switch (question.kind) {
    case 'text':
    case 'long-text': {
      if (question.kind === 'text' && !isOneLine(textOf(answer))) return NOT_ONE_LINE
      const { length } = textOf(answer)
      if (length > question.most) return `Enter ${question.most} characters or fewer`
      if (length < (question.least ?? 0)) return `Enter ${question.least} characters or more`
      const code = question.kind === 'text' ? question.code : undefined
      return code === undefined || isCode(textOf(answer), code) ? undefined : `Enter it like ${code}`
    }
    case 'money':
      if (typeof answer !== 'number') return 'Enter an amount in pounds, such as 5,000'
      if (answer < question.least * 100) return `Enter ${formatPounds(question.least * 100)} or more`
      return answer > question.most * 100 ? `Enter ${formatPounds(question.most * 100)} or less` : undefined
    case 'date': {
      const day = textOf(answer)
      if (!isCalendarDate(day)) return 'Choose a day of the calendar'
      const [first, last] = [addDays(today, question.earliest), addDays(today, question.latest)]
      if (day < first) return `Choose ${dateInWords(first)} or a later day`
      return day > last ? `Choose ${dateInWords(last)} or an earlier day` : undefined
    }
    case 'choice':
    case 'yes-no':
      return optionsOf(question).some(({ id }) => id === answer) ? undefined : 'Choose one of these answers'
    case 'year':
      return pastYears(question, today).some(({ id }) => id === answer)
        ? undefined
        : 'Choose one of these years'
    case 'declaration':
      return answer === 'yes' ? undefined : question.missing
    case 'file':
      if (!Array.isArray(answer) || answer.length > FILES_MOST) return TOO_MANY_FILES
      return new Set(answer).size === answer.length ? undefined : 'Send each file once'
    case 'account':
    case 'bank-account':
      return undefined
    case 'person':
    case 'address': {
      const what = question.kind === 'person' ? 'a name and a date of birth' : 'an address'
      if (!isParts(question.kind, answer)) return `Enter ${what}`
      return Object.values(partProblems(question.kind, answer, today))[0]
    }
  }
}

/** A code as it is compared: capitals, blanks and dashes do not matter. */
export const bareCode = (typed: string): string =>
  typed.replaceAll(/[\s\p{Pd}]/gu, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

/** Is this such a code, of ASCII alone? */
function isCode(typed: string, code: string): boolean {
  const [given, like] = [typed, code].map(bareCode)
  return (
    given!.length === like!.length &&
    like!
      .split('')
      .every((letter, i) => (letter === 'X' ? /[A-Z0-9]/.test(given![i]!) : letter === given![i]))
  )
}

const optionsOf = (question: Extract<RequestQuestion, { kind: 'choice' | 'yes-no' }>) =>
  question.kind === 'choice' ? question.options : yesNo

type YearQuestion = Extract<RequestQuestion, { kind: 'year' }>

/** The years that can be chosen on this day, the latest first, by the calendar year in which each begins. */
export function pastYears(question: YearQuestion, today: string): RequestOption[] {
  const now = Number(today.slice(0, 4)) - (today.slice(5) < question['begins-on'] ? 1 : 0)
  return Array.from({ length: question.years }, (_, i) => String(now - 1 - i)).map((id) => ({
    id,
    label: yearInWords(question, id),
  }))
}

/** "2025/26"; "2025" where it is the calendar's. */
const yearInWords = (question: YearQuestion, id: string) =>
  question['begins-on'] === '01-01' ? id : `${id}/${String(Number(id) + 1).slice(-2)}`

/** How an answer reads; `nameOf` says what an account or a file is called. */
export function answerInWords(
  question: RequestQuestion,
  answer: Answer,
  nameOf: (id: string) => string,
): string {
  switch (question.kind) {
    case 'money':
      return formatPence(Number(answer))
    case 'date':
      return dateInWords(textOf(answer))
    case 'choice':
    case 'yes-no':
      return optionsOf(question).find(({ id }) => id === answer)?.label ?? ''
    case 'year':
      return yearInWords(question, textOf(answer))
    case 'account':
    case 'bank-account':
      return nameOf(answer as string)
    case 'declaration':
      return question.label
    case 'file':
      return [answer]
        .flat()
        .map((id) => nameOf(textOf(id)))
        .join(', ')
    case 'person':
    case 'address':
      return partsInWords(question.kind, answer as Parts, dateInWords)
    case 'text':
    case 'long-text':
      return textOf(answer)
  }
}

const dates = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }))

const dateInWords = (date: string): string => dates().format(Date.parse(date))
