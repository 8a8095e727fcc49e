// The filters: their fields, the ones in force as chips, what of the address was left out, and how much they leave.
import { lazy, Suspense, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icons.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { chipsOf } from './filters-in-words.ts'
import { noFilters, type Filters, type FiltersRead } from './filters.ts'
import css from './transactions.module.css'

const FilterFields = lazy(() => import('./filter-fields.tsx'))

interface FilterBarProps {
  read: FiltersRead
  /** Of the account's amounts. */
  currency: string
  /** Tax years that can be chosen, newest first. */
  years: readonly number[]
  /** Date of the newest figures. */
  latest: string
  onChange: (change: Partial<Filters>) => void
  /** Read out whenever it changes. */
  count: string
}

export function FilterBar({ read, currency, years, latest, onChange, count }: FilterBarProps) {
  const { filters, ignored } = read
  const status = useRef<HTMLParagraphElement>(null)
  const isWide = useMediaQuery('(min-width: 48rem)')
  const chips = chipsOf(filters, currency)
  /** The pressed chip goes away, so the focus needs another place. */
  const remove = (change: Partial<Filters>) => {
    onChange(change)
    status.current?.focus()
  }
  return (
    <div className={css.filters}>
      <search data-not-printed>
        <Disclosure key={String(isWide)} label="Filters" startsOpen={isWide}>
          <Suspense fallback={<FieldsSkeleton />}>
            <FilterFields
              filters={filters}
              currency={currency}
              years={years}
              latest={latest}
              onChange={onChange}
            />
          </Suspense>
        </Disclosure>
      </search>
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
        {chips.map(({ id, label, without }) => (
          <button key={id} type="button" className={css.chip} onClick={() => remove(without)}>
            <span className="visually-hidden">Remove filter </span>
            {label}
            <Icon name="close" size={14} />
          </button>
        ))}
        {(chips.length > 0 || ignored.length > 0) && (
          <Button look="quiet" onClick={() => remove(noFilters)}>
            Clear all
          </Button>
        )}
      </div>
    </div>
  )
}

const FieldsSkeleton = () => (
  <div className={css.fieldsSkeleton}>
    <Skeleton height="100%" />
  </div>
)
