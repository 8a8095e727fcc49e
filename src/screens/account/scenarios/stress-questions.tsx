// Questions that change the plan with one press.
import { formatPounds } from '#domain/money.ts'
import { limits, type Asked } from '#domain/projection/saved-plan.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import chips from '#ui/forms/chips.module.css'
import { hasFallen } from './choices.ts'

/** Pounds a month. */
const MORE = 100

export function StressQuestions({ asked, currency }: { asked: Asked; currency: string }) {
  const [search, choose] = useUrlState()
  const falls = hasFallen(search)
  const more = asked.monthly + MORE
  return (
    <div role="group" aria-label="What if" className={chips.row} data-not-printed>
      <button
        type="button"
        className={chips.chip}
        aria-pressed={falls}
        onClick={() => choose({ fall: falls ? undefined : '20' })}
      >
        What if it falls by 20% now?
      </button>
      {more <= limits.monthly.max && (
        <button type="button" className={chips.chip} onClick={() => choose({ monthly: String(more) })}>
          What if I add {formatPounds(MORE * 100, currency)} a month more?
        </button>
      )}
    </div>
  )
}
