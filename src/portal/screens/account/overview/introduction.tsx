// The introduction of a first visit to one's accounts.
import { useFirstVisit } from '#api/people/first-visit.ts'
import { Introduction, mayShowAgain } from '#ui/introduction.tsx'

export function AccountsIntroduction() {
  const { isFirst, dismiss } = useFirstVisit('isFirstVisitToMyAccounts', mayShowAgain)
  if (!isFirst) return null
  return (
    <Introduction title="Welcome to your accounts" onDismiss={dismiss}>
      <li>
        <strong>Total value</strong> adds up all your accounts. The dashed line in the chart is what you paid
        in.
      </li>
      <li>
        <strong>To do</strong> lists what needs you, the most urgent first.
      </li>
      <li>
        <strong>Accounts</strong> shows each account on its own. Open its details, or its page.
      </li>
    </Introduction>
  )
}
