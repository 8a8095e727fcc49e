// One of the countries of ISO 3166-1: where somebody lives, or whose national they are; some people are of none.
import { listedKind } from 'portal-engine/base/requests/kinds/kind.ts'
import { once } from 'portal-engine/base/once.ts'
import { countries } from '#domain/personal/countries.ts'

/** ICAO Doc 9303 part 3, section 5: a stateless person. */
const STATELESS = { id: 'XXA', label: 'Stateless' }

const all = once(() => countries().map(({ value: id, label }) => ({ id, label })))

export const country = listedKind('with a country', 'Choose a country of the list', all)

export const nationality = listedKind('with a nationality', 'Choose a nationality of the list', () => [
  ...all(),
  STATELESS,
])
