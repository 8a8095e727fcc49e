// The second between the identity provider and the portal.
import css from 'portal-engine/ui/message-page.module.css'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'

export default function SigningIn() {
  return (
    <div className={css.page} role="status">
      <PageTitle>Signing you in…</PageTitle>
    </div>
  )
}
