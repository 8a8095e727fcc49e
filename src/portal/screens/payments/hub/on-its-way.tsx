// What was begun and not sent, then what is still to come or to go, the nearest first: how much, where to, and what it waits for.
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
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import shared from '../payments.module.css'

const MOST = 5

/** Is it a form that moves money? */
export const isOfMoney = (job: string | null): boolean => job !== null && job in unsentForms && job !== 'wish'

interface OnItsWayProps {
  payments: readonly Payment[]
  /** Forms that are not sent. */
  drafts: readonly Task[]
}

export function OnItsWay({ payments, drafts }: OnItsWayProps) {
  const { activeUserName } = usePortal()
  const underway = payments
    .filter(({ status }) => isUnderway(status))
    .toSorted((a, b) => a.settlesOn.localeCompare(b.settlesOn))
  if (underway.length + drafts.length === 0) return <EmptyState>Nothing on the way</EmptyState>
  return (
    <>
      <ul className={shared.moves}>
        {drafts.map(({ id, title, detail, accountId, job }) => (
          <li key={id}>
            <span>{title}</span>
            <span className={prose.quiet}>
              {detail} · <Continue job={job!} title={title} accountId={accountId} />
            </span>
          </li>
        ))}
        {underway.slice(0, MOST).map((payment) => (
          <li key={payment.id}>
            <RouteLink
              to="payments-history"
              search={`?payment=${encodeURIComponent(payment.id)}`}
              className={shared.name}
            >
              <Money pence={payment.amountPence} currency={payment.currency} exact />{' '}
              {payment.direction === 'out' ? 'out of' : 'into'}{' '}
              {withoutOwner(payment.accountName, activeUserName)}
            </RouteLink>
            <span className={prose.quiet}>
              {waitsFor(payment)} · {formatDate(payment.settlesOn)}
            </span>
          </li>
        ))}
      </ul>
      {underway.length > MOST && <p className={prose.quiet}>and {underway.length - MOST} more</p>}
    </>
  )
}

function waitsFor({ kind, status }: Payment): string {
  if (nounOf(kind) === 'transfer')
    return status === 'requested' ? 'We are asking your provider' : 'With your provider'
  if (!isMadeByPayer(kind)) return statusInWords(status)
  if (status !== 'requested') return 'Arriving'
  return kind === 'employer-contribution' ? 'Waiting for your employer' : 'Waiting for your transfer'
}
