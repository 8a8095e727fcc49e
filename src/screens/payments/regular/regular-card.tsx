// One regular payment out: how much arrives when, where it stands, and what can be done with it.
import { useApi } from '#api/http/context.ts'
import { doWithRegularPayment, type RegularPayment } from '#api/payments/regular-payments.ts'
import { formatPence } from '#domain/money.ts'
import { mandateStatusInWords } from '#domain/payments/direct-debits.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import css from '../payments.module.css'
import { StandingActions } from '../standing-actions.tsx'
import { explainRegular } from './regular-answers.ts'

interface RegularCardProps {
  payment: RegularPayment
  stoppableFrom: string
  onChange: () => void
}

export function RegularCard({ payment, stoppableFrom, onChange }: RegularCardProps) {
  const api = useApi()
  const { id, accountName, amountPence, currency, day, status, next, reference, isPension } = payment
  const amount = `${formatPence(amountPence, currency)} a month out of ${accountName}`
  return (
    <Card
      level={3}
      title={`Each month: ${accountName}`}
      aside={<Badge tone={status === 'active' ? 'gain' : 'neutral'}>{mandateStatusInWords(status)}</Badge>}
    >
      <div className={css.stack}>
        <p>
          <strong>
            <Money pence={amountPence} currency={currency} exact />
          </strong>{' '}
          {isPension && 'before tax '}on day {day} of each month, to the bank account ending{' '}
          {payment.bankAccountEnding}. Reference {reference}.
        </p>
        <p className={css.quiet}>
          {next ? (
            <>
              Next: <Money pence={next.pence} currency={currency} exact /> on {formatDate(next.on)}.
            </>
          ) : (
            'Nothing more is paid.'
          )}
        </p>
        {status !== 'cancelled' && (
          <StandingActions
            what="regular payment"
            amount={amount}
            status={status}
            stops={`Nothing is paid from ${formatDate(stoppableFrom)} on; for an earlier payment we have sold already.`}
            act={(action) => doWithRegularPayment(api, id, action)}
            explain={(refusal) => explainRegular(refusal, currency)}
            onChange={onChange}
          />
        )}
      </div>
    </Card>
  )
}
