// The search and the filters of the payments, what of the address was left out, and how many payments they leave.
import { useTyped } from '#ui/forms/use-typed.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { FilterField } from '#ui/forms/filter-field.tsx'
import { FiltersInForce } from '#ui/forms/filters-in-force.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import {
  hasFilters,
  noHistoryFilters,
  type HistoryChoice,
  type HistoryChoices,
  type HistoryFilters,
} from './history-filters.ts'
import layout from '#ui/layout.module.css'
import css from './history.module.css'

interface HistoryFilterBarProps {
  filters: HistoryFilters
  choices: HistoryChoices
  ignored: readonly string[]
  onChange: (change: Partial<HistoryFilters>) => void
  /** Read out whenever it changes. */
  count: string
}

const labels = { account: 'Account', direction: 'Direction', kind: 'Kind', status: 'Status' } as const
const chosen = ['account', 'direction', 'kind', 'status'] as const
const dates = { from: 'From', to: 'Until' } as const

export function HistoryFilterBar(props: HistoryFilterBarProps) {
  const { filters, choices, ignored, onChange, count } = props
  const isWide = useMediaQuery('(min-width: 48rem)')
  const { q, ...others } = filters
  const text = useTyped(q ?? '', (typed) => onChange({ q: typed.trim() || undefined }))
  return (
    <search className={layout.stack3}>
      <div data-not-printed className={css.bar}>
        <FilterField label="Search">
          <input type="search" placeholder="Amount, account or words" maxLength={100} {...text} />
        </FilterField>
        <Disclosure key={String(isWide)} label="Filters" startsOpen={Object.values(others).some(Boolean)}>
          <div className={css.fields}>
            {chosen.map((name) => (
              <FilterField key={name} label={labels[name]}>
                <Choice
                  value={filters[name]}
                  choices={choices[name]}
                  onChoose={(value) => onChange({ [name]: value })}
                />
              </FilterField>
            ))}
            {(['from', 'to'] as const).map((name) => (
              <FilterField key={name} label={dates[name]}>
                <input
                  type="date"
                  value={filters[name] ?? ''}
                  onChange={({ currentTarget: { value } }) => onChange({ [name]: value || undefined })}
                />
              </FilterField>
            ))}
          </div>
        </Disclosure>
      </div>
      <FiltersInForce
        count={count}
        ignored={ignored}
        onClear={hasFilters(filters) || ignored.length > 0 ? () => onChange(noHistoryFilters) : undefined}
      />
    </search>
  )
}

interface ChoiceProps {
  value: string | undefined
  choices: readonly HistoryChoice[]
  onChoose: (value: string | undefined) => void
}

const Choice = ({ value, choices, onChoose }: ChoiceProps) => (
  <select
    value={value ?? ''}
    onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? undefined : currentTarget.value)}
  >
    <option value="">All</option>
    {choices.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))}
  </select>
)
