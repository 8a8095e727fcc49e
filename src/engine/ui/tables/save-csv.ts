// Puts a table into the browser's downloads as a CSV file.
import { saveFile } from '../save-file.ts'
import { writeCsv } from './csv.ts'

export interface CsvTable {
  header: string[]
  rows: (string | number)[][]
}

export function saveCsv(fileName: string, { header, rows }: CsvTable): void {
  saveFile({ fileName, blob: new Blob([writeCsv(header, rows)], { type: 'text/csv;charset=utf-8' }) })
}
