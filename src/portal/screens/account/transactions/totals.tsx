// Totals of everything that fits the filters, shown or not, as the API adds them up.
import type { TransactionsPage } from '#api/accounts/transactions.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Money } from '#ui/figures/money.tsx'
import { formatCount } from './row-words.ts'
import { headlinesOf } from '#domain/transaction-headlines.ts'
import { typeInWords } from '#domain/transaction-words.ts'
import css from './transactions.module.css'

export function Totals({ page: { totals, currency } }: { page: TransactionsPage }) {
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
                  {typeInWords(type)} <span className={css.quiet}>{formatCount(count)}</span>
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
