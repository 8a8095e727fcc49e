// The fields of the filters. Loaded later, because they are Mantine's.
import { currencySymbol } from '#base/money.ts'
import { TEXT_MOST } from '#api/accounts/transactions.ts'
import { parseTypedDate, typeDate } from '#base/dates/typed-date.ts'
import { parsePounds, writePounds } from '#base/pounds.ts'
import { taxYearLabel } from '#domain/tax/tax-year.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import chipCss from '#ui/forms/chips.module.css'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import type { Filters } from './filters.ts'
import { RangeFields } from './range-fields.tsx'
import { transactionTypes, typeInWords } from '#domain/transaction-words.ts'
import { useTyped } from '#ui/forms/use-typed.ts'
import css from './transactions.module.css'

interface FilterFieldsProps {
  filters: Filters
  /** Undefined where amounts are of several. */
  currency: string | undefined
  years: readonly number[]
  latest: string
  /** The types that the account has. */
  types: readonly string[]
  onChange: (change: Partial<Filters>) => void
}

export default function FilterFields(props: FilterFieldsProps) {
  const { filters, currency, years, latest, onChange } = props
  const { types, year } = filters
  const offered = transactionTypes.filter((type) => props.types.includes(type) || types.includes(type))
  const text = useTyped(filters.text, (typed) => onChange({ text: typed.trim() }))
  return (
    <MantineScope>
      <div className={css.fields}>
        <TextInput
          type="search"
          label="Search"
          placeholder="Fund, ISIN or words"
          maxLength={TEXT_MOST}
          {...text}
        />
        <NativeSelect
          label="Tax year"
          value={year === undefined ? '' : String(year)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ year: value === '' ? undefined : Number(value), from: undefined, to: undefined })
          }
          data={[
            { value: '', label: 'Any' },
            ...years.map((one) => ({ value: String(one), label: taxYearLabel(one) })),
          ]}
        />
        <RangeFields
          labels={['From', 'Until']}
          range={[filters.from, filters.to]}
          write={typeDate}
          parse={(typed) => {
            const day = parseTypedDate(typed)
            return day === undefined ? { problem: 'Enter a date, such as 27/3/2026' } : { value: day }
          }}
          problemOf={(from, to) => {
            if ((from ?? '') > latest || (to ?? '') > latest)
              return `Our latest figures are for ${formatDate(latest)}`
            return from !== undefined && to !== undefined && from > to
              ? 'The first date is after the second'
              : undefined
          }}
          onRange={(from, to) => onChange({ from, to, year: undefined })}
        />
        <RangeFields
          labels={['Amount at least', 'Amount at most']}
          symbol={currency && currencySymbol(currency)}
          range={[filters.least, filters.most]}
          write={writePounds}
          parse={(typed) => {
            const value = parsePounds(typed)
            return value === undefined ? { problem: 'Enter an amount, such as 250' } : { value }
          }}
          problemOf={(least, most) =>
            least !== undefined && most !== undefined && least > most
              ? 'The smallest is more than the largest'
              : undefined
          }
          onRange={(least, most) => onChange({ least, most })}
        />
      </div>
      <div role="group" aria-label="Types" className={`${chipCss.row} ${css.types}`}>
        {offered.map((type) => (
          <button
            key={type}
            type="button"
            className={chipCss.chip}
            aria-pressed={types.includes(type)}
            onClick={() =>
              onChange({
                types: types.includes(type) ? types.filter((other) => other !== type) : [...types, type],
              })
            }
          >
            {typeInWords(type)}
          </button>
        ))}
      </div>
    </MantineScope>
  )
}
