// A condition chosen from facts and values by name. What is nested in it, "not", "anyOf" and "allOf", is edited in the same way.
import { useRef } from 'react'
import { Choice } from './choice.tsx'
import { choose, chosenOf, NESTED, without, wrapped, type Nesting, type When } from './condition.ts'
import type { Choices } from './editing.ts'
import { NestedConditions } from './nested-conditions.tsx'

interface ConditionFieldProps {
  /** The label, or if it is nested: "anyOf, 2". */
  name?: string
  when: When
  choices: Pick<Choices, 'facts' | 'conditions'>
  change(when: When): void
}

const MEANING: Record<Nesting, string> = {
  not: 'this must not hold',
  anyOf: 'one of these is enough',
  allOf: 'all of these must hold',
}

export function ConditionField({ name = 'For whom', when, choices, change }: ConditionFieldProps) {
  const more = useRef<HTMLSelectElement>(null)
  const words = [
    { id: 'is', name: 'All of these shared conditions hold.', values: choices.conditions },
    ...choices.facts,
  ]
  const isEmpty = Object.keys(when).length === 0
  /** What is taken away takes its button with it, so the focus goes on to what is always there. */
  const take = (left: When) => {
    change(left)
    more.current?.focus()
  }
  const ask = (id: string) => change({ ...when, [id]: id === 'not' ? {} : isNesting(id) ? [{}] : [] })
  return (
    <fieldset className="condition">
      <legend>{name}</legend>
      {isEmpty && (
        <p className="quiet">{name === 'For whom' ? 'Everybody who may follow it.' : 'Nothing yet.'}</p>
      )}
      {words
        .filter(({ id }) => id in when)
        .map(({ id, name: meaning, values }) => (
          <fieldset key={id} className="values">
            <legend>
              {id} <span className="quiet">{meaning}</span>
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
            <button type="button" onClick={() => take(without(when, id))}>
              Ask no more for {id}
            </button>
          </fieldset>
        ))}
      {NESTED.filter((word) => word in when).map((word) => (
        <NestedConditions
          key={word}
          word={word}
          meaning={MEANING[word]}
          when={when}
          change={change}
          take={take}
          branch={(name, inner, set) => (
            <ConditionField name={name} when={inner} choices={choices} change={set} />
          )}
        />
      ))}
      <Choice label="Ask for another fact" does="Ask for it" list={more} choose={ask}>
        {words
          .filter(({ id }) => !(id in when))
          .map(({ id, name: meaning }) => (
            <option key={id} value={id}>
              {id} – {meaning}
            </option>
          ))}
        <optgroup label="Conditions inside">
          {NESTED.filter((word) => !(word in when)).map((word) => (
            <option key={word} value={word}>
              {word} – {MEANING[word]}
            </option>
          ))}
        </optgroup>
      </Choice>
      {!isEmpty && (
        <Choice
          label="Put all of this inside"
          does="Put it inside"
          choose={(word) => take(wrapped(when, word as Nesting))}
        >
          {NESTED.map((word) => (
            <option key={word} value={word}>
              {word} – {MEANING[word]}
            </option>
          ))}
        </Choice>
      )}
    </fieldset>
  )
}

const isNesting = (id: string) => (NESTED as readonly string[]).includes(id)
