// The filters of the payments, what of the address was left out, and how many payments they leave.
import { FilterField } from '#ui/forms/filter-field.tsx'
import { FiltersInForce } from '#ui/forms/filters-in-force.tsx'
import { hasFilters, historyChoices, noHistoryFilters, type HistoryFilters } from './history-filters.ts'
import layout from '#ui/layout.module.css'
import css from './history.module.css'

interface HistoryFilterBarProps {
  filters: HistoryFilters
  ignored: readonly string[]
  onChange: (change: Partial<HistoryFilters>) => void
  /** Read out whenever it changes. */
  count: string
}

const labels = { direction: 'Direction', kind: 'Kind', status: 'Status' } as const
const choices = ['direction', 'kind', 'status'] as const
const dates = { from: 'From', to: 'Until' } as const

export function HistoryFilterBar({ filters, ignored, onChange, count }: HistoryFilterBarProps) {
  return (
    <search className={layout.stack3}>
      <div className={css.fields} data-not-printed>
        {choices.map((name) => (
          <FilterField key={name} label={labels[name]}>
            <select
              value={filters[name] ?? ''}
              onChange={({ currentTarget: { value } }) => onChange({ [name]: value || undefined })}
            >
              <option value="">All</option>
              {historyChoices[name].map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
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
      <FiltersInForce
        count={count}
        ignored={ignored}
        onClear={hasFilters(filters) || ignored.length > 0 ? () => onChange(noHistoryFilters) : undefined}
      />
    </search>
  )
}
