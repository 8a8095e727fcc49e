// Nothing fits the filters, or nothing has happened yet: when the first transaction was, and the way there.
import type { FoundPage } from '#api/accounts/transactions.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { focusFilterCount } from '#ui/forms/filter-count.ts'
import type { FilterChanges } from 'portal-engine/ui/filters/list-filters.ts'
import { restOfMonth } from './times.ts'
import layout from 'portal-engine/ui/layout.module.css'

interface NoneFoundProps {
  page: FoundPage
  /** "of this account", for the sentence about the first one; empty for all accounts. */
  whose?: string
  /** Has these filters and no others. */
  onOnly: (filters: FilterChanges) => void
}

export function NoneFound({ page: { firstOn, lastOn }, whose = '', onOnly }: NoneFoundProps) {
  if (firstOn === null || lastOn === null)
    return (
      <DrawnEmptyState drawing="coins" title="No transactions yet">
        Payments, trades, income and fees will appear here once money has arrived.
      </DrawnEmptyState>
    )
  const choose = (filters: FilterChanges) => {
    onOnly(filters)
    focusFilterCount()
  }
  return (
    <EmptyState
      title="No transactions match"
      action={
        <div className={layout.row}>
          <Button onClick={() => choose(restOfMonth(firstOn))}>Go to the first transaction</Button>
          <Button variant="quiet" onClick={() => choose({})}>
            Clear all filters
          </Button>
        </div>
      }
    >
      The first transaction{whose} was on {formatDate(firstOn)}, the latest on {formatDate(lastOn)}.
    </EmptyState>
  )
}
