// What the session-expiring dialog says: the seconds that are left, and the way to go on; or that it failed.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isAnnounced } from '#session/expiry.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from './portal-services.tsx'
import styles from './session-countdown.module.css'

export default function SessionCountdown() {
  const { session } = useServices()
  const state = useSyncExternalStore(session.countdown.subscribe, session.countdown.get)
  if (state.phase === 'none') return null
  return (
    <div className={styles.body}>
      {state.phase === 'failed' ? <Failed /> : <Counting left={state.left} busy={state.isContinuing} />}
    </div>
  )
}

function Counting({ left, busy }: { left: number; busy: boolean }) {
  const { session, run } = useServices()
  return (
    <>
      <p className={styles.left} role="timer">
        <span className={styles.seconds}>{left}</span> {left === 1 ? 'second' : 'seconds'} left
      </p>
      <Announcement left={left} />
      <p>To keep your account safe, we sign you out when nothing has happened for a while.</p>
      <div ref={useFocusInside()} className={styles.actions}>
        <Button look="primary" busy={busy} onClick={session.countdown.goOn}>
          Continue
        </Button>
        <Button onClick={() => run('log-out')}>Log out</Button>
      </div>
    </>
  )
}

/** The time left for people who hear the page: now and then, not each second (decisions 17). */
function Announcement({ left }: { left: number }) {
  const [said, setSaid] = useState('')
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (isAnnounced(before.current, left)) setSaid(`${left} seconds left to continue your session`)
    before.current = left
  }, [left])
  return (
    <p className="visually-hidden" role="status" aria-live="assertive">
      {said}
    </p>
  )
}

function Failed() {
  const { session } = useServices()
  return (
    <>
      <p role="alert" className={styles.failed}>
        We were unable to continue your session
      </p>
      <p>Please sign in again to carry on. What you have saved is safe.</p>
      <div ref={useFocusInside()}>
        <Button look="primary" onClick={() => void session.logOut('expired')}>
          Ok
        </Button>
      </div>
    </>
  )
}

/** Puts the focus on the first button: these come when the dialog already stands, and one after the other. */
function useFocusInside() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return place
}
