// Everything that is kept, with purpose, place and end.
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { howLong, type StorageEntry } from './storage-entries.ts'
import css from '../details.module.css'

export function StorageTable({ rows }: { rows: readonly StorageEntry[] }) {
  return (
    <DataTable
      caption="What is kept in this browser"
      rows={rows}
      rowId={({ key, place }) => key + place}
      columns={[
        { id: 'purpose', header: 'What it is', cell: ({ purpose }) => purpose },
        { id: 'until', header: 'How long', cell: howLong },
        { id: 'place', header: 'Where', cell: ({ place }) => (place === 'tab' ? 'This tab' : 'All tabs') },
        { id: 'key', header: 'Name', cell: ({ key }) => <code className={css.key}>{key}</code> },
      ]}
    />
  )
}
