// One Direct Debit: what is collected when, its status, and what can be done with it.
import { useApi } from 'portal-engine/http/context.ts'
import { mandateSteps, type Mandate, type Mandates } from '#api/payments/mandates.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { mandateStatusInWords } from '#domain/payments/direct-debits.ts'
import { callFailure } from '#screens/shared/call-failure.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { collectionDay } from '../collection-day.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import notice from 'portal-engine/ui/notice.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from '../payments.module.css'
import { dayOfMonth } from '../day-question.ts'
import { StandingActions } from '../standing-actions.tsx'
import { changeInWords } from './change-in-words.ts'
import { isEarlierAmount } from './earlier-amount.ts'
import { messages } from './mandate-values.ts'

interface MandateCardProps {
  mandate: Mandate
  data: Mandates
  onChange: () => void
  /** It was paused, resumed or cancelled. */
  onActed: () => void
}

export function MandateCard(props: MandateCardProps) {
  const { mandate, data } = props
  const { accountName, amountPence, currency, day, status, next, change, paidFrom, reference } = mandate
  return (
    <Card
      level={3}
      title={accountName}
      aside={<Badge tone={status === 'active' ? 'gain' : 'neutral'}>{mandateStatusInWords(status)}</Badge>}
    >
      <div className={layout.stack4}>
        <div className={layout.stack2}>
          <p>
            <strong>
              <Money pence={amountPence} currency={currency} exact />
            </strong>{' '}
            on {dayOfMonth(day)} of each month
            {next ? (
              <>
                {next.pence === amountPence ? (
                  ', next on '
                ) : (
                  <>
                    . Next collection: <Money pence={next.pence} currency={currency} exact /> on{' '}
                  </>
                )}
                {collectionDay(next.on, day)}
                {isEarlierAmount(mandate) && ', still the amount from before your change'}
                {next.on < data.firstCancellableDay &&
                  '; it is with your bank and can no longer be stopped here'}
                .
              </>
            ) : status === 'paused' ? (
              `. ${pausedInWords(mandate)}`
            ) : (
              '. No more payments will be taken.'
            )}
          </p>
          <p className={prose.quiet}>
            {paidFrom} · Reference <span className={css.reference}>{reference}</span>
          </p>
        </div>
        {change && <p className={notice.info}>{changeInWords(change, currency)}</p>}
        {status !== 'cancelled' && <Actions {...props} />}
      </div>
    </Card>
  )
}

const pausedInWords = ({ resumesOn }: Mandate): string =>
  typeof resumesOn === 'string'
    ? `Paused: nothing is collected. Resume it today and we next collect on ${formatDate(resumesOn)}.`
    : 'Paused: nothing is collected until you resume it.'

function Actions({ mandate, data, onChange, onActed }: MandateCardProps) {
  const api = useApi()
  const { id, status, accountName, amountPence, currency, next } = mandate
  const isWithBank = next !== null && next.on < data.firstCancellableDay
  return (
    <StandingActions
      what="Direct Debit"
      amount={`${formatPence(amountPence, currency)} a month into ${accountName}`}
      status={status}
      mayGoOn={mandate.paidByYou}
      stops={
        isWithBank
          ? `${formatPence(next.pence, currency)} on ${formatDate(next.on)} is already with your bank, so we still collect it. We collect nothing after it.`
          : 'Nothing more is collected.'
      }
      act={(step) => api.call(mandateSteps[step], { params: { id }, key: crypto.randomUUID() })}
      failure={(step, error) => callFailure(mandateSteps[step], messages, error, 'change this Direct Debit')}
      onChange={onChange}
      onActed={onActed}
    />
  )
}
