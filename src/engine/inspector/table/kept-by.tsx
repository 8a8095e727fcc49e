// The claims that keep the chosen cell as it is.
import type { PersonaTable } from '../inspection.ts'
import { PositionLink } from '../open-in-editor.tsx'
import type { Cell } from './table-grid.tsx'

export function KeptBy({ table, cell }: { table: PersonaTable | undefined; cell: Cell }) {
  const column = table?.people.findIndex(({ id }) => id === cell.person.id) ?? -1
  const kept = table?.rows.find(({ subject }) => subject === cell.subject)?.cells?.[column]?.kept ?? []
  return kept.map((id) => {
    const { says, position } = table!.claims[id]!
    return (
      <p key={id} className="note">
        Kept by the claim {id}: “{says}” <PositionLink position={position} />
      </p>
    )
  })
}
