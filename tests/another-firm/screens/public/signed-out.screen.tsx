import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Button } from '#ui/button.tsx'
import css from '#ui/message-page.module.css'
import { PageTitle } from '#ui/page-title.tsx'

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
