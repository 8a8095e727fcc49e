// A form in progress that was begun on an earlier version of its page: answers go on by the ids of their questions, and what is no
// longer asked for stays to be read.
import * as z from 'zod/mini'
import { isCalendarDate } from '#base/dates/iso.ts'
import { typeDate } from '#base/dates/typed-date.ts'
import type { RequestQuestion } from '#base/requests/request-page.ts'
import notice from '#ui/notice.module.css'
import type { Values } from './request-fields.tsx'

/** Beside the questions' ids, which have no blanks. */
const LEFT_OVER = 'no longer asked'

/** Reads what was stored as answers to these questions. One that is newer than the draft is as `blank` has it. */
export const draftSchema = (questions: readonly RequestQuestion[], blank: Values): z.ZodMiniType<Values> =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((stored) => {
      const texts = Object.entries(stored).map(
        ([id, answer]) => [id, typeof answer === 'string' ? answer : ''] as const,
      )
      const isAsked = new Set([...questions.map(({ id }) => id), LEFT_OVER])
      const over = texts.filter(([id, text]) => !isAsked.has(id) && text.trim() !== '')
      const known = Object.fromEntries(texts.filter(([id]) => isAsked.has(id)))
      const lines = [known[LEFT_OVER] ?? '', ...over.map(([, text]) => text)].filter(Boolean)
      return {
        ...Object.fromEntries(
          questions.map(({ id, kind }) => [id, asTyped(kind, known[id] ?? blank[id] ?? '')]),
        ),
        ...(lines.length > 0 && { [LEFT_OVER]: lines.join('\n') }),
      }
    }),
  )

/** A day was kept as it is sent. */
const asTyped = (kind: RequestQuestion['kind'], kept: string) =>
  kind === 'date' && isCalendarDate(kept) ? typeDate(kept) : kept

/** Says that the page has changed since the form was begun, with the answers that it no longer asks for. */
export function NoLongerAsked({ values }: { values: Values }) {
  const texts = (values[LEFT_OVER] ?? '').split('\n').filter(Boolean)
  if (texts.length === 0) return null
  // Files and fields of several parts are stored as data, which nobody reads.
  const readable = texts.filter((text) => !/^[[{]/.test(text)).map((text) => `“${text}”`)
  return (
    <p className={notice.info} role="status">
      This page has changed since you began. We no longer ask for something that you had answered
      {readable.length > 0 && `: ${readable.join(', ')}`}. It will not be sent.
    </p>
  )
}
