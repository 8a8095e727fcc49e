// A payout that was asked for: until when it stays, and when it is expected in which bank account.
import type { Payment } from '#api/payments/payments.ts'
import { soldOn } from '#domain/payments/withdrawal-rules.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Steps } from 'portal-engine/ui/steps.tsx'

export function OnItsWayOut({ payment }: { payment: Payment }) {
  const { kind, amountPence, currency, isEstimate, bankAccountEnding, settlesOn } = payment
  const isOfPension = kind !== 'withdrawal'
  return (
    <Steps
      steps={[
        {
          name: 'Until we sell',
          state: 'current',
          text: `It stays invested. You can cancel it under History ${isOfPension ? 'for at least thirty days' : 'until then'}.`,
        },
        ...(isOfPension
          ? []
          : [{ name: formatDate(soldOn(settlesOn)), state: 'next' as const, text: 'We sell.' }]),
        {
          name: `By ${formatDate(settlesOn)}`,
          state: 'next',
          text: (
            <>
              {isEstimate && 'About '}
              <Money pence={amountPence} currency={currency} exact={!isEstimate} />
              {isOfPension && ', less tax on the income,'} goes to the bank account ending {bankAccountEnding}
              .
            </>
          ),
        },
      ]}
    />
  )
}
