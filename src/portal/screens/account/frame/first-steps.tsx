// What happens from an account's first money to its first review, and how far it is.
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Steps } from 'portal-engine/ui/steps.tsx'
import { useCurrentAccount } from './current-account.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { NextMoney } from '#screens/shared/cards/next-money.tsx'

interface FirstStepsProps {
  /** Can its performance be seen already? */
  hasPerformance?: boolean
  /** When the first review is expected, where that is known. */
  reviewOn?: string | null
}

export function FirstSteps({ hasPerformance = false, reviewOn = null }: FirstStepsProps) {
  const account = useCurrentAccount()
  const { next, cashPence, valuePence, netContributionsPence, baseCurrency } = account
  const isBefore = isBeforeMoney(account)
  const isInvested = cashPence * 2 < valuePence
  const steps = [
    {
      name: isBefore ? 'Your money arrives' : 'Your money arrived',
      text: !isBefore ? (
        <>
          <Money pence={netContributionsPence} currency={baseCurrency} /> has arrived.
        </>
      ) : next === null ? (
        'Pay in when you are ready. We charge nothing until then.'
      ) : (
        <NextMoney account={account} next={next} />
      ),
    },
    {
      name: 'We invest it',
      text: 'Within two working days of its arrival. You can follow it under Holdings and Transactions.',
    },
    { name: 'You see how it is doing', text: 'Performance shows a chart from the second day.' },
    {
      name: 'Your first review',
      text:
        reviewOn === null
          ? 'Two weeks after the end of the quarter your money arrives in.'
          : `Expected on ${formatDate(reviewOn)}.`,
    },
  ]
  const current = isBefore ? 0 : !isInvested ? 1 : hasPerformance ? 3 : 2
  return (
    <Card title="What happens next">
      <Steps
        steps={steps.map((step, index) => ({
          ...step,
          state: index < current ? 'done' : index === current ? 'current' : 'to-do',
        }))}
      />
    </Card>
  )
}
