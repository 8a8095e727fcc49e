import { PhoneLine } from 'portal-engine/screen-api/links/phone-line.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import css from 'portal-engine/ui/message-page.module.css'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'

export default function SignedOut() {
  const { title, run, signedOutMessage } = usePortal()
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <p>{signedOutMessage ?? 'You are signed out.'}</p>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => run('sign-in')}>
          Sign in
        </Button>
      </div>
      <PhoneLine />
    </div>
  )
}
