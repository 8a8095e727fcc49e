// Buttons to download a table as CSV and to print the page.
import { Button } from '../button.tsx'
import { saveFile } from '../save-file.ts'
import { writeCsv } from './csv.ts'

interface ExportProps {
  fileName: string
  /** Called when the button is pressed, so the file has what is on screen then. Undefined: nothing to export yet. */
  table: (() => { header: string[]; rows: (string | number)[][] }) | undefined
}

export function ExportActions({ fileName, table }: ExportProps) {
  return (
    <>
      <CsvButton fileName={fileName} table={table} />
      <PrintButton disabled={!table} />
    </>
  )
}

export function CsvButton({ fileName, table }: ExportProps) {
  const save = () => {
    if (!table) return
    const { header, rows } = table()
    saveFile({ fileName, blob: new Blob([writeCsv(header, rows)], { type: 'text/csv;charset=utf-8' }) })
  }
  return (
    <Button icon="download" disabled={!table} onClick={save}>
      Download CSV
    </Button>
  )
}

export function PrintButton({ disabled }: { disabled: boolean }) {
  return (
    <Button icon="print" disabled={disabled} onClick={() => window.print()}>
      Print
    </Button>
  )
}
