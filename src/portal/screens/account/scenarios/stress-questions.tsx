// Questions that change the plan with one press.
import { formatPounds } from 'portal-engine/base/money.ts'
import { limits, type Asked, type Fall } from '#domain/projection/saved-plan.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import chips from '#ui/forms/chips.module.css'
import css from './scenarios.module.css'
import { fallOf } from './choices.ts'

/** Pounds a month. */
const MORE = 100

interface StressQuestionsProps {
  asked: Asked
  currency: string
  /** The falls that can be asked for, each as a question. */
  questions: Partial<Record<Fall, string>>
}

export function StressQuestions({ asked, currency, questions }: StressQuestionsProps) {
  const [search, choose] = useUrlState()
  const chosen = fallOf(search)
  const more = asked.monthly + MORE
  return (
    <div role="group" aria-label="What if" className={`${chips.row} ${css.questions}`} data-not-printed>
      {(Object.entries(questions) as [Fall, string][]).map(([fall, question]) => (
        <button
          key={fall}
          type="button"
          className={chips.chip}
          aria-pressed={fall === chosen}
          onClick={() => choose({ fall: fall === chosen ? undefined : fall })}
        >
          {question}
        </button>
      ))}
      {more <= limits.monthly.max && (
        <button type="button" className={chips.chip} onClick={() => choose({ monthly: String(more) })}>
          What if I add {formatPounds(MORE * 100, currency)} a month more?
        </button>
      )}
    </div>
  )
}
