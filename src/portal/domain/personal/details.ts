// What each section of the personal details asks. Its form draws this, and the server holds answers to it. Pure.
import type { RequestAnswers } from 'portal-engine/base/requests/request-answers.ts'
import { coded, optionsIn } from '../questions/coded.ts'
import postcode from '../questions/postcode.ts'
import * as limits from '../limits.gen.ts'
import { employmentStatuses, maritalStatuses, noNumberReasons, supportNeeds, working } from './choices.ts'
import { countries, isCountry } from './countries.ts'
import { parseUkTaxNumber } from './tax-number.ts'

export interface AddressLines {
  line1: string
  line2: string
  town: string
  postcode: string
  country: string
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

const line = { kind: 'text', most: DETAIL_MOST } as const

export const address = coded(
  [
    {
      ...{ id: 'country', kind: 'choice', label: 'Country', fills: 'country', missing: 'Choose a country' },
      options: countries().map(({ value: id, label }) => ({ id, label })),
    },
    {
      ...line,
      ...{ id: 'line1', label: 'New address, line 1', fills: 'address-line1' },
      missing: 'Enter the first line of the address',
    },
    { ...line, id: 'line2', label: 'Line 2', fills: 'address-line2' },
    {
      ...line,
      ...{ id: 'town', label: 'Town or city', fills: 'address-level2', missing: 'Enter a town or city' },
    },
    {
      ...{ id: 'postcode', kind: 'postcode', label: 'Postcode', 'is-own': true },
      ...{ missing: 'Enter a postcode like SW1A 1AA', when: { country: 'GB' } },
    },
    { ...line, id: 'abroad', label: 'Postcode', fills: 'postal-code', when: { not: { country: 'GB' } } },
    {
      ...{ id: 'since', kind: 'date', earliest: -36_525, latest: 0 },
      ...{ label: 'When did you move?', hint: 'For example, 5 6 2026' },
      missing: 'Enter the day on which you moved, like 5 6 2026',
    },
  ],
  { postcode },
)

/** What else is wrong with an address that follows one of this day. */
export const addressRules =
  (after: string) =>
  ({ since }: RequestAnswers): Problems =>
    typeof since === 'string' && since <= after
      ? { since: 'The day must be after you moved to the address that we hold' }
      : {}

export const work = coded([
  {
    ...{ id: 'status', kind: 'choice', label: 'Work', options: optionsIn(employmentStatuses) },
    missing: 'Choose what describes you best',
  },
  {
    ...line,
    ...{ id: 'occupation', label: 'Job title', fills: 'organization-title' },
    ...{ missing: 'Enter your job title', when: { status: working } },
  },
  {
    ...line,
    ...{ id: 'employer', label: 'Employer or business', fills: 'organization' },
    ...{ missing: 'Enter your employer or your business', when: { status: working } },
  },
  {
    ...{ id: 'maritalStatus', kind: 'choice', label: 'Marital status' },
    ...{ options: optionsIn(maritalStatuses), missing: 'Choose one of these' },
  },
])

export const support = coded([
  { id: 'needs', kind: 'choices', label: 'What would help you?', options: optionsIn(supportNeeds) },
  {
    ...{ id: 'note', kind: 'long-text', label: 'Anything else', most: NOTE_MOST },
    hint: `Up to ${NOTE_MOST} characters`,
  },
])

export const email = coded([
  {
    ...{ id: 'address', kind: 'email', label: 'New email address', fills: 'email' },
    hint: 'We’ll send a link there. Your address changes once you open it.',
    missing: 'Enter an email address',
  },
])

export const emailRules =
  (held: string) =>
  ({ address }: RequestAnswers): Problems =>
    typeof address === 'string' && address.toLowerCase() === held
      ? { address: 'This is the address we already have' }
      : {}

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
