// What the firm holds of a person: kept in sections, each with a version that counts its changes.
import type { AddressLines, Problems } from '#domain/personal/details.ts'
import { invalidAnswers } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { shownPhone } from '#domain/personal/phone.ts'
import { masked } from '#domain/personal/tax-number.ts'
import type { Call, ErrorResponse } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import { pensionFactsOf } from '#product-api/data/pension-facts.ts'
import { seededDetails, type Kept } from './seeded-details.ts'

type Section = keyof Kept

interface Versioned<Name extends Section> {
  version: number
  value: Kept[Name]
}

/** What is kept under this name, and how often it was changed. */
export function sectionOf<Name extends Section>(
  call: { database: Call['database']; active: Pick<Call['active'], 'id' | 'userId'> },
  name: Name,
): Versioned<Name> {
  const row = call.database.one<{ version: number; body: string }>(
    'select version, body from personal_details where person_id = ? and section = ?',
    call.active.id,
    name,
  )
  return row
    ? { version: row.version, value: JSON.parse(row.body) as Kept[Name] }
    : { version: 0, value: seededDetails(call.active)[name] }
}

export function keepSection<Name extends Section>(call: Call, name: Name, value: Kept[Name]): void {
  const { version } = sectionOf(call, name)
  call.database.run(
    'insert or replace into personal_details values (?, ?, ?, ?)',
    call.active.id,
    name,
    version + 1,
    JSON.stringify(value),
  )
}

/** The person's birth: nothing of them began before this day. */
export const bornOn = (call: Call): string => pensionFactsOf(call).born_on

/** The answer to every call about them: all sections as they are now. */
export function detailsOf(call: Call): PersonalDetails {
  const { database, active, now } = call
  const { email, phone } = database.one<{ email: string; phone: string }>(
    'select email, phone from people where id = ?',
    active.id,
  )!
  const pending = database.one<{ address: string; until: string }>(
    'select address, until from email_changes where person_id = ? and until > ?',
    active.id,
    now.toISOString(),
  )
  const { value: address, version } = sectionOf(call, 'address')
  const work = sectionOf(call, 'work')
  const tax = sectionOf(call, 'tax')
  const support = sectionOf(call, 'support')
  const { country, nationalInsurance } = sectionOf(call, 'nationality').value
  return {
    name: active.name,
    bornOn: bornOn(call),
    nationality: country,
    nationalInsurance: nationalInsurance === null ? null : masked(nationalInsurance),
    email: { address: email, pending: pending ?? null },
    phone: { number: phone, shown: shownPhone(phone) },
    address: { version, ...address.current },
    formerAddresses: address.former,
    work: { version: work.version, ...work.value },
    tax: {
      version: tax.version,
      residencies: tax.value.residencies.map((each) => ({
        ...each,
        number: each.number === null ? null : masked(each.number),
      })),
    },
    support: { version: support.version, ...support.value },
  }
}

/** The address from now on; the one before it becomes a former one, which ends on the day before. */
export function moveTo(call: Call, next: AddressLines & { since: string }): void {
  const { current, former } = sectionOf(call, 'address').value
  keepSection(call, 'address', {
    current: next,
    former: [{ ...current, until: addDays(next.since, -1) }, ...former],
  })
}

/** The error that names what is wrong in each field. */
export const invalid = (problems: Problems): ErrorResponse =>
  apiError([invalidAnswers], 'invalid', Object.entries(problems)[0]?.join(': ') ?? 'not as expected', {
    problems,
  })

/** Throws that error if something is wrong. */
export function refuse(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems)
}
