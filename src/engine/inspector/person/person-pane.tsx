// Chooses the person: a persona as a whole, or single facts over the live session.
import { useId, useState } from 'react'
import type { Facts } from '#runtime/person.ts'
import type { FactChoice, Inspection } from '../inspection.ts'
import { usePageState } from '../page-state.ts'
import { personaOf } from './person-name.ts'
import { choose, type Chosen } from './fact-override.ts'
import { CodeField } from './code-field.tsx'
import { asOfDay, DayField, withoutDay } from './day-field.tsx'

interface PersonPaneProps {
  inspection: Inspection
  live: Facts
  chosen: Chosen
  become(chosen: Chosen): void
}

export function PersonPane({ inspection, live, chosen, become: becomeNow }: PersonPaneProps) {
  const { facts, personas, flagDates } = inspection
  const [day, setDay] = useState('')
  const become = (next: Chosen) => becomeNow(asOfDay(next, flagDates, day))
  const near = personaOf(chosen, personas)
  const id = useId()
  const [words, setWords] = usePageState('facts', '')
  const matching = facts.filter((fact) =>
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => `${fact.id} ${fact.description}`.toLowerCase().includes(word)),
  )
  return (
    <section className="pane person" aria-labelledby={id}>
      <h3 id={id}>Person</h3>
      <label className="field">
        Persona
        <select
          value={near?.persona.id ?? ''}
          onChange={(event) => {
            const persona = personas.find((each) => each.id === event.target.value)
            // A screen view set before stays: the same phone, another person.
            const view = chosen['view'] === undefined ? {} : { view: chosen['view'] }
            become(persona ? { ...persona.facts, ...view } : {})
          }}
        >
          <option value="">The live session</option>
          {personas.map((each) => (
            <option key={each.id} value={each.id}>
              {each.id.split('/')[0]}: {each.name}
            </option>
          ))}
        </select>
      </label>
      {near && <p className="quiet">{near.persona.about}.</p>}
      <CodeField become={become} />
      <DayField
        day={day}
        dates={flagDates}
        set={(next) => {
          setDay(next)
          becomeNow(asOfDay(withoutDay(chosen, flagDates, near?.persona.facts), flagDates, next))
        }}
      />
      <p className="quiet">
        This changes what is shown. Names, figures and everything else the API answers stay those of the live
        session, and the layout follows the window.
      </p>
      <div className="finder">
        <label className="field">
          <span>Facts</span>
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <button
          type="button"
          disabled={Object.keys(chosen).length === 0 && day === ''}
          onClick={() => {
            setDay('')
            becomeNow({})
          }}
        >
          Reset all
        </button>
      </div>
      <div className="facts">
        {matching.length === 0 && <p className="quiet">No fact fits.</p>}
        {matching.map((fact) => (
          <FactField
            key={fact.id}
            fact={fact}
            live={live[fact.id]}
            value={chosen[fact.id]}
            set={(value) => become(choose(chosen, fact.id, value))}
          />
        ))}
      </div>
    </section>
  )
}

const NOT_KNOWN = '?'

function FactField({
  fact: { id, description, values },
  live,
  value,
  set,
}: {
  fact: FactChoice
  live: Facts[string]
  value: string | null | undefined
  set(value: string | null | undefined): void
}) {
  const field = useId()
  const isOther = value !== undefined && (value ?? undefined) !== live
  return (
    <div className="field fact" data-other={isOther || undefined}>
      <label htmlFor={field} className="name">
        {id}
        {isOther && <span className="mark">set</span>}
      </label>
      <select
        id={field}
        aria-describedby={`${field}-hint`}
        value={value === null ? NOT_KNOWN : (value ?? '')}
        onChange={({ target }) =>
          set(target.value === '' ? undefined : target.value === NOT_KNOWN ? null : target.value)
        }
      >
        <option value="">as live: {live === undefined ? 'not known yet' : [live].flat().join(' or ')}</option>
        {values.map((each) => (
          <option key={each.id} value={each.id}>
            {each.id} – {each.meaning}
          </option>
        ))}
        {id !== 'area' && <option value={NOT_KNOWN}>not known yet</option>}
      </select>
      <span id={`${field}-hint`} className="quiet">
        {description}
      </span>
    </div>
  )
}
