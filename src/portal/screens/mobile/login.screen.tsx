// The installed app's way in. Says so when the phone is offline, because signing in needs the network.
import { useSyncExternalStore } from 'react'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { Part } from '#screen-api/layout/part.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Button } from '#ui/button.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import css from './mobile.module.css'

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export default function MobileLogin() {
  const { run, title } = usePortal()
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <p>Your accounts, messages and documents, wherever you are.</p>
      <p role="status" className={css.notice}>
        {online ? '' : 'You’re offline. Sign in once you have a connection again.'}
      </p>
      <Button variant="primary" className={css.wide} onClick={() => run('sign-in')}>
        Sign in
      </Button>
      <Part name="in-a-browser">
        <p className={css.browser}>
          This is the sign-in of the mobile app. It works in this browser too.{' '}
          <RouteLink to="app-download">Get the app</RouteLink>
        </p>
      </Part>
      <PhoneLine />
    </div>
  )
}
