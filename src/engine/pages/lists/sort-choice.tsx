// The order of the rows, for where the headings of the columns are not shown.
import type { ListColumnKind, ListPage } from '#manifest/page-contents.ts'
import type { ChangeUrl } from '#screen-api/use-url-state.ts'
import { FilterField } from '#ui/forms/filter-field.tsx'
import type { ListView } from './list-rows.ts'

const byLetters = { ascending: 'A to Z', descending: 'Z to A' }
const orders: Readonly<Record<ListColumnKind, { ascending: string; descending: string }>> = {
  date: { descending: 'newest first', ascending: 'oldest first' },
  money: { descending: 'largest first', ascending: 'smallest first' },
  text: byLetters,
  chip: byLetters,
  link: byLetters,
}

interface SortChoiceProps {
  columns: ListPage['columns']
  sort: ListView['sort']
  choose: ChangeUrl
}

export function SortChoice({ columns, sort, choose }: SortChoiceProps) {
  const choices = columns.flatMap(({ id, label, kind }) =>
    Object.entries(orders[kind]).map(([order, words]) => ({
      value: `${id} ${order}`,
      label: `${label}: ${words}`,
    })),
  )
  return (
    <FilterField label="Order">
      <select
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        onChange={({ currentTarget: { value } }) => {
          const [column, order] = value.split(' ')
          choose({ sort: column, order })
        }}
      >
        {sort === undefined && <option value="">As they come</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FilterField>
  )
}
