// The end of a list that is not all there: how much of it is shown, and the way to more.
import { useRef } from 'react'
import { Button } from '../button.tsx'
import { formatCount } from './format-count.ts'
import prose from '../prose.module.css'
import css from './show-more.module.css'

interface ShowMoreProps {
  /** "transactions" */
  what: string
  shown: number
  all: number
  /** What stands at the end of the list; "50 of 1,753" without it. */
  says?: string | undefined
  /** How many more come at a time. */
  each: number
  isLoading?: boolean | undefined
  hasFailed?: boolean | undefined
  /** Takes how many are shown then; left out when there are no more. */
  onMore: ((shown: number) => void) | undefined
}

/** The end of a list that is not all there. */
export function ShowMore({
  what,
  shown,
  all,
  says = `${formatCount(shown)} of ${formatCount(all)}`,
  each,
  isLoading = false,
  hasFailed = false,
  onMore,
}: ShowMoreProps) {
  const place = useRef<HTMLParagraphElement>(null)
  return (
    <div className={css.end} data-not-printed>
      <p ref={place} tabIndex={-1}>
        {says}
      </p>
      {onMore && (
        <Button
          busy={isLoading}
          onClick={() => {
            // The button goes away with the last of them, and the focus would be lost.
            if (all - shown <= each) place.current?.focus()
            onMore(Math.min(shown + each, all))
          }}
        >
          {hasFailed ? 'Try again' : 'Show more'}
          <span className="visually-hidden">{` ${what}`}</span>
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className={prose.failed}>
          We couldn’t load more. What you have is still here.
        </p>
      )}
    </div>
  )
}
