// The second between the identity provider and the portal.
import { PageTitle } from '#ui/page-title.tsx'
import css from '#ui/message-page.module.css'

export default function SigningIn() {
  return (
    <div className={css.page} role="status">
      <PageTitle>Signing you in…</PageTitle>
    </div>
  )
}
