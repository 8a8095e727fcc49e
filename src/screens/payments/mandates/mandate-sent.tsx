// What stands in place of the form once a Direct Debit is set up or changed.
import { useEffect, useRef } from 'react'
import type { Mandate } from '#api/payments/mandates.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import css from '../payments.module.css'

export function MandateSent({ mandate, onBack }: { mandate: Mandate; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { reference, next, amountPence, currency, accountName, day } = mandate
  return (
    <Card>
      <div className={css.stack}>
        <h3 ref={heading} tabIndex={-1}>
          We have it: {reference}
        </h3>
        <p>
          <Money pence={amountPence} currency={currency} exact /> on day {day} of each month into{' '}
          {accountName}.
          {next && (
            <>
              {' '}
              The next collection is <Money pence={next.pence} currency={currency} exact /> on{' '}
              {formatDate(next.on)}.
            </>
          )}
        </p>
        <p className={css.quiet}>A message with these details is in your inbox.</p>
        <div>
          <Button onClick={onBack}>Your Direct Debits</Button>
        </div>
      </div>
    </Card>
  )
}
