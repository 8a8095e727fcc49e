// What a page fills in of what the firm knows, as if it had been typed, and where people read that it comes from.
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isCalendarDate } from '#base/dates/iso.ts'
import { typeDate } from '#base/dates/typed-date.ts'
import type { Kind, Kinds, Parts } from '#base/requests/kinds/kind.ts'
import { isOfParts, partsTyped } from '#base/requests/kinds/parts.ts'
import { kindOf, problemOfAnswer, readAnswer } from '#base/requests/request-answers.ts'
import { questionsOf, type RequestPage, type RequestQuestion } from '#base/requests/request-page.ts'
import { useApi } from '#http/context.ts'
import type { ApiCall } from '#http/contract.ts'
import type { Prefills } from '#http/prefills.ts'
import { queryOf } from '#http/query.ts'
import { usePortal } from '#screen-api/portal.ts'
import type { Values } from './request-fields.tsx'

/** By question. `typed` is "" where the call failed, or where what is known is no answer. */
export type Prefilled = Readonly<Record<string, { typed: string; from: string; hasFailed: boolean }>>

interface Known {
  prefills: Prefills | undefined
  kinds: Kinds
  today: string
}

/** So long a form waits for what it can do without. */
const PATIENCE_MS = 3000

/** Undefined until every call has answered or failed, or it has waited long enough. What comes later changes no form that is open. */
export function usePrefilled(page: RequestPage, { prefills = {}, ...known }: Known): Prefilled | undefined {
  const api = useApi()
  const { userName, activeUserName } = usePortal()
  const [opened, open] = useState<Prefilled>()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  const asked = questionsOf(page).flatMap((question) => {
    const of = prefills[question.prefilled?.call ?? '']
    return of ? [{ question, of }] : []
  })
  const calls = [...new Set(asked.map(({ of }) => of.call))]
  const answers = useQueries({ queries: calls.map((call) => queryOf(api, call as ApiCall & { path: '/' })) })
  if (opened || (!isLate && answers.some(({ isPending }) => isPending))) return opened
  const prefilled = Object.fromEntries(
    asked.map(({ question, of: { call, name, fields } }) => {
      const { data } = answers[calls.indexOf(call)]!
      const from = userName === activeUserName ? `your ${name}` : `the ${name} of ${activeUserName}`
      const value = data === undefined ? null : fields[question.prefilled!.field]?.of(data as never)
      const hasFailed = data === undefined
      return [question.id, { typed: typedFor(question, value ?? null, known), from, hasFailed }]
    }),
  )
  open(prefilled)
  return prefilled
}

/** What somebody would have typed; "" where the question does not take it. */
export function typedFor(
  question: RequestQuestion,
  value: string | Parts | null,
  { kinds, today }: Omit<Known, 'prefills'>,
): string {
  if (value === null) return ''
  const kind = kindOf(question, kinds)
  const typed =
    typeof value === 'string'
      ? textTyped(kind, value)
      : isOfParts(kind)
        ? partsTyped(kind, value)
        : JSON.stringify(value)
  const answer = readAnswer(question, typed, kinds)
  if (answer === undefined) return ''
  const answers = { [question.id]: answer }
  return problemOfAnswer(question, { today, answers }, kinds) === undefined ? typed : ''
}

const textTyped = ({ prefilled }: Kind, value: string) =>
  prefilled === 'date' && isCalendarDate(value) ? typeDate(value) : value

/** The question's own, and where its answer comes from. */
export const hintOf =
  ({ id, hint }: RequestQuestion, filled: Prefilled[string] | undefined) =>
  (values: Values): string | undefined => {
    const said = filled && (filled.typed !== '' || filled.hasFailed) ? sourceOf(filled, values[id] ?? '') : ''
    return [hint ?? '', said].filter(Boolean).join(' ') || undefined
  }

function sourceOf({ typed, from, hasFailed }: Prefilled[string], now: string): string {
  if (hasFailed && typed === '') return `We could not load ${from}, so please enter it.`
  return now === typed ? `Filled in from ${from}.` : `This does not change ${from} by itself.`
}
