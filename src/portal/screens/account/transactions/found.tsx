// What fits the filters: totals, rows by month, and the way to more of them.
import type { InfiniteData } from '@tanstack/react-query'
import { typeInWords } from '#domain/transaction-words.ts'
import { headlinesOf } from '#domain/transaction-headlines.ts'
import { formatCount } from '#ui/lists/format-count.ts'
import { Money } from '#ui/figures/money.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { TransactionsPage } from '#api/accounts/transactions.ts'
import { Card } from '#ui/cards/card.tsx'
import { EACH_TIME } from '#screens/shared/shown.ts'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { TransactionsTable } from './transactions-table.tsx'
import prose from '#ui/prose.module.css'
import css from './transactions.module.css'

interface FoundProps {
  data: InfiniteData<TransactionsPage>
  /** Still of the filters before. */
  isOutdated: boolean
  /** The way to more; `load` takes how many are shown then. */
  more: { isLoading: boolean; hasFailed: boolean; load: (shown: number) => void } | undefined
}

export function Found({ data: { pages }, isOutdated, more }: FoundProps) {
  const transactions = pages.flatMap((page) => page.transactions)
  const months = pages.flatMap((page) => page.months)
  const { totals, currency } = pages.at(-1)!
  return (
    <Card className={isOutdated ? css.outdated : undefined}>
      <Totals page={pages.at(-1)!} />
      <TransactionsTable transactions={transactions} currency={currency} months={months} />
      <ShowMore
        what="transactions"
        shown={transactions.length}
        all={totals.count}
        each={EACH_TIME}
        isLoading={more?.isLoading}
        hasFailed={more?.hasFailed}
        onMore={more?.load}
      />
    </Card>
  )
}

/** Totals of everything that fits the filters, shown or not, as the API adds them up. */
function Totals({ page: { totals, currency } }: { page: TransactionsPage }) {
  return (
    <section aria-label="Totals of these transactions" className={css.totals}>
      <dl className={css.figures}>
        {headlinesOf(totals.byType).map(({ name, pence }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money pence={pence} currency={currency} exact />
            </dd>
          </div>
        ))}
      </dl>
      {totals.byType.length > 1 && (
        <Disclosure label="Totals by type" onDemand>
          <dl className={css.byType}>
            {totals.byType.map(({ type, count, amountPence }) => (
              <div key={type}>
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
