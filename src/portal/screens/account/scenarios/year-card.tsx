// A year of the past again: what each class of the account's own holdings did then, and what the account would be worth.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { holdingsQuery, type Holdings } from '#api/accounts/holdings.ts'
import { pastYearQuery, type PastYear } from '#api/accounts/past-year.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { formatReturn } from 'portal-engine/base/money.ts'
import { yearAgain, type YearAgain, type YearLine } from '#domain/projection/repeated-year.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { heldOf } from './holdings-with-cash.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './scenarios.module.css'

/** What an account holds and what a year did, once somebody asks for that year. */
export function useYearAgain(accountId: string, year: number, isAsked: boolean) {
  const api = useApi()
  const holdings = useQuery({ ...holdingsQuery(api, accountId), enabled: isAsked })
  const past = useQuery({ ...pastYearQuery(api, year), enabled: isAsked })
  const result = holdings.data && past.data ? yearAgain(heldOf(holdings.data), past.data.classes) : undefined
  return { holdings, past, result }
}

interface YearCardProps {
  holdings: UseQueryResult<Holdings>
  past: UseQueryResult<PastYear>
  result: YearAgain | undefined
}

export function YearCard({ holdings, past, result }: YearCardProps) {
  const skeleton = <Skeleton height="22rem" />
  return (
    <QueryCard query={past} what="the figures of that year" skeleton={skeleton}>
      {(year) => (
        <QueryCard query={holdings} what="what this account holds" skeleton={skeleton}>
          {({ currency }) => result && <YearTable year={year} again={result} currency={currency} />}
        </QueryCard>
      )}
    </QueryCard>
  )
}

interface YearTableProps {
  year: PastYear
  again: YearAgain
  currency: string
}

function YearTable({ year: { year, classes, writtenOn }, again, currency }: YearTableProps) {
  const { lines, valuePence, afterPence } = again
  const sources = classes.filter(({ name }) => lines.some((line) => line.name === name))
  const money = (pence: number) => <Money pence={pence} currency={currency} exact />
  return (
    <Card title={`If ${year} came again now`}>
      <div className={css.stack}>
        <p className={css.prose}>
          An illustration, not a forecast. We change what this account holds today by as much as the indices
          of its markets moved in {year}, in pounds. The plan below starts from the result.
        </p>
        <DataTable
          caption={`This account by asset class, now and after a year like ${year}`}
          fitsFrom={640}
          rows={lines}
          rowId={({ name }) => name}
          columns={[
            { id: 'class', header: 'What you hold', total: 'Account', cell: ({ name }: YearLine) => name },
            {
              id: 'now',
              header: 'Now',
              figures: true,
              total: money(valuePence),
              cell: (line) => money(line.valuePence),
            },
            {
              id: 'change',
              header: `In ${year}`,
              figures: true,
              total: valuePence === 0 ? '–' : formatReturn(afterPence / valuePence - 1),
              cell: ({ growth }) => (growth === null ? 'No figure' : formatReturn(growth)),
            },
            {
              id: 'after',
              header: 'After',
              figures: true,
              total: money(afterPence),
              cell: (line) => money(line.afterPence),
            },
          ]}
        />
        <p className={prose.lead}>
          Total returns of the calendar year {year}, after the indices named, as of {formatDate(writtenOn)}.{' '}
          {sources.map(({ name, source }) => `${name}: ${source}`).join('. ')}.
        </p>
      </div>
    </Card>
  )
}
