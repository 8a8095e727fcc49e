// The time for which something holds: `from` and `until`, days or days with a time in London.
import { inLondon, instantInWords, londonInstant, notInLondon } from '../london-instant.ts'
import type { Scope } from './scope.ts'

/** Both as instants (ISO 8601 in UTC), named as the dates of flags are. */
export interface Period {
  /** It begins at this instant. */
  onFrom?: string | undefined
  /** It is over from this instant on. */
  offFrom?: string | undefined
}

export const isForATime = ({ onFrom, offFrom }: Period): boolean =>
  onFrom !== undefined || offFrom !== undefined

/** "from 1 December 2026 at 13:00 until 1 December 2026 at 14:00" */
export const periodInWords = ({ onFrom, offFrom }: Period): string =>
  [
    ...(onFrom === undefined ? [] : [`from ${inLondon(onFrom)}`]),
    ...(offFrom === undefined ? [] : [`until ${inLondon(offFrom)}`]),
  ].join(' ')

interface WrittenPeriod {
  from?: string | undefined
  until?: string | undefined
}

/** Reports what is no time in London, and an end that is not after its beginning. `what`: 'The announcement "x"'. */
export function resolvePeriod(
  { from, until }: WrittenPeriod,
  scope: Scope,
  pointer: string,
  what: string,
): Period {
  const instant = (key: keyof WrittenPeriod, written: string | undefined) => {
    const at = written === undefined ? undefined : londonInstant(written)
    if (written !== undefined && at === undefined)
      scope.report(
        `${pointer}/${key}`,
        'period',
        `"${key}" cannot be "${written}": ${notInLondon(written)}.`,
        'Write a day, 2026-12-01, or a day and a time, 2026-12-01T14:00.',
      )
    return at
  }
  const period = { onFrom: instant('from', from), offFrom: instant('until', until) }
  if (period.onFrom !== undefined && period.offFrom !== undefined && period.onFrom >= period.offFrom)
    scope.report(
      `${pointer}/until`,
      'period',
      `${what} is over at ${instantInWords(until!)}, before it begins at ${instantInWords(from!)}, so nobody would see it.`,
      'Correct one of the two.',
    )
  return period
}

/** The text with its end in words: "until {until}" → "until 14:00 on 1 December". */
export function fillInUntil(text: string, until: string | undefined, scope: Scope, pointer: string): string {
  if (until !== undefined) return text.replaceAll('{until}', instantInWords(until))
  if (text.includes('{until}'))
    scope.report(
      pointer,
      'period',
      'This text says {until}, and there is no "until", so people would read it as it is written.',
      'Write "until", or the words without it.',
    )
  return text
}
