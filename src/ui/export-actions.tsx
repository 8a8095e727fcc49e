// Taking a table away: a CSV of exactly what it shows, or paper.
import { Button } from './button.tsx'
import { saveCsv, writeCsv } from './csv.ts'

interface ExportActionsProps {
  fileName: string
  /** Asked for at the press, so that it holds what is on screen then. */
  table: () => { header: string[]; rows: (string | number)[][] }
}

export function ExportActions({ fileName, table }: ExportActionsProps) {
  const save = () => {
    const { header, rows } = table()
    saveCsv(fileName, writeCsv(header, rows))
  }
  return (
    <>
      <Button icon="download" onClick={save}>
        Download CSV
      </Button>
      <Button icon="print" onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
