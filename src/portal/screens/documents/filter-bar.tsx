// The filters of the documents: search and three choices, the ones in force as chips, and how much they leave.
import { useEffect, useRef } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'
import { FilterField } from '#ui/forms/filter-field.tsx'
import { FiltersInForce } from '#ui/forms/filters-in-force.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { noFilters, type Choice, type DocumentFilters } from './document-filters.ts'
import css from './documents.module.css'

interface FilterBarProps {
  filters: DocumentFilters
  choices: Record<'taxYear' | 'account' | 'type', Choice[]>
  onChange: (filters: Partial<DocumentFilters>) => void
  /** Read out whenever it changes. */
  count: string
}

const labels = { taxYear: 'Tax year', account: 'Account', type: 'Type' } as const
const keys = ['taxYear', 'type', 'account'] as const

export function FilterBar({ filters, choices, onChange, count }: FilterBarProps) {
  const isPhone = useMediaQuery('(width < 40rem)')
  const search = useRef<HTMLInputElement>(null)
  /** The field keeps its own text while someone types; otherwise the address decides. */
  useEffect(() => {
    const field = search.current
    if (field && field !== document.activeElement) field.value = filters.text
  }, [filters.text])
  const chosen = keys.flatMap((key) => {
    const id = filters[key]
    if (id === undefined) return []
    const label = `${labels[key]}: ${choices[key].find((choice) => choice.id === id)?.label ?? id}`
    return [{ id: key, label, remove: () => onChange({ [key]: undefined }) }]
  })
  const chips =
    filters.text === ''
      ? chosen
      : [{ id: 'text', label: `“${filters.text}”`, remove: () => onChange({ text: '' }) }, ...chosen]
  const fields = keys.map((key) => (
    <FilterField key={key} label={labels[key]}>
      <select
        value={filters[key] ?? ''}
        onChange={(event) => onChange({ [key]: event.currentTarget.value || undefined })}
      >
        <option value="">All</option>
        {choices[key].map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </FilterField>
  ))
  return (
    <search className={css.filters} data-not-printed>
      <div className={css.fields}>
        <FilterField label="Search">
          <input
            ref={search}
            type="search"
            autoComplete="off"
            defaultValue={filters.text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
          />
        </FilterField>
        {!isPhone && fields}
      </div>
      {isPhone && (
        <Disclosure label="Filters" onDemand>
          <div className={css.fields}>{fields}</div>
        </Disclosure>
      )}
      <FiltersInForce
        count={count}
        chips={chips}
        onClear={chips.length > 0 ? () => onChange(noFilters) : undefined}
      />
    </search>
  )
}
