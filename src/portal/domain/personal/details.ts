// What is wrong with the answers of each section of the personal details. The forms and the server ask the same functions. Pure.
import { emailPattern } from '#base/typed-text.ts'
import * as limits from '../limits.gen.ts'
import { employmentStatuses, maritalStatuses, noNumberReasons, supportNeeds, working } from './choices.ts'
import { EMAIL_MOST } from './contact-lengths.ts'
import { isCountry } from './countries.ts'
import { parsePostcode } from './postcode.ts'
import { parseUkTaxNumber } from './tax-number.ts'

export interface AddressLines {
  line1: string
  line2: string
  town: string
  postcode: string
  country: string
}

export interface Work {
  status: string
  occupation: string
  employer: string
  maritalStatus: string
}

export interface TaxResidency {
  country: string
  /** Undefined if the number that is held stays. */
  number?: string | undefined
  reason?: string | undefined
}

/** An error message by the name of its field. */
export type Problems = Record<string, string>

export const DETAIL_MOST = limits['detail-length'].value
export const NOTE_MOST = limits['support-note-length'].value
export const COUNTRIES_MOST = limits['tax-residencies-max'].value

const tooLong = (fields: Readonly<Record<string, string>>): Problems =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, text]) => text.length > DETAIL_MOST)
      .map(([name]) => [name, `Use ${DETAIL_MOST} characters or fewer`]),
  )

/** An address from `since` on; it may not begin before the one that it follows, nor later than today. */
export function addressProblems(
  { line1, line2, town, postcode, country }: AddressLines,
  since: string | undefined,
  { today, after }: { today: string; after: string },
): Problems {
  const problems: Problems = {}
  if (line1.trim() === '') problems['line1'] = 'Enter the first line of the address'
  if (town.trim() === '') problems['town'] = 'Enter a town or city'
  if (!isCountry(country)) problems['country'] = 'Choose a country'
  if (country === 'GB' && parsePostcode(postcode) === undefined)
    problems['postcode'] = 'Enter a postcode like SW1A 1AA'
  if (since === undefined) problems['since'] = 'Enter the day on which you moved, like 5 6 2026'
  else if (since > today) problems['since'] = 'The day on which you moved must be today or in the past'
  else if (since <= after) problems['since'] = 'The day must be after you moved to the address that we hold'
  return { ...problems, ...tooLong({ line1, line2, town, postcode }) }
}

export function workProblems({ status, occupation, employer, maritalStatus }: Work): Problems {
  const problems: Problems = {}
  if (!Object.hasOwn(employmentStatuses, status)) problems['status'] = 'Choose what describes you best'
  if (working.includes(status) && occupation.trim() === '') problems['occupation'] = 'Enter your job title'
  if (working.includes(status) && employer.trim() === '')
    problems['employer'] = 'Enter your employer or your business'
  if (!Object.hasOwn(maritalStatuses, maritalStatus)) problems['maritalStatus'] = 'Choose one of these'
  return { ...problems, ...tooLong({ occupation, employer }) }
}

/** `held`: countries with a number on record. Fields are named with the place in the list, "number-0". */
export function taxProblems(list: readonly TaxResidency[], held: ReadonlySet<string>): Problems {
  const problems: Problems = {}
  if (list.length === 0) problems['country-0'] = 'Choose at least one country'
  if (list.length > COUNTRIES_MOST) problems['country-0'] = `Choose ${COUNTRIES_MOST} countries or fewer`
  for (const [place, { country, number, reason }] of list.entries()) {
    const isTwice = list.findIndex((other) => other.country === country) < place
    if (!isCountry(country)) problems[`country-${place}`] = 'Choose a country'
    else if (isTwice) problems[`country-${place}`] = 'Choose each country once'
    const isHeld = held.has(country) && number === undefined && reason === undefined
    if (isHeld) continue
    if (reason !== undefined) {
      if (!Object.hasOwn(noNumberReasons, reason)) problems[`reason-${place}`] = 'Choose a reason'
      else if (country === 'GB' && reason !== 'not-yet')
        problems[`reason-${place}`] =
          'The United Kingdom gives out tax numbers: enter yours, or say that you wait for it'
    } else if (!number?.trim()) problems[`number-${place}`] = 'Enter the tax number, or say why there is none'
    else if (country === 'GB' && parseUkTaxNumber(number) === undefined)
      problems[`number-${place}`] = 'Enter a National Insurance number or a Unique Taxpayer Reference'
    else if (!/^[\p{L}\p{N}\s./-]{4,30}$/u.test(number))
      problems[`number-${place}`] = 'Enter 4 to 30 letters and digits'
  }
  return problems
}

export function supportProblems({ needs, note }: { needs: readonly string[]; note: string }): Problems {
  const problems: Problems = {}
  if (needs.some((need) => !Object.hasOwn(supportNeeds, need))) problems['needs'] = 'Choose from the list'
  if (note.length > NOTE_MOST) problems['note'] = `Use ${NOTE_MOST} characters or fewer`
  return problems
}

export const emailProblem = (address: string): string | undefined =>
  emailPattern.test(address) && address.length <= EMAIL_MOST
    ? undefined
    : 'Enter an email address like name@example.com'
