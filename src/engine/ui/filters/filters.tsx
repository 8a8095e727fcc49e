// The filters above a list: a search, choices and dates, what of the address was left out, how much they leave, and the
// ones in force as chips. Beside the search where they are few and there is room, else behind a button.
import { Disclosure } from '../disclosure.tsx'
import { DayInput } from '../fields/day-input.tsx'
import { FilterField } from '../forms/filter-field.tsx'
import { FiltersInForce } from '../forms/filters-in-force.tsx'
import { useTyped } from '../forms/use-typed.ts'
import { useMediaQuery } from '../use-media-query.ts'
import {
  cleared,
  dateNames,
  filtersInWords,
  SEARCH_MOST,
  type ChoiceFilter,
  type FiltersRead,
  type ListFilters,
} from './list-filters.ts'
import css from './filters.module.css'

interface FiltersProps<Entry> {
  filters: ListFilters<Entry>
  read: FiltersRead
  /** Changes these of the address; undefined takes one away. */
  onChange: (changes: Record<string, string | undefined>) => void
  /** Read out whenever it changes. */
  count: string
}

/** So many have room beside the search. */
const FEW = 3

const dateLabels = { from: 'From', to: 'Until' }

export function Filters<Entry>({ filters, read, onChange, count }: FiltersProps<Entry>) {
  const { choices, day, placeholder } = filters
  const { values, ignored } = read
  const hasRoom = useMediaQuery('(min-width: 40rem)') && choices.length <= FEW && !day
  const text = useTyped(values['q'] ?? '', (typed) => onChange({ q: typed.trim() || undefined }))
  const fields = (
    <>
      {choices.map((filter) => (
        <ChoiceField key={filter.name} filter={filter} value={values[filter.name]} onChange={onChange} />
      ))}
      {day &&
        dateNames.map((name) => (
          <FilterField key={name} label={dateLabels[name]}>
            <DayInput value={values[name] ?? ''} onKeep={(day) => onChange({ [name]: day || undefined })} />
          </FilterField>
        ))}
    </>
  )
  const chips = filtersInWords(filters, values)
  return (
    <search className={css.filters}>
      <div className={hasRoom ? css.row : css.search} data-not-printed>
        <FilterField label="Search">
          <input
            type="search"
            autoComplete="off"
            placeholder={placeholder}
            maxLength={SEARCH_MOST}
            {...text}
          />
        </FilterField>
        {hasRoom && fields}
      </div>
      {!hasRoom && (
        <Disclosure label="Filters" onDemand>
          <div className={css.fields}>{fields}</div>
        </Disclosure>
      )}
      <FiltersInForce
        count={count}
        ignored={ignored}
        chips={chips.map(({ id, label }) => ({ id, label, remove: () => onChange({ [id]: undefined }) }))}
        onClear={chips.length > 0 || ignored.length > 0 ? () => onChange(cleared(filters)) : undefined}
      />
    </search>
  )
}

interface ChoiceFieldProps<Entry> {
  filter: ChoiceFilter<Entry>
  value: string | undefined
  onChange: FiltersProps<Entry>['onChange']
}

const ChoiceField = <Entry,>({
  filter: { name, label, choices },
  value,
  onChange,
}: ChoiceFieldProps<Entry>) => (
  <FilterField label={label}>
    <select
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
    >
      <option value="">All</option>
      {choices.map(({ id, label: words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  </FilterField>
)
