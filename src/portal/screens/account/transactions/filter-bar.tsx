// The filters: their fields, the ones in force as chips, what of the address was left out, and how much they leave.
import { lazy, Suspense } from 'react'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { FiltersInForce } from '#ui/forms/filters-in-force.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { chipsOf } from './filters-in-words.ts'
import { noFilters, type Filters, type FiltersRead } from './filters.ts'
import css from './transactions.module.css'

const FilterFields = lazy(() => import('./filter-fields.tsx'))

interface FilterBarProps {
  read: FiltersRead
  /** The currency of the amounts; undefined where they are of several. */
  currency: string | undefined
  /** Tax years that can be chosen, newest first. */
  years: readonly number[]
  /** Date of the newest figures. */
  latest: string
  /** The list is still short: there is little to filter. */
  isNew: boolean
  /** The types that the account has; undefined until they are known. */
  types: readonly string[] | undefined
  onChange: (change: Partial<Filters>) => void
  /** Read out whenever it changes. */
  count: string
}

export function FilterBar(props: FilterBarProps) {
  const { read, currency, years, latest, isNew, types, onChange, count } = props
  const { filters, ignored } = read
  const isWide = useMediaQuery('(min-width: 48rem)')
  const chips = chipsOf(filters, currency)
  return (
    <div className={css.filters}>
      <search data-not-printed>
        <Disclosure key={String(isWide)} label="Filters" startsOpen={isWide && !isNew}>
          <Suspense fallback={<FieldsSkeleton />}>
            {types === undefined ? (
              <FieldsSkeleton />
            ) : (
              <FilterFields
                filters={filters}
                currency={currency}
                years={years}
                latest={latest}
                types={types}
                onChange={onChange}
              />
            )}
          </Suspense>
        </Disclosure>
      </search>
      <FiltersInForce
        count={count}
        ignored={ignored}
        chips={chips.map(({ id, label, without }) => ({ id, label, remove: () => onChange(without) }))}
        onClear={chips.length > 0 || ignored.length > 0 ? () => onChange(noFilters) : undefined}
      />
    </div>
  )
}

const FieldsSkeleton = () => (
  <div className={css.fieldsSkeleton}>
    <Skeleton height="100%" />
  </div>
)
