// Stands in place of an entry that was removed, until the removal can no longer be undone. Its button has the focus.
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useFocusOnShow } from '../use-focus-on-show.ts'
import css from './removed-line.module.css'

interface RemovedLineProps {
  name: string
  /** What else is said, such as why it could not be undone. */
  note?: ReactNode
  isPending?: boolean
  onUndo: () => void
}

/** Stands where an entry was, with the way to have it back. */
export function RemovedLine({ name, note, isPending = false, onUndo }: RemovedLineProps) {
  const line = useFocusOnShow<HTMLDivElement>('button')
  return (
    <div ref={line} className={css.removed}>
      <span role="status">
        “{name}” is removed. {note}
      </span>
      <Button variant="quiet" busy={isPending} onClick={onUndo}>
        Undo<span className="visually-hidden"> removing {name}</span>
      </Button>
    </div>
  )
}
