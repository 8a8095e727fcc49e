// The page where an account could not be loaded after sign-in.
import { Button } from '#ui/button.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { usePortalState, useServices, type SessionFailedProps } from '../state/portal-services.tsx'
import css from '#ui/message-page.module.css'

export function SessionFailed({ message, reference, maySignIn }: SessionFailedProps) {
  const { session, run } = useServices()
  const { brand } = usePortalState().manifest
  return (
    <div className={css.page}>
      <PageTitle>We couldn’t open your account</PageTitle>
      <p role="alert">{message}</p>
      <p>
        Your money and your details are safe. If this keeps happening, call us on{' '}
        <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>, {brand['phone-hours']}
        {reference !== undefined && `, and quote ${reference}`}.
      </p>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => void session.start()}>
          Try again
        </Button>
        {maySignIn && <Button onClick={() => void session.signIn(location.pathname)}>Sign in again</Button>}
        <Button onClick={() => run('log-out')}>Log out</Button>
      </div>
    </div>
  )
}
