// Keeps which entry of a menu is unfolded.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'

/** Spread `navProps` on the <nav>: a click or focus outside it, a navigation and Escape fold the entry. */
export function useDisclosure() {
  const [open, setOpen] = useState<string>()
  const nav = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const close = () => setOpen(undefined)
  useEffect(close, [key])
  useEffect(() => {
    if (open === undefined) return
    const outside = (event: PointerEvent | FocusEvent) => {
      if (!nav.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape') return
    const button = currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')
    close()
    button?.focus()
  }
  return {
    open,
    toggle: (id: string) => setOpen((now) => (now === id ? undefined : id)),
    close,
    navProps: { ref: nav, onKeyDown },
  }
}
