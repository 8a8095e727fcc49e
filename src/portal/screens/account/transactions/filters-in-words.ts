// The filters in force as short labels, each with the change that takes it away. Pure.
import { formatPence } from '#base/money.ts'
import { writePounds } from '#base/pounds.ts'
import { taxYearLabel } from '#domain/tax/tax-year.ts'
import { formatShortDate } from '#ui/figures/dates.ts'
import type { Filters } from './filters.ts'
import { typeInWords } from '#domain/transaction-words.ts'

export interface FilterChip {
  id: string
  label: string
  without: Partial<Filters>
}

/** Amounts are in the account's currency, or without one where they are of several. */
export function chipsOf(filters: Filters, currency: string | undefined): FilterChip[] {
  const amount = (pence: number) =>
    currency === undefined ? writePounds(pence) : formatPence(pence, currency)
  const { year, from, to, types, least, most, text } = filters
  const chips: (FilterChip | false)[] = [
    text !== '' && { id: 'text', label: `“${text}”`, without: { text: '' } },
    year !== undefined && {
      id: 'year',
      label: `Tax year ${taxYearLabel(year)}`,
      without: { year: undefined },
    },
    from !== undefined && {
      id: 'from',
      label: `From ${formatShortDate(from)}`,
      without: { from: undefined },
    },
    to !== undefined && { id: 'to', label: `To ${formatShortDate(to)}`, without: { to: undefined } },
    ...types.map((type) => ({
      id: type,
      label: typeInWords(type),
      without: { types: types.filter((other) => other !== type) },
    })),
    least !== undefined && {
      id: 'least',
      label: `${amount(least)} or more`,
      without: { least: undefined },
    },
    most !== undefined && {
      id: 'most',
      label: `${amount(most)} or less`,
      without: { most: undefined },
    },
  ]
  return chips.filter((chip) => chip !== false)
}
