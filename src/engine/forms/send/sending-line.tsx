// Why a form is not sent, or may not be, and what to do then.
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { Sending } from './sending.ts'
import notice from '#ui/notice.module.css'
import css from './send-form.module.css'

const sentences = {
  unknown: 'We don’t know whether it arrived. Check before you send it again. We never carry it out twice.',
  'not-arrived': 'It did not arrive. You can send it again.',
  unsaved: 'Your latest answers are not saved yet, so nothing was sent.',
}

const busy = (sending: Sending): string =>
  sending.phase === 'unknown' && sending.waitSeconds !== undefined
    ? ` Our service is busy. We’ll check again in ${inWords(sending.waitSeconds)}.`
    : ''

const inWords = (seconds: number): string =>
  seconds <= 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`

interface SendingLineProps {
  sending: Sending
  onAsk: () => void
  /** More to read where it was not sent, or may not be. */
  children?: ReactNode
}

export function SendingLine({ sending, onAsk, children }: SendingLineProps) {
  const { phase } = sending
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (sending.phase !== 'unknown' || sending.waitSeconds === undefined) return
    const timer = setTimeout(ask, sending.waitSeconds * 1000)
    return () => clearTimeout(timer)
  }, [sending])
  const isShown = phase !== 'idle' && phase !== 'sending'
  // It stands above the button that was pressed, and moves it down: out of sight at the end of a small screen.
  useEffect(() => {
    if (isShown) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  return (
    <div role="alert" className={`${notice.problem} ${css.notSent}`}>
      <p>
        {phase === 'refused' ? sending.message : sentences[phase]}
        {busy(sending)}
      </p>
      {children}
      {phase === 'unknown' && <Button onClick={onAsk}>Check</Button>}
    </div>
  )
}
