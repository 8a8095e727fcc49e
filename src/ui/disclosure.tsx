// A button that unfolds what belongs to it. Escape folds it and gives the focus back to the button.
import { useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from './icons.tsx'
import css from './disclosure.module.css'

interface DisclosureProps {
  label: ReactNode
  children: ReactNode
  startsOpen?: boolean
  /** Draws its content only while it is open; print then shows it only if it is open. */
  onDemand?: boolean
  /** The label is a row of a list, from edge to edge. */
  isRow?: boolean
  /** The label is a heading of the second level. */
  isHeading?: boolean
}

export function Disclosure({
  label,
  children,
  startsOpen = false,
  onDemand = false,
  isRow = false,
  isHeading = false,
}: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const toggle = (
    <button
      ref={button}
      type="button"
      className={isRow ? `${css.button} ${css.row}` : css.button}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      {label}
      <span className={css.mark}>
        <Icon name="chevron-down" />
      </span>
    </button>
  )
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      {isHeading ? <h2 className={css.heading}>{toggle}</h2> : toggle}
      <div id={id} hidden={!open} className={css.panel}>
        {(open || !onDemand) && children}
      </div>
    </div>
  )
}
