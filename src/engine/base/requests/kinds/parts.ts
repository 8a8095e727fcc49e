// Kinds that are answered in several fields: a person, an address, and what a portal adds.
import { dateOfParts } from '../../dates/date-parts.ts'
import { isCalendarDate } from '../../dates/iso.ts'
import { parseTypedDate, partsOfTypedDate, typeDate } from '../../dates/typed-date.ts'
import { isRecord } from '../../record.ts'
import { isOneLine } from '../../shown-text.ts'
import { dateInWords } from './days.ts'
import { isOwn, kind, type Kind, type OfOwn, type PartField, type Parts } from './kind.ts'
import { NOT_ONE_LINE } from './text.ts'

/** Characters of a field. */
export const PART_MOST = 120

const EARLIEST_BIRTH = '1900-01-01'

interface OfParts {
  answered: string
  /** "a name and a date of birth" */
  what: string
  parts: readonly PartField[]
  /** A field as it is kept; what cannot be read stays as it is. */
  read?(part: string, typed: string): string
  /** What is wrong, by field. */
  problems(at: (part: string) => string, today: string): Readonly<Record<string, string>>
  words(parts: readonly string[]): string
}

export interface PartsKind extends Kind<OfOwn, Parts> {
  parts: readonly PartField[]
  /** What is wrong with an answer, by field; {} where nothing is. */
  partProblems(answer: Parts, today: string): Record<string, string>
}

export const isOfParts = (kind: Kind): kind is PartsKind => kind.is === 'parts'

export function partsKind({ answered, what, parts, read, problems, words }: OfParts): PartsKind {
  const kept = (part: string, typed: string) => read?.(part, typed.trim()) ?? typed.trim()
  const partProblems = (answer: Parts, today: string) => {
    const found: Record<string, string> = { ...problems((part) => answer[part]?.trim() ?? '', today) }
    for (const { part } of parts) {
      if ((answer[part]?.trim() ?? '').length > PART_MOST)
        found[part] = `Enter ${PART_MOST} characters or fewer`
      if (!isOneLine(answer[part] ?? '')) found[part] = NOT_ONE_LINE
    }
    return found
  }
  return {
    ...kind<OfOwn, Parts>({
      ...{ may: ['is-own'], answered, prefilled: 'parts', is: 'parts', wrong: `Enter ${what}` },
      isBlank: (typed) => Object.values(typedParts(typed)).every((text) => text.trim() === ''),
      parse(text) {
        const typed = typedParts(text)
        const { day = '', month = '', year = '' } = typed
        return Object.fromEntries(
          parts.map(({ part, isDate }) => [
            part,
            isDate ? (dateOfParts({ day, month, year }) ?? '') : kept(part, typed[part] ?? ''),
          ]),
        )
      },
      problem(answer, _, { today }) {
        if (Object.keys(answer).some((part) => parts.every((each) => each.part !== part)))
          return `Enter ${what}`
        return Object.values(partProblems(answer, today))[0]
      },
      words: (answer) => words(parts.map(({ part }) => answer[part]?.trim() ?? '')),
      schema: () => ({
        type: 'object',
        properties: Object.fromEntries(
          parts.map(({ part, isDate }) => [
            part,
            isDate ? { type: 'string', format: 'date' } : { type: 'string', maxLength: PART_MOST },
          ]),
        ),
        additionalProperties: false,
      }),
      field: (question) => ({ kind: 'parts', parts, isOwn: isOwn(question) }),
    }),
    ...{ parts, partProblems },
  }
}

/** An answer as it is typed; its day as "1980-03-31" or "31 3 1980". */
export function partsTyped({ parts }: PartsKind, answer: Parts): string {
  const date = answer[parts.find(({ isDate }) => isDate)?.part ?? '']
  if (date === undefined) return JSON.stringify(answer)
  const [day, month, year] = partsOfTypedDate(typeDate(parseTypedDate(date) ?? date))
  return JSON.stringify({ ...answer, day, month, year })
}

/** What is typed, by field: of a date, its day, month and year. Nothing, where the text is of another kind of question. */
export function typedParts(kept: string): Parts {
  try {
    const typed: unknown = JSON.parse(kept)
    if (!isRecord(typed)) return {}
    return Object.fromEntries(Object.entries(typed).filter(([, text]) => typeof text === 'string')) as Parts
  } catch {
    return {}
  }
}

export const person = partsKind({
  ...{ answered: 'with a name and a date of birth', what: 'a name and a date of birth' },
  parts: [
    { part: 'name', label: 'Full name', fills: 'name' },
    { part: 'bornOn', label: 'Date of birth', hint: 'For example, 31 3 1980', isDate: true },
  ],
  problems(at, today) {
    const bornOn = at('bornOn')
    return {
      ...(at('name') === '' && { name: 'Enter the full name' }),
      ...(!isCalendarDate(bornOn)
        ? { bornOn: 'Enter the date of birth, like 31 3 1980' }
        : (bornOn > today || bornOn < EARLIEST_BIRTH) && {
            bornOn: 'Enter a date of birth in the past, after 1900',
          }),
    }
  },
  words: ([name, bornOn]) => `${name}, born ${dateInWords(bornOn!)}`,
})

export const address = partsKind({
  ...{ answered: 'with an address', what: 'an address' },
  parts: [
    { part: 'line1', label: 'Address line 1', fills: 'address-line1' },
    { part: 'line2', label: 'Address line 2 (optional)', fills: 'address-line2' },
    { part: 'town', label: 'Town or city', fills: 'address-level2' },
    { part: 'postcode', label: 'Postcode', fills: 'postal-code', width: 8 },
    {
      ...{ part: 'country', label: 'Country (optional)', fills: 'country-name' },
      hint: 'Leave it empty for the United Kingdom.',
    },
  ],
  problems: (at) => ({
    ...(at('line1') === '' && { line1: 'Enter the first line of the address' }),
    ...(at('town') === '' && { town: 'Enter the town or city' }),
    ...(at('postcode') === '' &&
      at('country') === '' && {
        postcode: 'Enter the postcode, or the country if it is not the United Kingdom',
      }),
  }),
  words: (parts) => parts.filter(Boolean).join(', '),
})
