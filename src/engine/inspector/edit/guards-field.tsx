// Guards of a route, or of a group of routes, in the order in which they ask; those of the groups come first.
import { useRef } from 'react'
import { Choice } from './choice.tsx'
import type { Choices } from './editing.ts'

interface GuardsFieldProps {
  legend: string
  /** Said if there are none. */
  none: string
  guards: readonly string[]
  choices: Choices['guards']
  change(guards: readonly string[]): void
}

export function GuardsField({ legend, none, guards, choices, change }: GuardsFieldProps) {
  const more = useRef<HTMLSelectElement>(null)
  /** A button that goes with what it did leaves the focus to the choice of guards. */
  const take = (left: readonly string[]) => {
    change(left)
    more.current?.focus()
  }
  return (
    <fieldset className="condition">
      <legend>{legend}</legend>
      {guards.length === 0 && <p className="quiet">{none}</p>}
      <ol>
        {guards.map((id, i) => (
          <li key={id}>
            {id}{' '}
            {i > 0 && (
              <button
                type="button"
                onClick={() => take([...guards.slice(0, i - 1), id, guards[i - 1]!, ...guards.slice(i + 1)])}
              >
                <span className="visually-hidden">{id}: </span>Earlier
              </button>
            )}{' '}
            <button type="button" onClick={() => take(guards.filter((each) => each !== id))}>
              <span className="visually-hidden">{id}: </span>Remove
            </button>
          </li>
        ))}
      </ol>
      <Choice label="Another guard" does="Add it" list={more} choose={(id) => change([...guards, id])}>
        {choices
          .filter(({ id }) => !guards.includes(id))
          .map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
      </Choice>
    </fieldset>
  )
}
