// What moved, in one account or in all: filtered by the address, newest first, page by page.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { transactionsQuery, type TransactionsOf } from '#api/accounts/transactions.ts'
import { taxYearLabel } from '#domain/tax/tax-year.ts'
import { transactionTypes } from '#domain/transaction-words.ts'
import { useApi } from '#http/context.ts'
import { EACH_TIME, readShown, writeShown } from '#screens/shared/shown.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { countOf } from './fetch-all.ts'
import { FilterBar } from './filter-bar.tsx'
import { askedBy, readFilters, writeFilters, type Filters } from './filters.ts'
import { Found } from './found.tsx'
import { NoneFound } from './none-found.tsx'
import { transactionsInWords } from './row-words.ts'
import { taxYearsBetween } from './times.ts'
import { WholeListActions } from './whole-list-actions.tsx'

interface WhatMovedProps {
  of: TransactionsOf
  /** Names the file, before the tax year. */
  fileName: string
  openedOn: string
  valuedOn: string
  /** The list is still short. */
  isNew: boolean
  heading: (actions: ReactNode) => ReactNode
}

export function WhatMoved({ of, fileName, openedOn, valuedOn, isNew, heading }: WhatMovedProps) {
  const [search, choose] = useUrlState()
  const read = readFilters(search, valuedOn)
  const asked = askedBy(read.filters)
  const { year } = read.filters
  const query = useInfiniteQuery({
    ...transactionsQuery(useApi(), of, asked, { first: readShown(search), more: EACH_TIME }),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData, isFetchNextPageError } = query
  const last = data?.pages.at(-1)
  // Other filters begin at the newest again.
  const change = (filters: Partial<Filters>) => choose({ ...writeFilters(filters), ...writeShown(undefined) })
  const showMore = (shown: number) => {
    void query.fetchNextPage()
    choose(writeShown(shown))
  }
  return (
    <>
      {heading(
        <WholeListActions
          of={of}
          fileName={`${fileName}${year === undefined ? '' : `-${taxYearLabel(year).replace('/', '-')}`}.csv`}
          asked={asked}
          isEmpty={last === undefined || countOf(last) === 0}
        />,
      )}
      <FilterBar
        read={read}
        currency={of === 'all' ? undefined : of.currency}
        years={taxYearsBetween(openedOn, valuedOn)}
        latest={valuedOn}
        isNew={isNew}
        types={last?.types ?? (query.isError ? transactionTypes : undefined)}
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
              onChange={change}
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
    </>
  )
}

function TransactionsSkeleton() {
  return (
    <>
      <Skeleton height="5rem" />
      <Skeleton lines={8} height="5rem" />
    </>
  )
}
