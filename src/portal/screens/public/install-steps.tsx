// The steps that put the app on a home screen, for each system. Android has a button when its browser offers one.
import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Icon } from 'portal-engine/ui/icons.tsx'
import { installPrompt, type InstallPrompt } from '#ui/install-prompt.ts'
import css from './download.module.css'

export function InstallOnAndroid({ prompt = installPrompt }: { prompt?: InstallPrompt }) {
  const [search] = useSearchParams()
  const offered = useSyncExternalStore(prompt.subscribe, prompt.offered, () => false)
  const [message, setMessage] = useState('')
  const install = async () => {
    const asked = await prompt.ask()
    setMessage(asked ? '' : 'Your browser hasn’t offered to install yet. Follow the steps below instead.')
  }
  return (
    <Card title="On Android">
      {(offered || search.has('install')) && (
        <div className={css.copy}>
          <Button variant="primary" icon="download" onClick={() => void install()}>
            Install
          </Button>
          <span role="status">{message}</span>
        </div>
      )}
      <ol className={css.steps}>
        <li>Open this page in Chrome, and tap the menu with three dots at the top right.</li>
        <li>
          Tap <strong>Add to Home screen</strong>, then <strong>Install</strong>.
        </li>
        <li>Open the app from your home screen and sign in.</li>
      </ol>
    </Card>
  )
}

export function InstallOnIos() {
  return (
    <Card title="On iPhone and iPad">
      <ol className={css.steps}>
        <li>
          Tap <strong>Share</strong> <Icon name="share" size={18} /> in your browser’s toolbar. In Chrome it
          is beside the address.
        </li>
        <li>
          Tap <strong>Add to Home Screen</strong>. If you don’t see it, tap More first.
        </li>
        <li>
          Leave <strong>Open as Web App</strong> on, and tap <strong>Add</strong>.
        </li>
        <li>Open the app from your home screen and sign in.</li>
      </ol>
    </Card>
  )
}

/** The steps of the system that this phone has not. */
export function OtherPhone() {
  const { part } = usePortal()
  const [isShown, setShown] = useState(false)
  const [android, ios] = [part('install-android'), part('install-ios')]
  if (android === ios) return null
  return (
    <>
      <p>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          On another phone?
        </Button>
      </p>
      {isShown && (android ? <InstallOnIos /> : <InstallOnAndroid />)}
    </>
  )
}
