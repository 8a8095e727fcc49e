// One choice out of a few in a form, each a large target.
import type { ReactNode } from 'react'
import { FieldGroup } from './field-group.tsx'
import css from './choices.module.css'

interface RadioRowProps {
  /** Id of the first choice, where an error leads. */
  id: string
  legend: ReactNode
  hint?: ReactNode
  problem: string | undefined
  /** One below the other, for choices of several words. */
  isStacked?: boolean
  /** On a phone as many on a line as fit, from edge to edge. */
  isClose?: boolean
  /** A note is read after the name of its choice, a detail below it. */
  options: readonly { value: string; label: string; note?: ReactNode; detail?: ReactNode }[]
  /** Nothing is chosen beforehand. */
  chosen: string | undefined
  /** Below the choices. */
  after?: ReactNode
  onChoose: (value: string) => void
}

/** One of a few choices, all in sight. */
export function RadioRow({
  id,
  legend,
  hint,
  problem,
  isStacked = false,
  isClose = false,
  options,
  chosen,
  after,
  onChoose,
}: RadioRowProps) {
  return (
    <FieldGroup id={id} className={css.choice} legend={legend} hint={hint} problem={problem}>
      <div
        className={[css.options, isStacked && css.stacked, isClose && css.close].filter(Boolean).join(' ')}
      >
        {options.map(({ value, label, note, detail }, place) => (
          <label key={value} className={css.option}>
            <input
              id={place === 0 ? id : undefined}
              type="radio"
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              {...namesOf(`${id}-${value}`, { note, detail })}
            />
            {note === undefined && detail === undefined ? (
              label
            ) : (
              <>
                <span className={css.named}>
                  <span id={`${id}-${value}-name`}>{label}</span>
                  {detail !== undefined && (
                    <span id={`${id}-${value}-detail`} className={css.detail}>
                      {detail}
                    </span>
                  )}
                </span>
                {note !== undefined && (
                  <span id={`${id}-${value}-note`} className={css.note}>
                    {note}
                  </span>
                )}
              </>
            )}
          </label>
        ))}
      </div>
      {after}
    </FieldGroup>
  )
}

/** A choice is named by its own words; what stands beside and below them describes it. */
function namesOf(id: string, parts: { note?: ReactNode; detail?: ReactNode }) {
  const described = (['note', 'detail'] as const).filter((part) => parts[part] !== undefined)
  if (described.length === 0) return {}
  return {
    'aria-labelledby': `${id}-name`,
    'aria-describedby': described.map((part) => `${id}-${part}`).join(' '),
  }
}
