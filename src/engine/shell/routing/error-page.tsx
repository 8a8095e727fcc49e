// The error page: what happened, what is safe, the next steps, and the reference to quote. It is in the first files,
// because the error may be that other files do not load.
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { Button } from '#ui/button.tsx'
import css from '#ui/message-page.module.css'
import { PageTitle } from '#ui/page-title.tsx'

interface ErrorPageProps {
  title: string
  reference: string | undefined
  /** Opens the help for the phone. */
  help(): void
}

export function ErrorPage({ title, reference, help }: ErrorPageProps) {
  return (
    <div className={css.page} role="alert">
      <PageTitle>{title}</PageTitle>
      <p>This page couldn’t be shown. Your money and your details are safe, and nothing was sent twice.</p>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <ButtonLink to="root">Go to the home page</ButtonLink>
        <Button onClick={help}>Help for the phone</Button>
      </div>
      <p className={css.quiet}>If you call us, quote {reference}.</p>
      <PhoneLine />
    </div>
  )
}
