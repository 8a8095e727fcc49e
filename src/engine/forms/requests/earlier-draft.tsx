// A form in progress that was begun on an earlier version of its page: answers go on by the ids of their questions, and what is no
// longer asked for stays to be read.
import * as z from 'zod/mini'
import { isCalendarDate } from '#base/dates/iso.ts'
import { listInWords } from '#base/list-in-words.ts'
import { typeDate } from '#base/dates/typed-date.ts'
import { typedItems } from '#base/requests/kinds/group.ts'
import type { Kinds } from '#base/requests/kinds/kind.ts'
import { typedParts } from '#base/requests/kinds/parts.ts'
import { kindOf } from '#base/requests/request-answers.ts'
import type { RequestQuestion } from '#base/requests/request-page.ts'
import notice from '#ui/notice.module.css'
import type { Values } from './request-fields.tsx'

/** Beside the questions' ids, which have no blanks. */
const LEFT_OVER = 'no longer asked'

/** Reads what was stored as answers to these questions. One that is newer than the draft is as `blank` has it. */
export const draftSchema = (
  questions: readonly RequestQuestion[],
  kinds: Kinds,
  blank: Values,
): z.ZodMiniType<Values> =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((stored) => {
      const texts = Object.fromEntries(Object.entries(stored).map(([id, answer]) => [id, asText(answer)]))
      const { [LEFT_OVER]: before = '', ...answers } = texts
      const { values, over } = fitting(questions, { ...blank, ...answers }, kinds)
      const lines = [before, ...over].filter(Boolean)
      return { ...values, ...(lines.length > 0 && { [LEFT_OVER]: lines.join('\n') }) }
    }),
  )

/** A list is kept as data. */
const asText = (answer: unknown) => {
  if (typeof answer === 'string') return answer
  return Array.isArray(answer) && answer.length > 0 ? JSON.stringify(answer) : ''
}

/** What answers these questions, and the texts that answer none of them. */
function fitting(
  questions: readonly RequestQuestion[],
  texts: Values,
  kinds: Kinds,
): { values: Values; over: string[] } {
  const isFit = (id: string, text: string) => {
    const question = questions.find((each) => each.id === id)
    return question && (text.trim() === '' || isData(text) === isKeptAsData(question, kinds))
  }
  const over = Object.entries(texts).flatMap(([id, text]) =>
    isFit(id, text) || text.trim() === '' ? [] : [text],
  )
  const values = questions.map((question) => {
    const kept = texts[question.id] ?? ''
    if (!isFit(question.id, kept)) return [question.id, '']
    if (question.kind !== 'group') return [question.id, asTyped(question.kind, kept)]
    const items = typedItems(kept).map((item) => fitting(question.questions, item, kinds))
    over.push(...items.flatMap((item) => item.over))
    return [question.id, items.length === 0 ? '' : JSON.stringify(items.map((item) => item.values))]
  })
  return { values: Object.fromEntries(values), over }
}

/** Files, fields of several parts and groups are kept as data. */
const isData = (text: string) => typedItems(text).length > 0 || Object.keys(typedParts(text)).length > 0

const isKeptAsData = (question: RequestQuestion, kinds: Kinds) =>
  question.kind === 'file' || ['parts', 'items'].includes(kindOf(question, kinds).is)

/** A day was kept as it is sent. */
const asTyped = (kind: RequestQuestion['kind'], kept: string) =>
  kind === 'date' && isCalendarDate(kept) ? typeDate(kept) : kept

/** Says that the page has changed since the form was begun, with the answers that it no longer asks for. */
export function NoLongerAsked({ values }: { values: Values }) {
  const texts = (values[LEFT_OVER] ?? '').split('\n').filter(Boolean)
  if (texts.length === 0) return null
  const readable = texts.filter((text) => !isData(text)).map((text) => `“${text}”`)
  return (
    <p className={notice.info} role="status">
      This page has changed since you began. We no longer ask for something that you had answered
      {readable.length > 0 && `: ${listInWords(readable)}`}. It will not be sent.
    </p>
  )
}
