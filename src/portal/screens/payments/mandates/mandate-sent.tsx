// Above the Direct Debits once one is set up or changed.
import type { Mandate } from '#api/payments/mandates.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import { dayOfMonth } from '../day-question.ts'
import { SentCard } from '../sent-card.tsx'
import { isEarlierAmount } from './earlier-amount.ts'

export function MandateSent({ mandate, isChanged }: { mandate: Mandate; isChanged: boolean }) {
  const { reference, next, amountPence, currency, accountName, day } = mandate
  return (
    <SentCard title={`Your Direct Debit is ${isChanged ? 'changed' : 'set up'}`}>
      <p>
        <Money pence={amountPence} currency={currency} exact /> on {dayOfMonth(day)} of each month into{' '}
        {accountName}.
        {next && (
          <>
            {' '}
            The next <Money pence={next.pence} currency={currency} exact />{' '}
            {isEarlierAmount(mandate)
              ? 'is still the amount from before your change.'
              : `leaves your bank on ${formatDate(next.on)}.`}
          </>
        )}
      </p>
      <p>Your bank statement shows {reference}. Quote it if you ask us about this Direct Debit.</p>
      <p className={prose.quiet}>A message with these details is in your inbox.</p>
    </SentCard>
  )
}
