// What was begun and not sent, then what is to come or to go, the nearest first: how much, where to, and what it waits for.
import { Fragment } from 'react'
import type { Task } from '#api/inbox/tasks.ts'
import type { Payment } from '#api/payments/payments.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { isMadeByPayer, isUnderway, nounOf, statusInWords } from '#domain/payments/payment-kinds.ts'
import { unsentForms } from '#domain/unsent-forms.ts'
import { Continue } from '#screens/shared/cards/task-list.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { plannedOf, type Monthly } from '../planned.ts'
import prose from 'portal-engine/ui/prose.module.css'
import shared from '../payments.module.css'

const MOST = 5

/** Is it a form that moves money? */
export const isOfMoney = (job: string | null): boolean => job !== null && job in unsentForms && job !== 'wish'

interface OnItsWayProps extends Monthly {
  payments: readonly Payment[]
  /** Forms that are not sent. */
  drafts: readonly Task[]
  /** Is all of it known? */
  isAll: boolean
}

export function OnItsWay({ payments, drafts, isAll, ...monthly }: OnItsWayProps) {
  const { activeUserName } = usePortal()
  const coming = [
    ...payments
      .filter(({ status }) => isUnderway(status))
      .map(({ settlesOn, direction, ...payment }) => ({
        ...payment,
        to: 'payments-history' as const,
        search: `?payment=${encodeURIComponent(payment.id)}`,
        waitsFor: waitsFor(payment),
        on: settlesOn,
        pence: direction === 'out' ? -payment.amountPence : payment.amountPence,
      })),
    ...plannedOf(monthly).map(({ what, ...each }) => ({ ...each, search: '', waitsFor: what })),
  ].toSorted((a, b) => a.on.localeCompare(b.on))
  const sums = new Map<string, number>()
  for (const { status, currency, amountPence } of monthly.mandates)
    if (status === 'active') sums.set(currency, (sums.get(currency) ?? 0) + amountPence)
  return (
    <>
      {isAll && coming.length + drafts.length === 0 && <p className={prose.quiet}>Nothing on the way</p>}
      <ul className={shared.moves}>
        {drafts.map(({ id, title, detail, accountId, job }) => (
          <li key={id}>
            <span>{title}</span>
            <span className={prose.quiet}>
              {detail} · <Continue job={job!} title={title} accountId={accountId} />
            </span>
          </li>
        ))}
        {coming.slice(0, MOST).map(({ id, to, search, pence, currency, accountName, on, waitsFor: what }) => (
          <li key={id}>
            <RouteLink to={to} search={search} className={shared.name}>
              <Money pence={Math.abs(pence)} currency={currency} exact /> {pence < 0 ? 'out of' : 'into'}{' '}
              {withoutOwner(accountName, activeUserName)}
            </RouteLink>
            <span className={prose.quiet}>
              {what} · {formatDate(on)}
            </span>
          </li>
        ))}
      </ul>
      {coming.length > MOST && <p className={prose.quiet}>and {coming.length - MOST} more</p>}
      {monthly.mandates.length > 0 && (
        <p className={shared.monthly}>
          {[...sums].map(([currency, pence], place) => (
            <Fragment key={currency}>
              {place > 0 && ' and '}
              <Money pence={pence} currency={currency} exact />
            </Fragment>
          ))}
          {sums.size > 0 && ' a month by Direct Debit. '}
          <RouteLink to="regular-contributions">{sums.size > 0 ? 'Change' : 'Your Direct Debits'}</RouteLink>
        </p>
      )}
    </>
  )
}

function waitsFor({ kind, status }: Pick<Payment, 'kind' | 'status'>): string {
  if (nounOf(kind) === 'transfer')
    return status === 'requested' ? 'We are asking your provider' : 'With your provider'
  if (!isMadeByPayer(kind)) return statusInWords(status)
  if (status !== 'requested') return 'Arriving'
  return kind === 'employer-contribution' ? 'Waiting for your employer' : 'Waiting for your transfer'
}
