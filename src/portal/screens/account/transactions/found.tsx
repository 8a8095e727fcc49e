// What fits the filters: totals, rows by month, and the way to more of them.
import type { InfiniteData } from '@tanstack/react-query'
import { typeInWords } from '#domain/transaction-words.ts'
import { headlinesOf } from '#domain/transaction-headlines.ts'
import { formatCount } from 'portal-engine/ui/lists/format-count.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import type { FoundPage } from '#api/accounts/transactions.ts'
import { EACH_TIME } from '#screens/shared/shown.ts'
import { ShowMore } from 'portal-engine/ui/lists/show-more.tsx'
import { countOf } from './fetch-all.ts'
import { foldDays, transactionsInWords, wholeRows } from './row-words.ts'
import { TransactionsTable } from './transactions-table.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './transactions.module.css'

interface FoundProps {
  data: InfiniteData<FoundPage>
  /** Rows name their account. */
  namesAccounts: boolean
  /** Still of the filters before. */
  isOutdated: boolean
  /** The way to more; `load` takes how many are shown then. */
  more: { isLoading: boolean; hasFailed: boolean; load: (shown: number) => void } | undefined
}

export function Found({ data: { pages }, namesAccounts, isOutdated, more }: FoundProps) {
  const transactions = pages.flatMap((page) => page.transactions)
  const rows = wholeRows(foldDays(transactions), more !== undefined)
  const shown = rows.reduce((sum, row) => sum + row.length, 0)
  const months = pages.flatMap((page) => page.months)
  const { totals } = pages.at(-1)!
  const all = countOf({ totals })
  return (
    <div className={isOutdated ? css.outdated : undefined}>
      <Totals of={totals.filter(({ count }) => count > 0)} />
      <TransactionsTable
        rows={rows}
        transactions={transactions}
        namesAccounts={namesAccounts}
        months={months}
      />
      <ShowMore
        what="transactions"
        shown={transactions.length}
        all={all}
        says={`${formatCount(shown)} of ${transactionsInWords(all)}`}
        each={EACH_TIME}
        isLoading={more?.isLoading}
        hasFailed={more?.hasFailed}
        onMore={more?.load}
      />
    </div>
  )
}

/** Totals of everything that fits the filters, shown or not, as the API adds them up. */
function Totals({ of }: { of: FoundPage['totals'] }) {
  const isOne = of.length === 1
  const byType = of.flatMap(({ currency, byType: types }) => types.map((each) => ({ ...each, currency })))
  return (
    <section aria-label="Totals of these transactions" className={css.totals}>
      <dl className={css.figures}>
        {of.flatMap(({ currency, byType: types }) =>
          headlinesOf(types).map(({ name, pence }) => (
            <div key={currency + name}>
              <dt>
                {name}
                {!isOne && ` in ${currency}`}
              </dt>
              <dd>
                <Money pence={pence} currency={currency} exact />
              </dd>
            </div>
          )),
        )}
      </dl>
      {byType.length > 1 && (
        <Disclosure label="Totals by type" onDemand>
          <dl className={css.byType}>
            {byType.map(({ type, count, amountPence, currency }) => (
              <div key={currency + type}>
                <dt>
                  {typeInWords(type)} <span className={prose.fine}>{formatCount(count)}</span>
                </dt>
                <dd>
                  <Money pence={amountPence} currency={currency} exact signed />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </section>
  )
}
