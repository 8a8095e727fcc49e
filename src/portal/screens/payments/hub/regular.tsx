// What Direct Debits come to in a month, and what is collected next, the nearest first.
import type { Mandate } from '#api/payments/mandates.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import { collectionDay } from '../collection-day.ts'
import shared from '../payments.module.css'
import css from './hub.module.css'

const MOST = 5

export function Regular({ mandates }: { mandates: readonly Mandate[] }) {
  const { activeUserName } = usePortal()
  const active = mandates.filter(({ status }) => status === 'active')
  const next = mandates
    .flatMap(({ next: collection, ...mandate }) => (collection ? [{ ...mandate, collection }] : []))
    .toSorted((a, b) => a.collection.on.localeCompare(b.collection.on))
  if (active.length === 0 && next.length === 0)
    return (
      <p className={prose.quiet}>
        {mandates.length === 0 ? 'No Direct Debits yet' : 'No Direct Debit is collected at the moment'}
      </p>
    )
  // Direct Debits are collected in pounds only.
  const monthlyPence = active.reduce((sum, { amountPence }) => sum + amountPence, 0)
  return (
    <>
      {monthlyPence > 0 && (
        <p className={css.monthly}>
          <Money pence={monthlyPence} exact={monthlyPence % 100 !== 0} /> a month
        </p>
      )}
      {next.length > 0 && (
        <ul className={shared.moves}>
          {next.slice(0, MOST).map(({ id, accountName, currency, collection, day }) => (
            <li key={id}>
              <span>
                <Money pence={collection.pence} currency={currency} exact /> into{' '}
                {withoutOwner(accountName, activeUserName)}
              </span>
              <span className={prose.quiet}>{collectionDay(collection.on, day)}</span>
            </li>
          ))}
        </ul>
      )}
      {next.length > MOST && <p className={prose.quiet}>and {next.length - MOST} more</p>}
    </>
  )
}
