// The filters of the documents: search and three choices, the ones in force as chips, and how much they leave.
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FilterField } from '#ui/forms/filter-field.tsx'
import { Icon } from '#ui/icons.tsx'
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
  const search = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  /** The field keeps its own text while someone types; otherwise the address decides. */
  useEffect(() => {
    const field = search.current
    if (field && field !== document.activeElement) field.value = filters.text
  }, [filters.text])
  /** The pressed chip goes away, so the focus needs another place. */
  const remove = (change: Partial<DocumentFilters>) => {
    onChange(change)
    status.current?.focus()
  }
  const chosen = keys.flatMap((key) => {
    const id = filters[key]
    return id === undefined
      ? []
      : [{ key, label: choices[key].find((choice) => choice.id === id)?.label ?? id }]
  })
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
        {keys.map((key) => (
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
        ))}
      </div>
      <div className={css.inForce}>
        <p ref={status} role="status" tabIndex={-1} className={css.count}>
          {count}
        </p>
        {filters.text !== '' && <Chip onRemove={() => remove({ text: '' })}>“{filters.text}”</Chip>}
        {chosen.map(({ key, label }) => (
          <Chip key={key} onRemove={() => remove({ [key]: undefined })}>
            {labels[key]}: {label}
          </Chip>
        ))}
        {(chosen.length > 0 || filters.text !== '') && (
          <Button look="quiet" onClick={() => remove(noFilters)}>
            Clear all
          </Button>
        )}
      </div>
    </search>
  )
}

function Chip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.chip} onClick={onRemove}>
      <span className="visually-hidden">Remove filter </span>
      {children}
      <Icon name="close" size={14} />
    </button>
  )
}
