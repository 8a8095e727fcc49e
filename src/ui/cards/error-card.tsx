// Replaces one thing that could not be loaded. "Try again" retries only that.
import { Button } from '../button.tsx'
import { Icon } from '../icons.tsx'
import css from '../notice.module.css'

interface ErrorCardProps {
  /** Completes "We couldn't load …", for example "your transactions". */
  what: string
  /** A fixed text before that sentence. */
  failure?: string
  /** What to quote on the phone. */
  reference?: string | undefined
  onRetry: () => void
  retrying?: boolean
}

export function ErrorCard({ what, failure, reference, onRetry, retrying = false }: ErrorCardProps) {
  return (
    <div className={css.failed} role="alert">
      <p>
        <Icon name="warning" />
        <span>
          {failure !== undefined && <strong>{failure}. </strong>}We couldn’t load {what}.
        </span>
      </p>
      {reference !== undefined && <p>If you call us, quote {reference}.</p>}
      <Button onClick={onRetry} busy={retrying}>
        Try again
      </Button>
    </div>
  )
}
