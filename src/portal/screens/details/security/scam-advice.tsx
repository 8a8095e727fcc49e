// How to tell a scam, and what we never do.
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import css from './security.module.css'

export function ScamAdvice() {
  const { brand } = usePortal()
  return (
    <Card title="Is it really us?" tone="wash" follows>
      <ul className={css.points}>
        <li>We never ask for your password, a code from your app, or control of your screen.</li>
        <li>We never ask you to move money to keep it safe.</li>
        <li>
          Not sure it’s us? Hang up, wait a few minutes, and call <PhoneLink /> yourself.
        </li>
        <li>New bank details by email? Call a number you already had, and check.</li>
        <li>
          Already paid, or told somebody a code? Call your bank on 159 at once, then us,{' '}
          {brand['phone-hours']}.
        </li>
      </ul>
    </Card>
  )
}
