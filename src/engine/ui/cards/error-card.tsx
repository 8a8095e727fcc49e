// Replaces one thing that could not be loaded or shown. "Try again" retries only that.
import { Button } from '../button.tsx'
import { Icon } from '../icons.tsx'
import notice from '../notice.module.css'

interface ErrorCardProps {
  /** Completes "We couldn't load …", for example "your transactions". */
  what: string
  verb?: 'load' | 'show'
  /** A fixed text before that sentence. */
  failure?: string
  /** What to quote on the phone. */
  reference?: string | undefined
  /** Left out if trying again changes nothing. */
  onRetry?: (() => void) | undefined
  retrying?: boolean
  /** Where a new sign-in may help. */
  onSignIn?: (() => void) | undefined
}

export function ErrorCard({
  what,
  verb = 'load',
  failure,
  reference,
  onRetry,
  retrying = false,
  onSignIn,
}: ErrorCardProps) {
  return (
    <div className={`${notice.problem} ${notice.row}`} role="alert">
      <p>
        <Icon name="warning" />
        {failure !== undefined && <strong>{failure}. </strong>}We couldn’t {verb} {what}.
      </p>
      {reference !== undefined && <p>If you call us, quote {reference}.</p>}
      {onRetry && (
        <Button onClick={onRetry} busy={retrying}>
          Try again
        </Button>
      )}
      {onSignIn && <Button onClick={onSignIn}>Sign in again</Button>}
    </div>
  )
}
