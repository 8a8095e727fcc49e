// On a first visit to one's accounts, a line that says how the page is used.
import { useFirstVisit } from '#api/people/first-visit.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { mayShowAgain } from 'portal-engine/ui/introduction.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import css from '../dashboard.module.css'

export function AccountsIntroduction() {
  const { isFirst, dismiss } = useFirstVisit('isFirstVisitToMyAccounts', mayShowAgain)
  if (!isFirst) return null
  return (
    <section className={`${notice.info} ${css.introduction}`} aria-label="Welcome" data-not-printed>
      <p>The period above sets the gains below.</p>
      <Button onClick={dismiss}>Got it</Button>
    </section>
  )
}
