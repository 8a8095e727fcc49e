// The first page of the installed app.
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Face, wayIn } from '#screens/shared/face.tsx'

export default function MobileWelcome() {
  const { brand } = usePortal()
  return (
    <Face title={`Welcome to ${brand.name}`} isInApp>
      <p>Your accounts, messages and documents, wherever you are.</p>
      <ButtonLink to="app-login" variant="primary" className={wayIn}>
        Sign in
      </ButtonLink>
    </Face>
  )
}
