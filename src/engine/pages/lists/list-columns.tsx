// The columns of a list as the table draws them: each value by the kind of its column, with the links and the totals.
import type { ReactNode } from 'react'
import type { ListColumn, ListPage, ListRow, RowTarget } from '#manifest/page-contents.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import type { RouteId } from '#screen-api/names.ts'
import { Badge } from '#ui/badge.tsx'
import { Money } from '#ui/figures/money.tsx'
import type { Column } from '#ui/tables/data-rows.tsx'
import { cellText, chipOf, currencyOf, sumOf, valueOf } from './list-rows.ts'
import css from './lists.module.css'

/** A column of the table; the first one names the row, and leads to where the row leads. */
export function columnOf(
  { row: target, totals = [] }: ListPage,
  column: ListColumn,
  isFirst: boolean,
  rows: readonly ListRow[],
): Column<ListRow> {
  const { id, kind, label, to, params } = column
  const link = kind === 'link' && to !== undefined ? { to, ...(params && { params }) } : undefined
  const leadsTo = isFirst ? (target ?? link) : link
  return {
    id,
    header: label,
    sortable: true,
    figures: kind === 'money',
    cell: (row) => (
      <Linked target={leadsTo} row={row}>
        <Value column={column} row={row} />
      </Linked>
    ),
    ...(totals.includes(id) && { total: <Money pence={sumOf(column, rows)} exact /> }),
    ...(isFirst && totals.length > 0 && { total: 'Total' }),
  }
}

/** The words alone where the row does not say where to. */
function Linked({
  target,
  row,
  children,
}: {
  target: RowTarget | undefined
  row: ListRow
  children: ReactNode
}) {
  const params = Object.entries(target?.params ?? {}).map(
    ([name, field]) => [name, valueOf(row, field)] as const,
  )
  if (!target || params.some(([, value]) => typeof value !== 'string')) return children
  return (
    <RouteLink
      to={target.to as RouteId}
      params={Object.fromEntries(params as [string, string][])}
      otherwise={children}
    >
      {children}
    </RouteLink>
  )
}

function Value({ column, row }: { column: ListColumn; row: ListRow }) {
  const text = cellText(column, row)
  if (text === '') return null
  if (column.kind === 'money')
    return <Money pence={Number(valueOf(row, column.id))} currency={currencyOf(column, row)} exact />
  if (column.kind === 'chip') return <Badge tone={chipOf(column, row)?.tone ?? 'neutral'}>{text}</Badge>
  return <span className={column.kind === 'date' ? css.date : css.text}>{text}</span>
}
