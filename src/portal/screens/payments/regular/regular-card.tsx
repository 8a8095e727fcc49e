// One regular payment out: how much arrives when, its status, and what can be done with it.
import { useApi } from 'portal-engine/http/context.ts'
import { regularPaymentSteps, type RegularPayment } from '#api/payments/regular-payments.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { mandateStatusInWords } from '#domain/payments/direct-debits.ts'
import { callFailure } from '#screens/shared/call-failure.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import { dayOfMonth } from '../day-question.ts'
import { StandingActions } from '../standing-actions.tsx'
import { messages } from './regular-values.ts'

interface RegularCardProps {
  payment: RegularPayment
  firstCancellableDay: string
  onChange: () => void
  /** It was paused, resumed or cancelled. */
  onActed: () => void
}

export function RegularCard({ payment, firstCancellableDay, onChange, onActed }: RegularCardProps) {
  const api = useApi()
  const { id, accountName, amountPence, currency, day, status, next, reference, isPension } = payment
  const isSold = next !== null && next.on < firstCancellableDay
  const amount = `${formatPence(amountPence, currency)} a month out of ${accountName}`
  return (
    <Card
      level={3}
      title={`Each month: ${accountName}`}
      aside={<Badge tone={status === 'active' ? 'gain' : 'neutral'}>{mandateStatusInWords(status)}</Badge>}
    >
      <div className={layout.stack4}>
        <div className={layout.stack2}>
          <p>
            <strong>
              <Money pence={amountPence} currency={currency} exact />
            </strong>{' '}
            {isPension && 'before tax '}on {dayOfMonth(day)} of each month, to the bank account ending{' '}
            {payment.bankAccountEnding}. Asked for by {payment.askedBy}. Reference {reference}.
          </p>
          <p className={prose.quiet}>
            {next ? (
              <>
                Next: <Money pence={next.pence} currency={currency} exact /> on {formatDate(next.on)}.
              </>
            ) : (
              'Nothing more is paid.'
            )}
          </p>
        </div>
        {status !== 'cancelled' && (
          <StandingActions
            what="regular payment"
            amount={amount}
            status={status}
            stops={
              isSold
                ? `We have already sold for the payment of ${formatDate(next.on)}, so we still make it. We pay nothing after it.`
                : 'Nothing more is paid.'
            }
            act={(step) => api.call(regularPaymentSteps[step], { params: { id }, key: crypto.randomUUID() })}
            failure={(step, error) =>
              callFailure(regularPaymentSteps[step], messages(currency), error, 'change this regular payment')
            }
            onChange={onChange}
            onActed={onActed}
          />
        )}
      </div>
    </Card>
  )
}
