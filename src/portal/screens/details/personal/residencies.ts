// The values of the form of tax residencies: "country-0", "number-0", "reason-0" and so on. Pure.
import type { InputOf } from 'portal-engine/http/contract.ts'
import type { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { noNumberReasons } from '#domain/personal/choices.ts'

/** Texts by the name of their field. */
export type TaxValues = Readonly<Record<string, string>>

type Tax = PersonalDetails['tax']

export const noNumberOptions = Object.entries(noNumberReasons).map(([value, label]) => ({ value, label }))

const names = ['country', 'number', 'reason'] as const

/** The numbers that are held, masked, by country. */
export const heldNumbers = ({ residencies }: Tax): Map<string, string> =>
  new Map(residencies.flatMap(({ country, number }) => (number === null ? [] : [[country, number]])))

export const startOf = ({ residencies }: Tax): TaxValues => ({
  count: String(Math.max(1, residencies.length)),
  ...Object.fromEntries(
    residencies.flatMap(({ country, reason }, place) => [
      [`country-${place}`, country],
      [`number-${place}`, ''],
      [`reason-${place}`, reason ?? ''],
    ]),
  ),
})

/** What is sent: a number that was left empty stays as it is held. */
export function readResidencies(
  values: TaxValues,
  held: ReadonlyMap<string, string>,
): InputOf<(typeof saveSection)['tax']>['body']['residencies'] {
  return Array.from({ length: Number(values['count']) }, (_, place) => {
    const [country = '', number = '', reason = ''] = names.map((name) => values[`${name}-${place}`])
    if (reason !== '') return { country, reason }
    return number.trim() === '' && held.has(country) ? { country } : { country, number: number.trim() }
  })
}

/** The changes by which one country goes and those after it move up. */
export function withoutPlace(values: TaxValues, gone: number): TaxValues {
  const last = Number(values['count']) - 1
  const changes: Record<string, string> = { count: String(last) }
  for (let place = gone; place <= last; place++)
    for (const name of names)
      changes[`${name}-${place}`] = place === last ? '' : (values[`${name}-${place + 1}`] ?? '')
  return changes
}
