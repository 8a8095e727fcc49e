// The search and the filters above a list, what of the address was left out, and how many rows they leave.
import type { ListPage } from '#manifest/page-contents.ts'
import type { ChangeUrl } from '#screen-api/use-url-state.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { FilterField } from '#ui/forms/filter-field.tsx'
import { FiltersInForce } from '#ui/forms/filters-in-force.tsx'
import { useTyped } from '#ui/forms/use-typed.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { countText, filterName, SEARCH, type ListView } from './list-rows.ts'
import layout from '#ui/layout.module.css'
import css from './lists.module.css'

interface ListFiltersProps {
  page: ListPage
  view: ListView
  all: number
  choose: ChangeUrl
}

/** The address without search and filters. */
export const clearedFilters = ({ filters }: ListView): Record<string, undefined> =>
  Object.fromEntries(
    [SEARCH, ...filters.map(({ column }) => filterName(column.id))].map((name) => [name, undefined]),
  )

export function ListFilters({ page, view, all, choose }: ListFiltersProps) {
  const { rows, text, filters, ignored } = view
  const typed = useTyped(text, (words) => choose({ [SEARCH]: words.trim() || undefined }))
  const chips = [
    ...(text === '' ? [] : [{ id: SEARCH, label: `“${text}”` }]),
    ...filters.flatMap(({ column: { id, label }, chosen }) =>
      chosen === undefined ? [] : [{ id: filterName(id), label: `${label}: ${chosen}` }],
    ),
  ]
  const isWide = useMediaQuery('(min-width: 48rem)')
  const fields = filters.map(({ column: { id, label }, choices, chosen }) => (
    <FilterField key={id} label={label}>
      <select
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ [filterName(id)]: value || undefined })}
      >
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </FilterField>
  ))
  const isFolded = !isWide && fields.length > 1
  return (
    <search className={layout.stack3}>
      <div className={isFolded ? css.folded : css.fields} data-not-printed>
        {page.search === true && (
          <FilterField label="Search">
            <input type="search" autoComplete="off" maxLength={100} {...typed} />
          </FilterField>
        )}
        {isFolded ? (
          <Disclosure label="Filters" startsOpen={filters.some(({ chosen }) => chosen !== undefined)}>
            <div className={css.fields}>{fields}</div>
          </Disclosure>
        ) : (
          fields
        )}
      </div>
      <FiltersInForce
        count={countText(page, rows.length, all)}
        ignored={ignored}
        chips={chips.map((chip) => ({ ...chip, remove: () => choose({ [chip.id]: undefined }) }))}
        onClear={chips.length > 0 || ignored.length > 0 ? () => choose(clearedFilters(view)) : undefined}
      />
    </search>
  )
}
