// What moved in one account: filtered by the address, newest first, page by page.
import { keepPreviousData, useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { transactionsQuery } from '#api/accounts/transactions.ts'
import { taxYearLabel } from '#domain/tax/tax-year.ts'
import { transactionTypes } from '#domain/transaction-words.ts'
import type { Api } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import type { Opened } from '#screen-api/portal.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { BeforeMoney } from './frame/before-money.tsx'
import { accountToFetch } from './frame/account-to-fetch.ts'
import { useCurrentAccount } from './frame/current-account.ts'
import { accountStage, isBeforeMoney } from '#domain/account-stage.ts'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { FilterBar } from './transactions/filter-bar.tsx'
import { askedBy, readFilters, writeFilters, type Filters } from './transactions/filters.ts'
import { Found } from './transactions/found.tsx'
import { NoneFound } from './transactions/none-found.tsx'
import { EACH_TIME, readShown, writeShown } from './transactions/shown.ts'
import { transactionsInWords } from './transactions/row-words.ts'
import { taxYearsBetween } from './transactions/times.ts'
import { WholeListActions } from './transactions/whole-list-actions.tsx'

/** The transactions wait for the account's dates, which the filters take as their limits. */
export function prefetch(queryClient: QueryClient, api: Api, opened: Opened): void {
  accountToFetch(queryClient, api, opened)
}

export default function AccountTransactions() {
  if (!isBeforeMoney(useCurrentAccount())) return <WhatMoved />
  return (
    <BeforeMoney drawing="coins" title="No transactions yet">
      Payments, trades, income and fees will appear here once money has arrived.
    </BeforeMoney>
  )
}

function WhatMoved() {
  const { id, accountNumber, baseCurrency, openedOn, valuedOn, status, twr } = useCurrentAccount()
  const [search, choose] = useUrlState()
  const read = readFilters(search, valuedOn)
  const asked = askedBy(read.filters)
  const { year } = read.filters
  const query = useInfiniteQuery({
    ...transactionsQuery(useApi(), id, asked, { first: readShown(search), more: EACH_TIME }),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData, isFetchNextPageError } = query
  const totals = data?.pages.at(-1)?.totals
  // Other filters begin at the newest again.
  const change = (filters: Partial<Filters>) => choose({ ...writeFilters(filters), ...writeShown(undefined) })
  const showMore = (shown: number) => {
    void query.fetchNextPage()
    choose(writeShown(shown))
  }
  return (
    <>
      <TabHeading
        note={`Newest first. All amounts in ${baseCurrency === 'GBP' ? 'pounds' : baseCurrency}.`}
        actions={
          <WholeListActions
            accountId={id}
            fileName={`transactions-${accountNumber}${year === undefined ? '' : `-${taxYearLabel(year).replace('/', '-')}`}.csv`}
            asked={asked}
            isEmpty={totals === undefined || totals.count === 0}
          />
        }
      />
      <FilterBar
        read={read}
        currency={baseCurrency}
        years={taxYearsBetween(openedOn, valuedOn)}
        latest={valuedOn}
        isNew={accountStage(status, twr['3M']) === 'new'}
        types={data?.pages.at(-1)?.types ?? (query.isError ? transactionTypes : undefined)}
        onChange={change}
        count={
          isPlaceholderData || totals === undefined
            ? query.isError
              ? ''
              : 'Looking…'
            : transactionsInWords(totals.count)
        }
      />
      <QueryCard
        query={{ ...query, isError: query.isError && !isFetchNextPageError }}
        what="these transactions"
        skeleton={<TransactionsSkeleton />}
      >
        {(found) =>
          found.pages.at(-1)!.totals.count === 0 ? (
            <NoneFound page={found.pages.at(-1)!} onChange={change} />
          ) : (
            <Found
              data={found}
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
