// For an address that leads nowhere: what happened, and the ways on.
import { PhoneLine } from 'portal-engine/screen-api/links/phone-line.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import css from 'portal-engine/ui/message-page.module.css'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'

export default function NotFound() {
  const { title } = usePortal()
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <p>There is nothing at this address. The link may be old, or the address mistyped.</p>
      <ButtonLink to="root" variant="primary">
        Go to the home page
      </ButtonLink>
      <RouteLink to="messages">Your messages</RouteLink>
      <RouteLink to="documents">Your documents</RouteLink>
      <RouteLink to="payments">Payments and transfers</RouteLink>
      <RouteLink to="someone-has-died">When someone has died</RouteLink>
      <PhoneLine />
    </div>
  )
}
