// The cells of the table. The tabulator reaches one of them; arrow keys move on from there.
import { useRef, useState, type KeyboardEvent } from 'react'
import { Id } from '../id.tsx'
import type { PersonaTable, PersonaChoice } from '../inspection.ts'
import { CellButton, MARKS } from './table-cell.tsx'

export interface Cell {
  person: PersonaChoice
  subject: string
}

interface GridProps {
  people: PersonaTable['people']
  rows: PersonaTable['rows']
  chosen: Cell | undefined
  choose(cell: Cell): void
  /** Shows what a claim about the chosen cell would say. */
  keep(cell: Cell): void
  become(person: PersonaChoice): void
}

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

export function Grid({ people, rows, chosen, choose, keep, become }: GridProps) {
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
    const stops = [0, ...rows.flatMap(({ cells }, r) => (cells ? [r + 1] : []))]
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
  const legend = Object.entries(MARKS)
  return (
    <>
      <p className="legend">
        {legend.map(([name, { sign, means }]) => (
          <span key={name} data-mark={name}>
            <span aria-hidden="true">{sign}</span> {means}
          </span>
        ))}
      </p>
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
          {rows.map(({ subject, label, level, cells }, r) => (
            <tr key={subject} data-level={level}>
              <th scope="row" colSpan={cells ? 1 : people.length + 1}>
                <span className="caption">
                  {label} {cells && <Id node={{ subject, label }} />}
                </span>
              </th>
              {cells &&
                people.map((person, c) => (
                  <CellButton
                    key={person.id}
                    cell={cells[c]!}
                    isChosen={chosen?.subject === subject && chosen.person.id === person.id}
                    stop={stop(r + 1, c)}
                    choose={() => choose({ person, subject })}
                    keep={() => keep({ person, subject })}
                  />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
