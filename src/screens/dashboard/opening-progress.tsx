// How far one application is, as numbered steps whose state is in words.
import type { Opening } from '#api/opening/account-opening.ts'
import { ownValue } from '#base/record.ts'
import { Badge } from '#ui/badge.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Icon } from '#ui/icons.tsx'
import css from './opening-progress.module.css'

const states: Record<string, string> = { done: 'Done', current: 'In progress', 'to-do': 'Not started' }

export function OpeningProgress({ opening }: { opening: Opening }) {
  return (
    <section className={css.opening} aria-label={opening.name}>
      <p className={css.name}>
        <strong>{opening.name}</strong> <Badge tone="pine">{opening.accountType}</Badge>
      </p>
      <p className={css.quiet}>
        Reference {opening.reference}. Started {formatDate(opening.startedOn)}, last changed{' '}
        {formatDate(opening.updatedOn)}.
      </p>
      <ol className={css.steps}>
        {opening.steps.map((step, index) => (
          <li
            key={step.name}
            className={css.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark} aria-hidden="true">
              {step.state === 'done' ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span>
              <span className={css.stepName}>{step.name}</span>
              <span className={css.quiet}>
                {ownValue(states, step.state) ?? step.state}, {step.state === 'done' ? '' : 'expected '}
                {formatDate(step.on)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
