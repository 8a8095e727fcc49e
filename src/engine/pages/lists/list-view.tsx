// A list as its page describes it: a table, with search and filters above it and its totals below.
import { useQuery, type QueryObserverOptions } from '@tanstack/react-query'
import type { Api } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import type { ListPage, ListRow } from '#manifest/page-contents.ts'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import type { PartName, RouteId } from '#screen-api/names.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useUrlState, type ChangeUrl } from '#screen-api/use-url-state.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { EmptyState } from '#ui/cards/empty-state.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { focusFilterCount } from '#ui/forms/filter-count.ts'
import { InSteps } from '#ui/lists/in-steps.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { DataTable, tableFitsFrom } from '#ui/tables/data-table.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { ExportActions } from '#ui/tables/export-actions.tsx'
import { columnOf } from './list-columns.tsx'
import { SortChoice } from './sort-choice.tsx'
import { clearedFilters, ListFilters } from './list-filters.tsx'
import { csvOf, viewOf, type ListView as View } from './list-rows.ts'
import layout from '#ui/layout.module.css'

/** How many rows are drawn at first, and how many more at a time. */
const EACH = 50
/** A table of more columns than this needs a wide window. */
const MANY_COLUMNS = 4

interface ListViewProps {
  /** The page's own name, which its file for spreadsheets has too. */
  id: string
  page: ListPage
  query: (api: Api) => QueryObserverOptions<readonly ListRow[]>
}

export function ListView({ id, page: whole, query }: ListViewProps) {
  const { title, part } = usePortal()
  const page = seenBy(whole, part)
  const rows = useQuery(query(useApi()))
  const [search, choose] = useUrlState()
  const { lead, failed, csv } = page
  const view = rows.data && viewOf(page, rows.data, search)
  const hasFailed = rows.isError && !rows.data
  const actions = csv === true && !hasFailed && rows.data?.length !== 0 && (
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
            all.length === 0 || !view ? (
              <Nothing page={page} />
            ) : (
              <Found page={page} all={all.length} view={view} choose={choose} />
            )
          }
        </QueryCard>
      </Card>
    </>
  )
}

/** The page with the columns that this person sees. */
function seenBy(page: ListPage, part: (name: PartName) => boolean): ListPage {
  const columns = page.columns.filter(({ id, isPart }) => !isPart || part(id as PartName))
  const totals = page.totals?.filter((total) => columns.some(({ id }) => id === total))
  return { ...page, columns, ...(totals && { totals }) }
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
  const fitsFrom = columns.length > MANY_COLUMNS ? 1024 : tableFitsFrom(columns.length)
  const hasHeadings = useMediaQuery(`(min-width: ${fitsFrom / 16}rem)`)
  const hasLinks = row !== undefined || columns.some(({ kind }) => kind === 'link')
  return (
    <div className={layout.column4}>
      {(search === true || filters !== undefined) && (
        <ListFilters page={page} view={view} all={all} choose={choose} />
      )}
      {!hasHeadings && view.rows.length > 1 && (
        <SortChoice columns={columns} sort={view.sort} choose={choose} />
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
              fitsFrom={fitsFrom}
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
