// The introduction of a first visit to payments and transfers.
import { useFirstVisit } from '#api/people/first-visit.ts'
import { Introduction, mayShowAgain } from '#ui/introduction.tsx'

export function PaymentsIntroduction() {
  const { isFirst, dismiss } = useFirstVisit('isFirstVisitToPaymentsAndTransfers', mayShowAgain)
  if (!isFirst) return null
  return (
    <Introduction title="Moving money" onDismiss={dismiss}>
      <li>
        <strong>One way for everything:</strong> fill in, check your answers, send. Nothing is sent before you
        have checked it.
      </li>
      <li>
        <strong>You can stop at any time.</strong> Your answers are kept until you send or discard them.
      </li>
      <li>
        <strong>Latest payments</strong> shows where each one stands. You can cancel it while it is requested.
      </li>
    </Introduction>
  )
}
