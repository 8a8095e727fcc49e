// Buttons to download a table as CSV and to print the page. On a phone a menu holds them.
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useMediaQuery } from '../use-media-query.ts'
import { MoreMenu } from './more-menu.tsx'
import { saveCsv, type CsvTable } from './save-csv.ts'

interface ExportProps {
  fileName: string
  /** Called when the button is pressed, so the file has what is on screen then. Undefined: nothing to export yet. */
  table: (() => CsvTable) | undefined
}

/** Buttons that save a table as CSV and print the page. */
export function ExportActions({ fileName, table }: ExportProps) {
  return (
    <PageActions>
      <CsvButton fileName={fileName} table={table} />
      <PrintButton disabled={!table} />
    </PageActions>
  )
}

/** Buttons that take a page away; on a phone a menu holds them. */
export const PageActions = ({ children }: { children: ReactNode }) =>
  useMediaQuery('(min-width: 48rem)') ? children : <MoreMenu>{children}</MoreMenu>

/** What can be taken away of a page without tables: its print. */
export const PrintAction = () => (
  <PageActions>
    <PrintButton />
  </PageActions>
)

/** A button that saves a table as CSV. */
export function CsvButton({ fileName, table }: ExportProps) {
  const save = () => {
    if (table) saveCsv(fileName, table())
  }
  return (
    <Button icon="download" variant="quiet" disabled={!table} onClick={save}>
      Download CSV
    </Button>
  )
}

/** A button that prints the page. */
export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button icon="print" variant="quiet" disabled={disabled} onClick={() => window.print()}>
      Print
    </Button>
  )
}
