// What happens one after the other, as numbered steps: across where there is room, else below each other.
import type { ReactNode } from 'react'
import { onOneLine } from '#base/on-one-line.ts'
import { Icon } from './icons.tsx'
import prose from './prose.module.css'
import css from './steps.module.css'

/** One of the things that happen. */
export interface Step {
  name: string
  /** `done` and `current` are marked; anything else is still to come. */
  state: string
  /** How far it is or what it brings, in words. */
  text: ReactNode
  /** When, on a line of its own. */
  when?: string
}

/** What happens one after the other, numbered. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <div className={css.place}>
      <ol className={css.steps}>
        {steps.map(({ name, state, text, when }, index) => (
          <li
            key={name}
            className={css.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <div>
              <p className={css.name}>{onOneLine(name)}</p>
              <p className={prose.muted}>{typeof text === 'string' ? onOneLine(text) : text}</p>
              {when !== undefined && <p className={prose.muted}>{onOneLine(when)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
