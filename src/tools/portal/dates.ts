// What the dates of flags change, and when.
import { datesInWords, isOffOn } from '#manifest/flag-dates.ts'
import { namedDeclarations } from '#manifest/edit/named-declarations.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { Usage } from './usage.ts'

export interface FlagDate {
  day: string
  flag: string
  becomes: 'may be on' | 'is off'
  /** What reads the flag: "entry client/admin/news". */
  readers: string[]
  at: string
}

/** The dates of flags from this day on, the first of them first. */
export function datesFrom(resolved: Resolved, day: string): FlagDate[] {
  return Object.entries(resolved.flags)
    .flatMap(([flag, dates]) => {
      const { position } = resolved.namesThatNeedAUse.find(({ name }) => name === `flag.${flag}`)!
      const place = `${position.file}:${position.line}`
      const changes = [
        { day: dates['on-from'], becomes: 'may be on' as const },
        { day: dates['off-from'], becomes: 'is off' as const },
      ]
      return changes.flatMap((change) =>
        change.day === undefined || change.day < day
          ? []
          : [
              {
                flag,
                at: place,
                readers: readersOf(resolved, flag),
                day: change.day,
                becomes: change.becomes,
              },
            ],
      )
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** The flags that have dates. */
export const flagDates = ({ flags }: Resolved): Record<string, { 'on-from'?: string; 'off-from'?: string }> =>
  Object.fromEntries(
    Object.entries(flags)
      .filter(([, flag]) => datesInWords(flag) !== '')
      .map(([id, { 'on-from': on, 'off-from': off }]) => [
        id,
        { ...(on === undefined ? {} : { 'on-from': on }), ...(off === undefined ? {} : { 'off-from': off }) },
      ]),
  )

/** The dates in words, a line each, under a heading; empty if there are none. */
export function datesText(dates: readonly FlagDate[]): string {
  if (dates.length === 0) return ''
  const lines = dates.map(
    ({ day, flag, becomes, readers, at }) =>
      `  ${day}  the flag "${flag}" ${becomes}: ${readers.join(', ')}  ${at}`,
  )
  return ['', '', 'What changes by date, at midnight in London', ...lines].join('\n')
}

/** The innermost declarations with conditions that read the flag. */
function readersOf(resolved: Resolved, flag: string): string[] {
  const declarations = namedDeclarations(resolved)
  const readers = resolved.references
    .filter(({ kind, name }) => kind === 'fact' && name === `flag.${flag}`)
    .flatMap(
      ({ file, pointer }) =>
        declarations
          .filter((each) => each.file === file && pointer.startsWith(`${each.pointer}/`))
          .toSorted((a, b) => b.pointer.length - a.pointer.length)[0] ?? [],
    )
  return [...new Set(readers.map(({ kind, id }) => `${kind} ${id}`))]
}

/** The flags that an answer names and that their dates turn off on this day. */
export const offFlags = ({ flags }: Pick<Resolved, 'flags'>, answer: string, day: string): string[] =>
  Object.entries(flags)
    .filter(([id, flag]) => answer.includes(`flag.${id} `) && isOffOn(flag, day))
    .map(([id, flag]) => `The flag "${id}" is off on ${day}: ${datesInWords(flag)}.`)

/** Says that an answer leaves dates aside; undefined if no flag has any. */
export function datesLeftAside({ flags }: Pick<Resolved, 'flags'>): string | undefined {
  const dated = Object.entries(flags).filter(([, flag]) => datesInWords(flag) !== '')
  return dated.length === 0
    ? undefined
    : `Dates of flags are left aside (${dated.map(([id, flag]) => `${id} ${datesInWords(flag)}`).join('; ')}); --as-of <day> looks at a day.`
}

/** Throws a usage error unless it is written as a day. */
export function dayOf(option: string, text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Usage(`--${option} ${text}: a day is written 2026-11-21.`)
  return text
}
