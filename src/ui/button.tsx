// Buttons, and links that look like buttons. One primary a view.
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentProps } from 'react'
import { Icon, type IconName } from './icons.tsx'
import { RouteLink } from './portal.tsx'
import css from './button.module.css'

type Look = 'primary' | 'secondary' | 'quiet'

interface LookProps {
  look?: Look
  icon?: IconName
}

const lookClass = (look: Look, className?: string) =>
  [css.button, css[look], className].filter(Boolean).join(' ')

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  LookProps & {
    /** Keeps the label, shows a spinner and ignores presses. The button stays focusable. */
    busy?: boolean
  }

export function Button({
  look = 'secondary',
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookClass(look, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className={css.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link to a route in a button's clothes; absent for people whom the target turns away. */
export function ButtonLink({
  look = 'secondary',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof RouteLink> & LookProps) {
  return (
    <RouteLink {...rest} className={lookClass(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </RouteLink>
  )
}

/** The same for an address outside the manifest's routes: downloads, telephone numbers, external links. */
export function ButtonAnchor({
  look = 'secondary',
  icon,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & LookProps) {
  return (
    <a {...rest} className={lookClass(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
