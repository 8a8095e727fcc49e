import css from '#ui/message-page.module.css'
import { PageTitle } from '#ui/page-title.tsx'

export default function SigningIn() {
  return (
    <div className={css.page} role="status">
      <PageTitle>Signing you in…</PageTitle>
    </div>
  )
}
