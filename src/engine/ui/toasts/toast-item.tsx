// One toast: enters, leaves after its time (which pauses under the pointer or the focus), and is then removed.
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import * as limits from '#base/limits.gen.ts'
import { Icon, type IconName } from '../icons.tsx'
import type { Toast, ToastType } from './toast.ts'
import { beginExit, remove } from './toast-engine.ts'
import css from './toasts.module.css'

const icons: Record<ToastType, IconName | undefined> = {
  blank: undefined,
  error: 'warning',
  success: 'check',
  loading: 'refresh',
  warning: 'bell',
  info: 'info',
}

const timing = {
  '--toast-enter': `${limits['toast-enter'].value}ms`,
  '--toast-exit': `${limits['toast-exit'].value}ms`,
} as CSSProperties

export function ToastItem({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  // Screen readers ignore a status that appears together with its text, so the text is added just after it.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  useCountdown(toast, held)
  useEffect(() => {
    if (toast.visible) return
    const timer = setTimeout(() => remove(toast.id), limits['toast-exit'].value)
    return () => clearTimeout(timer)
  }, [toast.visible, toast.id])

  const close = () => beginExit((other) => other.id === toast.id)
  const icon = toast.icon ?? icons[toast.type]
  return (
    <div
      className={css.toast}
      data-type={toast.type}
      data-leaving={!toast.visible || undefined}
      data-toast-id={toast.id}
      style={timing}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onClick={toast.dismissible ? close : undefined}
    >
      {icon && <Icon name={icon} />}
      <span className={css.message} role={toast.type === 'error' ? 'alert' : 'status'}>
        {isThere && toast.message}
      </span>
      {toast.dismissible && (
        <button type="button" className={css.close} aria-label="Close message">
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}

/** Starts the exit when the toast's time is over. The time pauses while `held`; a new duration or text restarts it. */
function useCountdown({ id, autoClose, visible, duration, type, message }: Toast, held: boolean): void {
  const left = useRef(duration)
  useEffect(() => {
    left.current = duration
  }, [duration, type, message])
  useEffect(() => {
    if (!autoClose || !visible || held) return
    const started = performance.now()
    const timer = setTimeout(() => beginExit((toast) => toast.id === id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [id, autoClose, visible, held, duration, type, message])
}
