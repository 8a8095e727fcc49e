// When a screen fails: what happened, what is safe, the ways on, and what to quote.
import { Button, ButtonLink } from '#ui/button.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { PhoneLine } from '#ui/phone-line.tsx'
import { usePortal } from '#ui/portal.tsx'
import css from './public.module.css'

export default function ErrorPage() {
  const { errorReference } = usePortal()
  return (
    <div className={css.page} role="alert">
      <PageTitle>Something went wrong</PageTitle>
      <p>This page couldn’t be shown. Your money and your details are safe, and nothing was sent twice.</p>
      <div className={css.actions}>
        <Button look="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <ButtonLink to="root">Go to the home page</ButtonLink>
      </div>
      {errorReference !== undefined && <p className={css.quiet}>If you call us, quote {errorReference}.</p>}
      <PhoneLine />
    </div>
  )
}
