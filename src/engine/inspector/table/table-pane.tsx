// All personas against all entries and routes: who sees what, why, and the portal as that person.
import { useMemo, useState } from 'react'
import type { Manifest } from '#manifest/manifest.ts'
import { PositionLink } from '../open-in-editor.tsx'
import { usePageState } from '../page-state.ts'
import type { Chosen } from '../person/fact-override.ts'
import type { Inspection, PersonaTable, PersonaChoice } from '../inspection.ts'
import { PlannedChange } from '../make/planned-change.tsx'
import { useChange } from '../make/use-change.ts'
import type { Writing } from '../make/use-writing.ts'
import { Grid, type Cell } from './table-grid.tsx'
import { Problem } from '../problem.tsx'
import { bySubject } from '../tree.ts'
import { useAnswer } from '../use-answer.ts'
import { SelectedPane } from '../why-pane.tsx'

interface TablePaneProps {
  /** The table is asked for again when it is edited. */
  manifest: Manifest
  writing: Writing
  become(facts: Chosen): void
}

export function TablePane({ manifest, writing, become }: TablePaneProps) {
  const version = useMemo(() => ({ manifest, count: writing.count }), [manifest, writing.count])
  const { answer: table, problem } = useAnswer<PersonaTable>('table', {}, version)
  const [words, setWords] = usePageState('table', '')
  const [onlyDiffering, setOnlyDiffering] = useState(false)
  const [cell, setCell] = useState<Cell>()
  const changing = useChange(writing)
  const rows = useMemo(
    () => (table?.rows ?? []).filter((row) => isWanted(row, words, onlyDiffering)),
    [table, words, onlyDiffering],
  )
  const open = (person: PersonaChoice) => become(person.facts)
  const choose = (chosen: Cell) => {
    setCell(chosen)
    changing.leave()
  }
  const keep = ({ person, subject }: Cell) => changing.show({ what: 'keep', persona: person.id, subject })
  return (
    <div className="panes table">
      <section className="pane" aria-label="All personas">
        <div className="finder">
          <label className="field">
            <span>Find</span>
            <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={onlyDiffering}
              onChange={(event) => setOnlyDiffering(event.target.checked)}
            />
            Only where they differ
          </label>
        </div>
        <Problem text={problem} />
        {table ? (
          <Grid people={table.people} rows={rows} chosen={cell} choose={choose} keep={keep} become={open} />
        ) : (
          problem === undefined && <p className="quiet">Asking for every persona …</p>
        )}
      </section>
      <section className="pane reasons" aria-label="Reasons">
        {cell ? (
          <>
            <p className="actions">
              <strong>{cell.person.name}</strong>
              <button type="button" onClick={() => open(cell.person)}>
                Open the portal as this person
              </button>
            </p>
            <PlannedChange changing={changing} />
            <KeptBy table={table} cell={cell} />
            <Reasons key={`${cell.person.id} ${cell.subject}`} cell={cell} manifest={manifest} />
          </>
        ) : (
          <p className="quiet">
            Choose a cell for its reasons, or a persona at the top to open the portal as that person. This is
            what each sees on ordinary pages. A chosen cell can be kept as it is, by a claim.
          </p>
        )}
      </section>
    </div>
  )
}

/** Headings stay while nothing is looked for. */
function isWanted(
  { subject, label, cells }: PersonaTable['rows'][number],
  words: string,
  onlyDiffering: boolean,
): boolean {
  if (onlyDiffering && new Set(cells?.map(({ status }) => status)).size < 2) return false
  const text = `${subject} ${label}`.toLowerCase()
  return (
    (words.trim() === '' || cells !== undefined) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}

function Reasons({ cell: { person, subject }, manifest }: { cell: Cell; manifest: Manifest }) {
  const facts = { ...person.facts, area: 'default' }
  const { answer, problem } = useAnswer<Inspection>('inspect', { facts, subject }, manifest)
  const node = answer && bySubject(answer.tree).get(subject)
  if (problem !== undefined) return <Problem text={problem} />
  return node ? <SelectedPane node={node} changes={[]} /> : <p className="quiet">Asking why …</p>
}

/** The claims that protect the chosen cell. */
function KeptBy({ table, cell }: { table: PersonaTable | undefined; cell: Cell }) {
  const column = table?.people.findIndex(({ id }) => id === cell.person.id) ?? -1
  const ids = table?.rows.find(({ subject }) => subject === cell.subject)?.cells?.[column]?.protectedBy ?? []
  return ids.map((id) => {
    const { says, position } = table!.claims[id]!
    return (
      <p key={id} className="note">
        Kept by the claim {id}: “{says}” <PositionLink position={position} />
      </p>
    )
  })
}
