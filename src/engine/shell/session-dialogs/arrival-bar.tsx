// A bar at the lower edge that asks something and lets people go on meanwhile. It is first in the document, so that it
// is met first by keyboard; the page scrolls far enough that it covers neither the focus nor the end of the page.
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { ArrivalBarProps } from './arrival-dialog.tsx'
import styles from './arrival-bar.module.css'

export default function ArrivalBar({ dialog, follow }: ArrivalBarProps) {
  const place = usePlace()
  const { id, title, text, actions } = dialog
  const { pathname } = useLocation()
  // Not shown on the page that has the same choice.
  if (actions.some(({ target }) => target.kind === 'route' && target.href === pathname)) return null
  return createPortal(
    <Bar id={id} label={title}>
      <p>
        <strong>{title}.</strong> {text}
      </p>
      <div className={styles.actions}>
        {actions.map((item) => (
          <Button
            key={item.id}
            data-entry={item.id}
            variant={item.target.kind === 'command' ? 'secondary' : 'quiet'}
            onClick={() => follow(item.target)}
          >
            {item.label}
          </Button>
        ))}
      </div>
    </Bar>,
    place,
  )
}

/** An element before everything else in the document. */
function usePlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return place
}

function Bar({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const shown = bar.current
    const { style } = document.documentElement
    const measure = new ResizeObserver(() => {
      style.setProperty('--bar-height', `${shown?.offsetHeight ?? 0}px`)
    })
    if (shown) measure.observe(shown)
    return () => {
      measure.disconnect()
      style.removeProperty('--bar-height')
      // After an answer, focus moves to the main area.
      if (shown?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section ref={bar} className={styles.bar} aria-label={label} data-entry={id} data-bar data-not-printed>
      <div className={styles.inside}>{children}</div>
    </section>
  )
}
