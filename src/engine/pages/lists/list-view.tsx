// A list as its page describes it: a table, with search and filters above it and its totals below.
import { useQuery, type QueryObserverOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Api } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import type { ListColumn, ListPage, ListRow, RowTarget } from '#manifest/page-contents.ts'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import type { RouteId } from '#screen-api/names.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useUrlState, type ChangeUrl } from '#screen-api/use-url-state.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { EmptyState } from '#ui/cards/empty-state.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Money } from '#ui/figures/money.tsx'
import { focusFilterCount } from '#ui/forms/filter-count.ts'
import { InSteps } from '#ui/lists/in-steps.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import type { Column } from '#ui/tables/data-rows.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { ExportActions } from '#ui/tables/export-actions.tsx'
import { clearedFilters, ListFilters } from './list-filters.tsx'
import {
  cellText,
  chipOf,
  csvOf,
  currencyOf,
  sumOf,
  valueOf,
  viewOf,
  type ListView as View,
} from './list-rows.ts'
import layout from '#ui/layout.module.css'
import css from './lists.module.css'

/** How many rows are drawn at first, and how many more at a time. */
const EACH = 50
/** A table of more columns than this needs a wide window. */
const MANY_COLUMNS = 6

interface ListViewProps {
  /** The page's own name, which its file for spreadsheets has too. */
  id: string
  page: ListPage
  query: (api: Api) => QueryObserverOptions<readonly ListRow[]>
}

export function ListView({ id, page, query }: ListViewProps) {
  const { title } = usePortal()
  const rows = useQuery(query(useApi()))
  const [search, choose] = useUrlState()
  const { lead, failed, csv } = page
  const view = rows.data && viewOf(page, rows.data, search)
  const actions = csv === true && rows.data?.length !== 0 && (
    <ExportActions
      fileName={`${id}.csv`}
      table={view && view.rows.length > 0 ? () => csvOf(page, view.rows) : undefined}
    />
  )
  return (
    <>
      <PageTitle actions={actions} {...(lead !== undefined && { note: lead })}>
        {title}
      </PageTitle>
      <Card>
        <QueryCard query={rows} what={failed} skeleton={<Skeleton lines={6} height="3rem" />}>
          {(all) =>
            all.length === 0 ? (
              <Nothing page={page} />
            ) : (
              <Found page={page} all={all.length} view={viewOf(page, all, search)} choose={choose} />
            )
          }
        </QueryCard>
      </Card>
    </>
  )
}

function Nothing({ page: { empty } }: { page: ListPage }) {
  const { routeTitle } = usePortal()
  const to = empty.to as RouteId | undefined
  return (
    <EmptyState
      title={empty.title}
      {...(to !== undefined && { action: <ButtonLink to={to}>{routeTitle(to)}</ButtonLink> })}
    >
      {empty.says}
    </EmptyState>
  )
}

interface FoundProps {
  page: ListPage
  all: number
  view: View
  choose: ChangeUrl
}

function Found({ page, all, view, choose }: FoundProps) {
  const { title } = usePortal()
  const { columns, counted, search, filters, row } = page
  const hasLinks = row !== undefined || columns.some(({ kind }) => kind === 'link')
  return (
    <div className={layout.column4}>
      {(search === true || filters !== undefined) && (
        <ListFilters page={page} view={view} all={all} choose={choose} />
      )}
      {view.rows.length === 0 ? (
        <EmptyState
          title={`No ${counted.other} match`}
          action={
            <Button
              onClick={() => {
                choose(clearedFilters(view))
                focusFilterCount()
              }}
            >
              Clear all filters
            </Button>
          }
        >
          Try other words, or fewer filters.
        </EmptyState>
      ) : (
        <InSteps what={counted.other} entries={view.rows} each={EACH}>
          {(shown) => (
            <DataTable
              caption={title}
              {...(columns.length > MANY_COLUMNS && { fitsFrom: 1024 })}
              {...(hasLinks && { namesAreControls: true })}
              columns={columns.map((column, i) => columnOf(page, column, i === 0, view.rows))}
              rows={shown}
              rowId={({ id }) => id}
              sort={view.sort}
              onSort={({ column, direction }) => choose({ sort: column, order: direction })}
            />
          )}
        </InSteps>
      )}
    </div>
  )
}

/** A column of the table; the first one names the row, and leads to where the row leads. */
function columnOf(
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
