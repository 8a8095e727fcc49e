// What follows from a form's table and its values: which questions are asked, errors, the check page, what is sent. Pure.
import { date } from '#http/fields.ts'
import { withoutOwner } from '#base/own-names.ts'
import { problemOfAmount } from '#base/requests/kinds/numbers.ts'
import { formatPence } from '#base/money.ts'
import { NO_AMOUNT, parsePounds } from '#base/pounds.ts'
import { formatDate } from '#ui/figures/dates.ts'
import type { FormDefinition, Note, Option, Question, SummaryRow } from './form-definition.ts'

type Errors = Record<string, string>
type Table<Values extends object> = Pick<FormDefinition<Values, object, unknown>, 'questions' | 'facts'>

export const isNote = <Values>(line: Question<Values> | Note<Values>): line is Note<Values> => 'note' in line

export const wordsOf = <Values>(
  words: string | ((values: Values) => string | undefined) | undefined,
  values: Values,
): string | undefined => (typeof words === 'function' ? words(values) : words)

/** What is chosen among: a list, or how it follows from the values. */
export const optionsOf = <Values, Of = Option>(
  options: readonly Of[] | ((values: Values) => readonly Of[]),
  values: Values,
): readonly Of[] => (typeof options === 'function' ? options(values) : options)

const isAsked = <Values>(question: Question<Values>, values: Values): boolean =>
  question.isAsked?.(values) ?? true

/** Is there nothing to choose? The answer is read then, and not asked for. */
export function isFixed<Values>(question: Question<Values>, values: Values): boolean {
  if (question.kind === 'account') return optionsOf(question.among, values).length === 1
  if (question.kind !== 'select') return false
  const [only, ...others] = optionsOf<Values>(question.options, values)
  const chosen = question.shown?.(values) ?? values[question.id]
  return others.length === 0 && chosen === only?.value
}

export const questionsOf = <Values extends object>({ questions }: Table<Values>): Question<Values>[] =>
  questions.filter((line): line is Question<Values> => !isNote(line))

/** The lines that are on the page, in their order. */
export const linesFor = <Values extends object>({ questions }: Table<Values>, values: NoInfer<Values>) =>
  questions.filter((line) => isNote(line) || isAsked(line, values))

/** The error of each field that has one, in the order of the form; {} where it can be sent. */
export function errorsOf<Values extends object>(table: Table<Values>, values: NoInfer<Values>): Errors {
  const errors: Errors = {}
  for (const question of questionsOf(table)) {
    if (!isAsked(question, values)) continue
    const error = errorOf(question, values)
    if (error !== undefined) errors[question.id] = error
    else if (question.kind === 'custom') Object.assign(errors, question.errors?.(values))
  }
  return errors
}

export interface SectionProgress {
  section: string
  /** Could its answers be sent? */
  isAnswered: boolean
}

/** How far each group of the form is, in its order. */
export function progressOf<Values extends object>(
  table: Table<Values>,
  values: NoInfer<Values>,
): SectionProgress[] {
  const sections = new Map<string, Question<Values>[]>()
  for (const question of questionsOf(table)) {
    if (question.group === undefined || !isAsked(question, values)) continue
    sections.set(question.group, [...(sections.get(question.group) ?? []), question])
  }
  return [...sections].map(([section, questions]) => ({
    section,
    isAnswered: Object.keys(errorsOf({ questions }, values)).length === 0,
  }))
}

function errorOf<Values>(question: Question<Values>, values: Values): string | undefined {
  const answer = values[question.id]
  if (question.missing !== undefined && isMissing(question, values)) return wordsOf(question.missing, values)
  const typed = typeof answer === 'string' ? answer.trim() : ''
  if (question.kind === 'money' && typed !== '') {
    const { least, most, currency } = question
    const pence = parsePounds(typed)
    if (pence === undefined) return NO_AMOUNT
    const problem = problemOfAmount(pence, { least, most, currency: currency?.(values) })
    if (problem !== undefined) return problem
  }
  const error = question.check?.(answer, values)
  if (error !== undefined || (question.kind !== 'text' && question.kind !== 'long-text')) return error
  return typed.length > question.most
    ? `Enter ${question.most.toLocaleString('en-GB')} characters or fewer`
    : undefined
}

/** Is there no answer that this kind of question takes? */
function isMissing<Values>(question: Question<Values>, values: Values): boolean {
  const answer: unknown = values[question.id]
  if (typeof answer !== 'string') return false
  if (question.kind === 'declaration') return answer !== 'yes'
  if (question.kind === 'day') return !date.safeParse(answer).success
  if (question.kind === 'choice' || (question.kind === 'select' && !question.shown))
    return !optionsOf<Values>(question.options, values).some(({ value }) => value !== '' && value === answer)
  return answer.trim() === ''
}

/** What people read before they send it: each answer with the field where it can be changed. */
export function summaryOf<Values extends object>(
  table: Table<Values>,
  values: NoInfer<Values>,
): SummaryRow[] {
  const answered = questionsOf(table)
    .filter((question) => isAsked(question, values))
    .flatMap((question) => {
      const field = question.kind === 'custom' ? (question.first ?? question.id) : question.id
      const leads = question.isStated !== true && !isFixed(question, values)
      return rowsOf(question, values).map((row, place) =>
        place === 0 && leads ? { question: field, ...row } : row,
      )
    })
  return [...(table.facts?.(values) ?? []), ...answered]
}

function rowsOf<Values>(question: Question<Values>, values: Values): readonly SummaryRow[] {
  const { summary, label } = question
  if (summary === false) return []
  if (typeof summary === 'function') return summary(values)
  return [{ label: summary ?? wordsOf(label, values) ?? '', value: answerInWords(question, values) }]
}

function answerInWords<Values>(question: Question<Values>, values: Values): string {
  const answer = String(values[question.id]).trim()
  switch (question.kind) {
    case 'money':
      return formatPence(parsePounds(answer) ?? 0, question.currency?.(values))
    case 'day':
      return date.safeParse(answer).success ? formatDate(answer) : 'Not answered'
    case 'choice':
    case 'select':
    case 'search': {
      const options: readonly Option[] = optionsOf<Values>(question.options, values)
      return options.find(({ value }) => value === answer)?.label ?? 'Not answered'
    }
    case 'account':
      return question.shown(values).name
    default:
      return answer
  }
}

/** As it is sent; only of values that have no error. */
export function toSend<Values extends object, Sent extends object>(
  { sends }: Pick<FormDefinition<Values, Sent, unknown>, 'sends'>,
  values: NoInfer<Values>,
): Sent {
  const sources = Object.entries(sends) as [
    string,
    ((values: Values) => unknown) | { as: (values: Values) => unknown },
  ][]
  return Object.fromEntries(
    sources.map(([name, source]) => [
      name,
      typeof source === 'function' ? source(values) : source.as(values),
    ]),
  ) as Sent
}

/** The accounts of a list to choose from, without the name of the signed-in person. */
export const accountOptions = (accounts: readonly { id: string; name: string }[], owner: string): Option[] =>
  accounts.map(({ id, name }) => ({ value: id, label: withoutOwner(name, owner) }))
