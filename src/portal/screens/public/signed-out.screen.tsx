// Where a signed-out person lands once: why, the way back in, the app, and the telephone.
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Face, wayIn } from '#screens/shared/face.tsx'
import { Button } from 'portal-engine/ui/button.tsx'

export default function SignedOut() {
  const { title, run, signedOutMessage } = usePortal()
  return (
    <Face title={title}>
      <p>{signedOutMessage ?? 'You can close this page, or sign in again.'}</p>
      <Button variant="primary" className={wayIn} onClick={() => run('sign-in')}>
        Sign in
      </Button>
      <RouteLink to="app-download">Get the app</RouteLink>
    </Face>
  )
}
