// The installed app's way in. Says so when the phone is offline, because signing in needs the network.
import { useSyncExternalStore } from 'react'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Face, wayIn } from '#screens/shared/face.tsx'
import { Button } from 'portal-engine/ui/button.tsx'

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export default function MobileLogin() {
  const { run, brand } = usePortal()
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <Face title={brand.name} isInApp>
      <p>Your accounts, messages and documents, wherever you are.</p>
      <p role="status">{online ? '' : 'You’re offline. Sign in once you have a connection again.'}</p>
      <Button variant="primary" className={wayIn} onClick={() => run('sign-in')}>
        Sign in
      </Button>
      <Part name="in-a-browser">
        <p>
          This also works in your browser. <RouteLink to="app-download">Get the app</RouteLink>
        </p>
      </Part>
    </Face>
  )
}
