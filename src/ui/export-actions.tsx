// Taking a table away: a CSV of exactly what it shows, or paper.
import { Button } from './button.tsx'
import { saveCsv, writeCsv } from './csv.ts'

interface ExportActionsProps {
  fileName: string
  /** Asked for at the press, so that it holds what is on screen then. Undefined while there is nothing to take away. */
  table: (() => { header: string[]; rows: (string | number)[][] }) | undefined
}

export function ExportActions({ fileName, table }: ExportActionsProps) {
  const save = () => {
    if (!table) return
    const { header, rows } = table()
    saveCsv(fileName, writeCsv(header, rows))
  }
  return (
    <>
      <Button icon="download" disabled={!table} onClick={save}>
        Download CSV
      </Button>
      <Button icon="print" disabled={!table} onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
