// What the address of a performance page asks for, and the part of the series that it means. Pure.
import { date } from 'portal-engine/http/fields.ts'
import { periods, wordsOf } from '#domain/returns/period-words.ts'
import { type Period } from '#domain/returns/periods.ts'
import { spanOf, spanOver, type Span } from '#domain/returns/spans.ts'
import type { IndexedClose } from '#domain/returns/time-weighted.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'

export type Unit = 'money' | 'percent'

export interface Choices {
  period: Period | 'Custom'
  unit: Unit
  /** Ids of the comparators that are shown; undefined while nobody has chosen. */
  comparators: readonly string[] | undefined
  span: Span
  /** The period inside a sentence: "this tax year". */
  words: string
  /** Dates of the address that could not be used, in a sentence. */
  problem?: string
}

/** A date of the calendar, or undefined. */
export function dateIn(text: string | null): string | undefined {
  return date.safeParse(text).data
}

/** Reads an address for a series with at least one close. What cannot be used is left out and said. */
export function readChoices(search: URLSearchParams, closes: readonly IndexedClose[]): Choices {
  const unit: Unit = search.get('in') === 'percent' ? 'percent' : 'money'
  const comparators = search.get('with')?.split(',')
  const whole = spanOf(closes)!
  const fallback = { period: 'SinceStart' as const, unit, comparators, span: whole, words: 'since the start' }
  const asked = search.get('period')
  if (asked !== 'Custom') {
    const period = periods.find(({ id }) => id === asked)?.id ?? 'SinceStart'
    const span = spanOver(closes, period)
    return span ? { ...fallback, period, span, words: wordsOf(period).words } : fallback
  }
  const read = readDates(search.get('from'), search.get('to'), closes)
  if (!('span' in read)) return { ...fallback, period: 'Custom', problem: read.problem }
  const { from, to } = read
  return {
    ...fallback,
    period: 'Custom',
    span: read.span,
    words: `from ${formatDate(from)} to ${formatDate(to)}`,
  }
}

export type Dates = { from: string; to: string; span: Span } | { problem: string }

/** The span between two dates as they were typed. Dates outside the series are held back to its ends. */
export function readDates(
  typedFrom: string | null,
  typedTo: string | null,
  closes: readonly IndexedClose[],
): Dates {
  const first = closes[0]!.date
  const last = closes.at(-1)!.date
  const from = dateIn(typedFrom)
  const to = dateIn(typedTo)
  if (from === undefined || to === undefined) return { problem: 'Choose a start and an end date.' }
  if (from >= to) return { problem: 'The start date must be before the end date.' }
  if (to <= first)
    return { problem: `This account’s figures begin on ${formatDate(first)}. Choose a later end date.` }
  if (from >= last)
    return { problem: `The latest figures are for ${formatDate(last)}. Choose an earlier start date.` }
  const start = from < first ? first : from
  const end = to > last ? last : to
  const span = spanOf(closes, from < first ? undefined : from, end)
  return span ? { from: start, to: end, span } : { problem: 'There are no figures between these dates.' }
}
