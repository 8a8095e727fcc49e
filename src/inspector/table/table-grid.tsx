// The cells of the table. The tabulator reaches one of them; arrow keys move on from there.
import { useRef, useState, type KeyboardEvent } from 'react'
import { Id } from '../id.tsx'
import type { PersonaTable, PersonaChoice } from '../inspection.ts'

export interface Cell {
  person: PersonaChoice
  subject: string
}

interface GridProps {
  people: PersonaTable['people']
  rows: PersonaTable['rows']
  chosen: Cell | undefined
  choose(cell: Cell): void
  become(person: PersonaChoice): void
}

const SIGNS = { shown: '✓', hidden: '✗', pending: '?' } as const
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -1000],
  End: [0, 1000],
}

export function Grid({ people, rows, chosen, choose, become }: GridProps) {
  const box = useRef<HTMLTableElement>(null)
  /** Row and column that the tabulator reaches; row 0 has the people. */
  const [[row, column], setAt] = useState<readonly [number, number]>([0, 0])
  const atRow = Math.min(row, rows.length)
  const press = (event: KeyboardEvent) => {
    const [down, right] = MOVES[event.key] ?? []
    if (down === undefined || right === undefined) return
    event.preventDefault()
    const to = Math.max(0, Math.min(column + right, people.length - 1))
    // Headings have no cells: on to the next row that has some.
    const stops = [0, ...rows.flatMap(({ states }, r) => (states ? [r + 1] : []))]
    const place = Math.max(0, Math.min(stops.indexOf(atRow) + down, stops.length - 1))
    const next = stops[place]!
    box.current?.querySelector<HTMLElement>(`[data-at="${next} ${to}"]`)?.focus()
  }
  const stop = (r: number, c: number) => ({
    'data-at': `${r} ${c}`,
    tabIndex: r === atRow && c === column ? 0 : -1,
    onKeyDown: press,
    onFocus: () => setAt([r, c]),
  })
  return (
    <table ref={box} aria-label="Who sees what">
      <thead>
        <tr>
          <th scope="col">Entry or route</th>
          {people.map((person, c) => (
            <th key={person.id} scope="col" title={person.about}>
              <button type="button" className="link" {...stop(0, c)} onClick={() => become(person)}>
                <span className="visually-hidden">Open the portal as </span>
                {person.name}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ subject, label, level, states }, r) => (
          <tr key={subject} data-level={level}>
            <th scope="row" colSpan={states ? 1 : people.length + 1}>
              <span className="caption">
                {label} {states && <Id node={{ subject, label }} />}
              </span>
            </th>
            {states &&
              people.map((person, c) => (
                <td key={person.id}>
                  <button
                    type="button"
                    {...stop(r + 1, c)}
                    data-status={states[c]}
                    aria-label={states[c]}
                    aria-pressed={chosen?.subject === subject && chosen.person.id === person.id}
                    onClick={() => choose({ person, subject })}
                  >
                    {SIGNS[states[c]!]}
                  </button>
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
