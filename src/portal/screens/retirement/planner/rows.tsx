// A list of entries of a plan that people add and remove: pots elsewhere, pensions for life, one-off sums.
import { useRef, type ReactNode } from 'react'
import { mostRows } from '#domain/retirement/planner-answers.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './planner.module.css'

interface RowsProps<Row extends { id: string }> {
  label: string
  rows: readonly Row[]
  /** "Pot" in "Pot 2". */
  noun: string
  addLabel: string
  /** A new entry, without its id. */
  blank: Omit<Row, 'id'>
  onChange: (rows: Row[]) => void
  /** Also says what was removed. */
  onRemove: (rows: Row[], said: string) => void
  children: (row: Row, name: string, set: (part: Partial<Row>) => void) => ReactNode
}

export function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { label, rows, noun, addLabel, blank, onChange, onRemove, children } = props
  const list = useRef<HTMLUListElement>(null)
  const set = (id: string) => (part: Partial<Row>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
  return (
    <>
      <ul ref={list} tabIndex={-1} className={layout.stack4} aria-label={label} hidden={rows.length === 0}>
        {rows.map((row, place) => {
          const name = `${noun} ${place + 1}`
          return (
            <li key={row.id} className={css.row}>
              {children(row, name, set(row.id))}
              <div className={layout.row} data-not-printed>
                <Button
                  variant="quiet"
                  icon="close"
                  onClick={() =>
                    onRemove(
                      rows.filter(({ id }) => id !== row.id),
                      `${name} is removed.`,
                    )
                  }
                >
                  Remove {name.toLowerCase()}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {rows.length < mostRows && (
        <div className={layout.row} data-not-printed>
          <Button
            icon="plus"
            onClick={() => {
              onChange([...rows, { ...blank, id: crypto.randomUUID() } as Row])
              // The button goes with the last row that there is room for.
              if (rows.length + 1 === mostRows) list.current?.focus()
            }}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </>
  )
}
