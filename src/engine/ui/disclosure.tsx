// A button that unfolds what belongs to it. Escape folds it and gives the focus back to the button.
import { useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from './icons.tsx'
import css from './disclosure.module.css'

interface DisclosureProps {
  label: ReactNode
  /** Ids of what names the button, if that is more than its label. */
  labelledBy?: string
  children: ReactNode
  startsOpen?: boolean
  /** Draws its content only while it is open; closed, a label of words alone is not printed. */
  onDemand?: boolean
  /** The label is a row of a list, from edge to edge. */
  isRow?: boolean
}

/** A button that opens what is below it; Escape closes it. */
export function Disclosure({
  label,
  labelledBy,
  children,
  startsOpen = false,
  onDemand = false,
  isRow = false,
}: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <div
      data-not-printed={(onDemand && !open && typeof label === 'string') || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={isRow ? `${css.button} ${css.row}` : css.button}
        aria-expanded={open}
        aria-controls={id}
        aria-labelledby={labelledBy}
        onClick={() => setOpen(!open)}
      >
        {label}
        <span className={css.mark}>
          <Icon name="chevron-down" />
        </span>
      </button>
      <div id={id} hidden={!open} className={css.panel}>
        {(open || !onDemand) && children}
      </div>
    </div>
  )
}
