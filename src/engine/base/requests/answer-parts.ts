// Questions that are answered in several fields: a person and an address. Page and server hold them to these rules. Pure.
import { isCalendarDate } from '../dates/iso.ts'
import { isRecord } from '../record.ts'
import { isOneLine } from '../shown-text.ts'

export type PartsKind = 'person' | 'address'

/** The answer, by field; what is left out is blank. */
export type Parts = Readonly<Record<string, string>>

/** The fields that are sent, in their order. `bornOn` is a date. */
export const partsOf = {
  person: ['name', 'bornOn'],
  address: ['line1', 'line2', 'town', 'postcode', 'country'],
} as const satisfies Record<PartsKind, readonly string[]>

/** Characters of a field. */
export const PART_MOST = 120

/** Said where several lines, or what cannot be seen, are typed or pasted and one line is asked for. */
export const NOT_ONE_LINE = 'Enter it in one line, with nothing that cannot be seen'

const EARLIEST_BIRTH = '1900-01-01'

/** What is wrong with an answer, by field; {} where nothing is. */
export function partProblems(kind: PartsKind, answer: Parts, today: string): Record<string, string> {
  const at = (part: string) => answer[part]?.trim() ?? ''
  const problems: Record<string, string> = {}
  if (kind === 'person') {
    const bornOn = at('bornOn')
    if (at('name') === '') problems['name'] = 'Enter the full name'
    if (!isCalendarDate(bornOn)) problems['bornOn'] = 'Enter the date of birth, like 31 3 1980'
    else if (bornOn > today || bornOn < EARLIEST_BIRTH)
      problems['bornOn'] = 'Enter a date of birth in the past, after 1900'
  } else {
    if (at('line1') === '') problems['line1'] = 'Enter the first line of the address'
    if (at('town') === '') problems['town'] = 'Enter the town or city'
    if (at('postcode') === '' && at('country') === '')
      problems['postcode'] = 'Enter the postcode, or the country if it is not the United Kingdom'
  }
  for (const part of partsOf[kind]) {
    if (at(part).length > PART_MOST) problems[part] = `Enter ${PART_MOST} characters or fewer`
    if (!isOneLine(answer[part] ?? '')) problems[part] = NOT_ONE_LINE
  }
  return problems
}

/** Is it an answer of this kind, with no fields but its own? */
export const isParts = (kind: PartsKind, answer: unknown): answer is Parts =>
  isRecord(answer) &&
  Object.entries(answer).every(
    ([part, text]) => (partsOf[kind] as readonly string[]).includes(part) && typeof text === 'string',
  )

export function partsInWords(kind: PartsKind, answer: Parts, dateInWords: (date: string) => string): string {
  const [first = '', ...others] = partsOf[kind].map((part) => answer[part]?.trim() ?? '')
  return kind === 'person'
    ? `${first}, born ${dateInWords(others[0]!)}`
    : [first, ...others].filter(Boolean).join(', ')
}
