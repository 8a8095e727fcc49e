// Direct Debit mandates: when money is collected, by when that can be changed, and what can be done with a mandate.
// Bacs works in three working days: submitted, processed, collected.
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { workingDayFrom, workingDaysAfter, workingDaysBefore } from 'portal-engine/base/dates/working-days.ts'
import * as limits from '../limits.gen.ts'

/** The last day of the month that may be chosen: every month has it. */
export const LAST_DAY = 28

/** What is collected from a date on; 0 pence for nothing. */
export interface Term {
  from: string
  pence: number
  /** The day of the month, at most the last that may be chosen; collected on the next working day if it is not one. */
  day: number
}

export type MandateStatus = 'active' | 'paused' | 'cancelled'
export type MandateAction = 'change' | 'pause' | 'resume' | 'cancel'

const transitions: Record<MandateStatus, Partial<Record<MandateAction, MandateStatus>>> = {
  active: { change: 'active', pause: 'paused', cancel: 'cancelled' },
  paused: { resume: 'active', cancel: 'cancelled' },
  cancelled: {},
}

/** Where does this lead from that status? Undefined if it can’t be done. */
export const nextStatus = (status: string, action: MandateAction): MandateStatus | undefined =>
  ownValue(transitions, status)?.[action]

/** What a step leads to: somebody who asks for it again is told of the present state. */
export const statusAfterStep = {
  pause: 'paused',
  resume: 'active',
  cancel: 'cancelled',
} as const satisfies Record<Exclude<MandateAction, 'change'>, MandateStatus>

const words: Record<MandateStatus, string> = { active: 'Active', paused: 'Paused', cancelled: 'Cancelled' }

export const mandateStatusInWords = (status: string): string => ownValue<string>(words, status) ?? status

export interface Collection {
  on: string
  pence: number
}

/** Collections from one date to another, both included, by terms of which the oldest is first. */
export function collectionsOf(terms: readonly Term[], from: string, until: string): Collection[] {
  return terms.flatMap((term, index) => {
    const next = terms[index + 1]?.from
    if (term.pence === 0) return []
    const start = term.from > from ? term.from : from
    const end = next !== undefined && next <= until ? addDays(next, -1) : until
    const collections: Collection[] = []
    // One month earlier: its collection may have moved past the weekend.
    for (let month = addMonths(`${start.slice(0, 7)}-01`, -1); month <= end; month = addMonths(month, 1)) {
      const on = workingDayFrom(addDays(month, term.day - 1))
      if (on >= start && on <= end) collections.push({ on, pence: term.pence })
    }
    return collections
  })
}

/** The first collection on or after this date; undefined if nothing is collected within a year of it. */
export const nextCollection = (terms: readonly Term[], from: string): Collection | undefined =>
  collectionsOf(terms, from, addMonths(from, 13))[0]

/** From which date may a new or changed collection be made? Notice is ten working days. */
export const noticeEnds = (today: string): string =>
  workingDaysAfter(today, limits['direct-debit-notice'].value)

/** The day of notice of a collection. */
export const noticeOf = (on: string): string => workingDaysBefore(on, limits['direct-debit-notice'].value)

/** The day on which a collection goes to the bank. */
export const submittedOn = (on: string): string => workingDaysBefore(on, limits['direct-debit-cut-off'].value)

/** From which date can collections still be stopped? Those before are with the bank. */
export const firstCancellableDay = (today: string): string =>
  addDays(workingDaysAfter(today, limits['direct-debit-cut-off'].value), 1)

/** The terms once this amount is collected on this day: from the end of notice, and once a month. */
export function changedTerms(terms: readonly Term[], wanted: Omit<Term, 'from'>, today: string): Term[] {
  return termsFrom(terms, wanted, noticeEnds(today))
}

/** Two collections are at least so many days apart, whatever is changed. */
const DAYS_APART = 15

/** The terms once this amount is paid on this day of the month: from that date, once a month and never within a fortnight. */
export const termsFrom = (terms: readonly Term[], wanted: Omit<Term, 'from'>, earliest: string): Term[] =>
  withTerm(terms, { from: changeBegins(wanted.day, earliest, lastBefore(terms, earliest)), ...wanted })

/**
 * From which date on is something paid on another day of the month? `lastOn` is the last payment before the earliest date;
 * where the first one would be in its month or within a fortnight of it, the first is left out.
 */
export function changeBegins(day: number, earliest: string, lastOn: string | undefined): string {
  const first = nextCollection([{ from: earliest, pence: 1, day }], earliest)!.on
  const month = `${first.slice(0, 7)}-01`
  const near = addDays(first, 1 - DAYS_APART)
  return lastOn !== undefined && lastOn >= (near < month ? near : month) ? addDays(first, 1) : earliest
}

/** The last collection of these terms before a date, of those that a change on that date could come too near to. */
export const lastBefore = (terms: readonly Term[], date: string): string | undefined =>
  collectionsOf(terms, addMonths(date, -2), addDays(date, -1)).at(-1)?.on

/** The terms once nothing is collected any more. */
export const stoppedTerms = (terms: readonly Term[], today: string): Term[] =>
  endedFrom(terms, firstCancellableDay(today))

/** The terms once nothing is paid from this date on. */
export const endedFrom = (terms: readonly Term[], from: string): Term[] =>
  withTerm(terms, { from, pence: 0, day: terms.at(-1)?.day ?? 1 })

/** A later term takes the place of those that have not begun. */
const withTerm = (terms: readonly Term[], term: Term): Term[] => [
  ...terms.filter(({ from }) => from < term.from),
  term,
]
