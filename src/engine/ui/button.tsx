// Buttons, and links that look like buttons. At most one primary button in a view.
import type { AnchorHTMLAttributes, ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from './icons.tsx'
import css from './button.module.css'

type Variant = 'primary' | 'secondary' | 'quiet'

/** How a button looks: `variant` by weight, and an icon before its label. */
export interface VariantProps {
  variant?: Variant
  icon?: IconName
}

/** The classes with which an element looks like a button. */
export const buttonClass = (variant: Variant, className?: string) =>
  [css.button, css[variant], className].filter(Boolean).join(' ')

type ButtonProps = ComponentPropsWithRef<'button'> &
  VariantProps & {
    /** Keeps the label, shows a spinner and ignores presses. The button stays focusable. */
    busy?: boolean
  }

/** A button; `type` is "button" unless given. With `busy` it takes no presses. */
export function Button({
  variant = 'secondary',
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
      className={buttonClass(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className={css.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link that looks like a button, for an address outside the manifest's routes: downloads, telephone numbers, external links. */
export function ButtonAnchor({
  variant = 'secondary',
  icon,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & VariantProps) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
