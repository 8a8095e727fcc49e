// How far one application is.
import type { Opening } from '#api/opening/account-opening.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { formatDate, formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { Steps } from 'portal-engine/ui/steps.tsx'
import css from './opening-progress.module.css'

const states: Record<string, string> = { done: 'Done', current: 'In progress', 'to-do': 'Not started' }

export default function OpeningProgress({ opening }: { opening: Opening }) {
  return (
    <section className={css.opening} aria-label={opening.name}>
      <p className={css.name}>
        <strong>{opening.name}</strong> <Badge>{opening.accountType}</Badge>
      </p>
      <p className={css.quiet}>
        Reference {opening.reference}. Started {formatDate(opening.startedOn)}
        {opening.updatedOn !== opening.startedOn && `, last changed ${formatDate(opening.updatedOn)}`}.
      </p>
      <Steps
        steps={opening.steps.map(({ name, state, on }) => ({
          name,
          state,
          text: ownValue(states, state) ?? state,
          when: `${state === 'done' ? '' : 'By '}${formatShortDate(on)}`,
        }))}
      />
    </section>
  )
}
