// Stands at pages that are not open yet, and says so.
import { ButtonLink } from '#screen-api/button-link.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { PhoneLine } from '#screen-api/phone-line.tsx'
import { usePortal } from '#screen-api/portal.ts'
import css from '#ui/message-page.module.css'

export default function InPreparation() {
  const { title } = usePortal()
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <p>This page isn’t open yet. Until it is, your team can do this with you: write to us, or call.</p>
      <div className={css.actions}>
        <ButtonLink to="message-compose" look="primary">
          Write to us
        </ButtonLink>
        <ButtonLink to="account-dashboard">Go to my accounts</ButtonLink>
      </div>
      <PhoneLine />
    </div>
  )
}
