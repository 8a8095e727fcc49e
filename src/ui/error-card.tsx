// What stands where one thing could not be loaded. Only that thing is tried again.
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import css from './notice.module.css'

interface ErrorCardProps {
  /** Reads on from "We couldn't load", for example "your transactions". */
  what: string
  onRetry: () => void
  retrying?: boolean
}

export function ErrorCard({ what, onRetry, retrying = false }: ErrorCardProps) {
  return (
    <div className={css.failed} role="alert">
      <p>
        <Icon name="warning" />
        <span>We couldn’t load {what}.</span>
      </p>
      <Button onClick={onRetry} busy={retrying}>
        Try again
      </Button>
    </div>
  )
}
