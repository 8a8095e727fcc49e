// The day of the month on which something is collected or paid. Pure.
import { once } from 'portal-engine/base/once.ts'
import { changeBegins, LAST_DAY, nextCollection } from '#domain/payments/direct-debits.ts'

const days = Array.from({ length: LAST_DAY }, (_, index) => String(index + 1))

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = once(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }))

/** "the 5th" */
export const dayOfMonth = (day: number): string => `the ${day}${endings[ordinals().select(day)]}`

export const dayQuestion = {
  id: 'day',
  kind: 'select',
  label: 'Day of the month',
  options: days.map((day) => ({ value: day, label: day })),
  missing: `Choose a day from 1 to ${LAST_DAY}`,
  summary: ({ day }: { day: string }) => [
    { label: 'Day of the month', value: `${day}, or the next working day` },
  ],
} as const

/** The first day of the month on or after a day from which it is possible. */
export const firstOn = (earliestOn: string, day: string): string =>
  nextCollection([{ from: earliestOn, pence: 1, day: Number(day) || 1 }], earliestOn)?.on ?? earliestOn

/** The same for a change: a first payment too soon after `lastOn`, the last one that the change cannot reach, is left out. */
export const firstChangedOn = (earliestOn: string, day: string, lastOn: string | null): string =>
  firstOn(changeBegins(Number(day) || 1, earliestOn, lastOn ?? undefined), day)
