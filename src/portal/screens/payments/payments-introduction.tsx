// The introduction of a first visit to payments and transfers.
import { useFirstVisit } from '#api/people/first-visit.ts'
import { Introduction, mayShowAgain } from 'portal-engine/ui/introduction.tsx'

export function PaymentsIntroduction() {
  const { isFirst, dismiss } = useFirstVisit('isFirstVisitToPaymentsAndTransfers', mayShowAgain)
  if (!isFirst) return null
  return (
    <Introduction title="Moving money" onDismiss={dismiss}>
      <li>
        <strong>Nothing is sent before you have checked it,</strong> and you can stop at any time: your
        answers are kept.
      </li>
      <li>
        <strong>Still to come</strong> shows where each payment stands. You can cancel one until we start on
        it.
      </li>
    </Introduction>
  )
}
