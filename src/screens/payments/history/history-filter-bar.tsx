// The filters of the payments, what of the address was left out, and how many payments they leave.
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { FilterField } from '#ui/forms/filter-field.tsx'
import { hasFilters, historyChoices, noHistoryFilters, type HistoryFilters } from './history-filters.ts'
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
  const status = useRef<HTMLParagraphElement>(null)
  return (
    <search className={css.filters}>
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
      {ignored.length > 0 && (
        <ul className={css.ignored}>
          {ignored.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <div className={css.inForce}>
        <p ref={status} role="status" tabIndex={-1} className={css.count}>
          {count}
        </p>
        {(hasFilters(filters) || ignored.length > 0) && (
          <Button
            look="quiet"
            data-not-printed
            onClick={() => {
              onChange(noHistoryFilters)
              // The button goes away, so the focus needs another place.
              status.current?.focus()
            }}
          >
            Clear all
          </Button>
        )}
      </div>
    </search>
  )
}
