// By what transactions are found, and the same for the API. Pure.
import type { TransactionQuery } from '#api/accounts/transactions.ts'
import { parsePounds } from 'portal-engine/base/pounds.ts'
import { taxYearEnd, taxYearLabel, taxYearStart } from '#domain/tax/tax-year.ts'
import { transactionTypes, typeInWords, type TransactionType } from '#domain/transaction-words.ts'
import type { FilterFields, FilterValues } from 'portal-engine/ui/filters/list-filters.ts'
import { taxYearsBetween } from './times.ts'

interface Limits {
  openedOn: string
  /** The day of the newest figures. */
  valuedOn: string
  /** Undefined where amounts are of several. */
  currency: string | undefined
  /** The types that occur; undefined until they are known. */
  types: readonly string[] | undefined
}

export const transactionFilters = ({ openedOn, valuedOn, currency, types }: Limits): FilterFields => ({
  placeholder: 'Fund, ISIN or words',
  choices: [
    {
      ...{ name: 'year', label: 'Tax year', what: 'a tax year of these transactions', isSpan: true },
      choices: taxYearsBetween(openedOn, valuedOn).map((year) => {
        const label = taxYearLabel(year)
        // A slash would be read as part of the path.
        return { id: label.replace('/', '-'), label }
      }),
    },
    {
      ...{ name: 'type', label: 'Types', what: 'a type of transaction', isSeveral: true },
      choices: transactionTypes.map((type) => ({ id: type, label: typeInWords(type) })),
      offered: types ?? [],
    },
  ],
  dates: { latest: valuedOn },
  amounts: { currency },
})

/** What the API is asked for, which knows dates and no tax years. */
export function askedBy({ year, from, to, type, min, max, q }: FilterValues): TransactionQuery {
  const start = year === undefined ? undefined : Number(year.slice(0, 4))
  return {
    from: start === undefined ? from : taxYearStart(start),
    to: start === undefined ? to : taxYearEnd(start),
    types: (type?.split(',') ?? []) as TransactionType[],
    minPence: min === undefined ? undefined : parsePounds(min),
    maxPence: max === undefined ? undefined : parsePounds(max),
    text: q,
  }
}
