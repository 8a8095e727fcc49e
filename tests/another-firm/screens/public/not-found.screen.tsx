import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import css from 'portal-engine/ui/message-page.module.css'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'

export default function NotFound() {
  const { title } = usePortal()
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <p>There is nothing at this address. Nothing was changed or lost.</p>
      <div className={css.actions}>
        <ButtonLink to="root" variant="primary">
          Go to the start page
        </ButtonLink>
      </div>
    </div>
  )
}
