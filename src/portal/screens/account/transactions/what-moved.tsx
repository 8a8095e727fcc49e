// What moved, in one account or in all: filtered by the address, newest first, page by page.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { transactionsQuery, type TransactionsOf } from '#api/accounts/transactions.ts'
import { transactionTypes } from '#domain/transaction-words.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { EACH_TIME, readShown, writeShown } from '#screens/shared/shown.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Filters } from 'portal-engine/ui/filters/filters.tsx'
import { cleared, readFilters, type FilterChanges } from 'portal-engine/ui/filters/list-filters.ts'
import { countOf } from './fetch-all.ts'
import { askedBy, transactionFilters } from './filters.ts'
import { Found } from './found.tsx'
import { NoneFound } from './none-found.tsx'
import { transactionsInWords } from './row-words.ts'
import { WholeListActions } from './whole-list-actions.tsx'

interface WhatMovedProps {
  of: TransactionsOf
  /** Undefined where amounts are of several. */
  currency: string | undefined
  /** Names the file, before the tax year. */
  fileName: string
  openedOn: string
  valuedOn: string
  heading: (actions: ReactNode) => ReactNode
}

export function WhatMoved({ of, currency, fileName, openedOn, valuedOn, heading }: WhatMovedProps) {
  const [search, choose] = useUrlState()
  const limits = { openedOn, valuedOn, currency }
  const read = readFilters(search, transactionFilters({ ...limits, types: undefined }))
  const asked = askedBy(read.values)
  const { year } = read.values
  const query = useInfiniteQuery({
    ...transactionsQuery(useApi(), of, asked, { first: readShown(search), more: EACH_TIME }),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData, isFetchNextPageError } = query
  const last = data?.pages.at(-1)
  const filters = transactionFilters({
    ...limits,
    types: last?.types ?? (query.isError ? transactionTypes : undefined),
  })
  // Other filters begin at the newest again.
  const change = (changes: FilterChanges) => choose({ ...changes, ...writeShown(undefined) })
  const showMore = (shown: number) => {
    void query.fetchNextPage()
    choose(writeShown(shown))
  }
  return (
    <>
      {heading(
        <WholeListActions
          of={of}
          fileName={`${fileName}${year === undefined ? '' : `-${year}`}.csv`}
          asked={asked}
          isEmpty={last === undefined || countOf(last) === 0}
        />,
      )}
      <Card>
        <Filters
          filters={filters}
          read={read}
          onChange={change}
          count={
            isPlaceholderData || last === undefined
              ? query.isError
                ? ''
                : 'Looking…'
              : transactionsInWords(countOf(last))
          }
        />
        <QueryCard
          query={{ ...query, isError: query.isError && !isFetchNextPageError }}
          what="these transactions"
          skeleton={<TransactionsSkeleton />}
        >
          {(found) =>
            countOf(found.pages.at(-1)!) === 0 ? (
              <NoneFound
                page={found.pages.at(-1)!}
                whose={of === 'all' ? '' : ' of this account'}
                onOnly={(changes) => change({ ...cleared(filters), ...changes })}
              />
            ) : (
              <Found
                data={found}
                namesAccounts={of === 'all'}
                isOutdated={isPlaceholderData}
                more={
                  query.hasNextPage
                    ? {
                        isLoading: query.isFetchingNextPage,
                        hasFailed: isFetchNextPageError,
                        load: showMore,
                      }
                    : undefined
                }
              />
            )
          }
        </QueryCard>
      </Card>
    </>
  )
}

function TransactionsSkeleton() {
  return (
    <>
      <Skeleton height="4rem" />
      <Skeleton lines={8} height="5rem" />
    </>
  )
}
