// The first page of the installed app.
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { PageTitle } from '#ui/page-title.tsx'
import css from './mobile.module.css'

export default function MobileWelcome() {
  const { brand } = usePortal()
  return (
    <div className={css.page}>
      <PageTitle>Welcome to {brand.name}</PageTitle>
      <p>Your accounts, messages and documents, wherever you are.</p>
      <ButtonLink to="app-login" variant="primary" className={css.wide}>
        Sign in
      </ButtonLink>
      <PhoneLine />
    </div>
  )
}
