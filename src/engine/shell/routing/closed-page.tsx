// In place of a page that is closed for a time: the reason that the manifest gives, and the ways on.
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { usePortal } from '#screen-api/portal.ts'
import css from '#ui/message-page.module.css'
import { PageTitle } from '#ui/page-title.tsx'
import { matchedRoute, useRouteResult } from './route-match.ts'

export default function ClosedPage() {
  const { title } = usePortal()
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <p>{matchedRoute(useRouteResult())?.closed?.[0]?.text}</p>
      <div className={css.actions}>
        <ButtonLink to="root" variant="primary">
          Go to the home page
        </ButtonLink>
      </div>
      <PhoneLine />
    </div>
  )
}
