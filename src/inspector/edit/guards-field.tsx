// The guards of a route itself, in the order in which they ask; those of its group stand before them.
import type { Choices } from './editing.ts'

interface GuardsFieldProps {
  guards: readonly string[]
  choices: Choices['guards']
  change(guards: readonly string[]): void
}

export function GuardsField({ guards, choices, change }: GuardsFieldProps) {
  return (
    <fieldset className="condition">
      <legend>Guards of its own</legend>
      {guards.length === 0 && <p className="quiet">None besides those of its group.</p>}
      <ol>
        {guards.map((id, i) => (
          <li key={id}>
            {id}{' '}
            {i > 0 && (
              <button
                type="button"
                onClick={() =>
                  change([...guards.slice(0, i - 1), id, guards[i - 1]!, ...guards.slice(i + 1)])
                }
              >
                <span className="visually-hidden">{id}: </span>Earlier
              </button>
            )}{' '}
            <button type="button" onClick={() => change(guards.filter((each) => each !== id))}>
              <span className="visually-hidden">{id}: </span>Remove
            </button>
          </li>
        ))}
      </ol>
      <label className="field">
        Add a guard
        <select value="" onChange={({ target }) => change([...guards, target.value])}>
          <option value="">Choose</option>
          {choices
            .filter(({ id }) => !guards.includes(id))
            .map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
        </select>
      </label>
    </fieldset>
  )
}
