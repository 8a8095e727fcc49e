// What stands in place of the form once a regular payment is set up or changed.
import { useEffect, useRef } from 'react'
import type { RegularPayment } from '#api/payments/regular-payments.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import css from '../payments.module.css'

export function RegularSent({ payment, onBack }: { payment: RegularPayment; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { reference, next, amountPence, currency, accountName, day, bankAccountEnding } = payment
  return (
    <Card>
      <div className={css.stack}>
        <h3 ref={heading} tabIndex={-1}>
          We have it: {reference}
        </h3>
        <p>
          <Money pence={amountPence} currency={currency} exact /> from {accountName} on day {day} of each
          month, to the bank account ending {bankAccountEnding}.
          {next && (
            <>
              {' '}
              The next payment is <Money pence={next.pence} currency={currency} exact /> on{' '}
              {formatDate(next.on)}.
            </>
          )}
        </p>
        <p className={css.quiet}>
          A message with these details is in your inbox. Each payment shows under History.
        </p>
        <div>
          <Button onClick={onBack}>Your regular payments</Button>
        </div>
      </div>
    </Card>
  )
}
