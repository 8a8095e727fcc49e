// The content of the session-expiring dialog: the seconds left with Continue and Log out, or that Continue failed.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CountdownState } from '#session/expiry/countdown.ts'
import { isAnnounced } from '#session/expiry/expiry.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '../state/portal-services.tsx'
import layout from '#ui/layout.module.css'
import styles from './session-countdown.module.css'

export default function SessionCountdown() {
  const { session } = useServices()
  const state = useSyncExternalStore(session.countdown.subscribe, session.countdown.get)
  if (state.phase === 'none') return null
  return <div className={styles.body}>{state.phase === 'failed' ? <Failed /> : <Counting {...state} />}</div>
}

const WHY = 'To keep your account safe, we sign you out when you have done nothing for a while.'

const unanswered = () =>
  `${navigator.onLine ? 'The sign-in service is not answering just now.' : 'You have no connection just now.'} We keep trying until the time is up.`

function Counting({ left, isContinuing, isUnanswered }: Extract<CountdownState, { phase: 'counting' }>) {
  const { session, run } = useServices()
  const buttons = useRef<HTMLDivElement>(null)
  // The dialog is already open when these contents appear.
  useEffect(() => {
    if (!buttons.current?.closest('[data-typing]')) buttons.current?.querySelector('button')?.focus()
  }, [])
  return (
    <>
      <p className={styles.left} role="timer">
        <span className={styles.seconds}>{left}</span> {left === 1 ? 'second' : 'seconds'} left
      </p>
      <Announcement left={left} />
      <p aria-live="polite">{isUnanswered ? unanswered() : WHY}</p>
      <div ref={buttons} className={layout.row}>
        <Button variant="primary" busy={isContinuing} onClick={session.countdown.continueSession}>
          Continue
        </Button>
        <Button onClick={() => run('log-out')}>Log out</Button>
      </div>
    </>
  )
}

/** Announces the time left to screen readers at intervals, not every second. */
function Announcement({ left }: { left: number }) {
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef<number>(undefined)
  useEffect(() => {
    if (isAnnounced(previous.current, left)) setAnnouncement(`${left} seconds left to continue your session`)
    previous.current = left
  }, [left])
  return (
    <p className="visually-hidden" role="status" aria-live="assertive">
      {announcement}
    </p>
  )
}

function Failed() {
  const { session } = useServices()
  const alert = useRef<HTMLParagraphElement>(null)
  // Not Ok, which ends the session: somebody may be typing.
  useEffect(() => alert.current?.focus(), [])
  return (
    <>
      <p ref={alert} tabIndex={-1} role="alert" className={styles.failed}>
        We were unable to continue your session
      </p>
      <p>Please sign in again to carry on. What you have saved is safe.</p>
      <Button variant="primary" onClick={() => void session.logOut('expired')}>
        Ok
      </Button>
    </>
  )
}
