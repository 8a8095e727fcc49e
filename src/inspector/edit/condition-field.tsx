// A condition chosen from facts and values by name. What is nested in it stays as it is written.
import { choose, chosenOf, kept, without, type When } from './condition.ts'
import type { Choices } from './editing.ts'

interface ConditionFieldProps {
  when: When
  choices: Pick<Choices, 'facts' | 'conditions'>
  change(when: When): void
}

export function ConditionField({ when, choices: { facts, conditions }, change }: ConditionFieldProps) {
  const words = [{ id: 'is', name: 'All of these shared conditions hold.', values: conditions }, ...facts]
  const nested = kept(
    when,
    words.map(({ id }) => id),
  )
  return (
    <fieldset className="condition">
      <legend>For whom</legend>
      {Object.keys(when).length === 0 && <p className="quiet">Everybody who may follow it.</p>}
      {words
        .filter(({ id }) => id in when)
        .map(({ id, name, values }) => (
          <fieldset key={id} className="values">
            <legend>
              {id} <span className="quiet">{name}</span>
            </legend>
            {values.map((value) => (
              <label key={value.id} className="check">
                <input
                  type="checkbox"
                  checked={chosenOf(when, id).includes(value.id)}
                  onChange={({ target }) => change(choose(when, id, value.id, target.checked))}
                />
                <span>
                  {value.id}
                  {value.name !== value.id && <span className="quiet"> {value.name}</span>}
                </span>
              </label>
            ))}
            <button type="button" onClick={() => change(without(when, id))}>
              Ask no more for {id}
            </button>
          </fieldset>
        ))}
      {nested.length > 0 && (
        <p className="quiet">
          Besides, as written: <code>{JSON.stringify(Object.fromEntries(nested))}</code>. Open the editor to
          change that.
        </p>
      )}
      <label className="field">
        Ask for another fact
        <select value="" onChange={({ target }) => change({ ...when, [target.value]: [] })}>
          <option value="">Choose</option>
          {words
            .filter(({ id }) => !(id in when))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {id} – {name}
              </option>
            ))}
        </select>
      </label>
    </fieldset>
  )
}
