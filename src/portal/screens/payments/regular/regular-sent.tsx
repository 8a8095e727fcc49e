// Shown instead of the form once a regular payment is set up or changed.
import type { RegularPayment } from '#api/payments/regular-payments.ts'
import { Button } from '#ui/button.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import prose from '#ui/prose.module.css'
import { SentCard } from '../sent-card.tsx'

export function RegularSent({ payment, onBack }: { payment: RegularPayment; onBack: () => void }) {
  const { reference, next, amountPence, currency, accountName, day, bankAccountEnding } = payment
  return (
    <SentCard
      title={`We have it: ${reference}`}
      actions={<Button onClick={onBack}>Your regular payments</Button>}
    >
      <p>
        <Money pence={amountPence} currency={currency} exact /> from {accountName} on day {day} of each month,
        to the bank account ending {bankAccountEnding}.
        {next && (
          <>
            {' '}
            The next <Money pence={next.pence} currency={currency} exact /> is due in the bank account on{' '}
            {formatDate(next.on)}; until we sell for it, it stays in {accountName}.
          </>
        )}
      </p>
      <p>If you ask us about it, quote {reference}.</p>
      <p className={prose.quiet}>
        A message with these details is in your inbox. Each payment shows under History.
      </p>
    </SentCard>
  )
}
