// Comma-separated files of exactly what a table shows. Cells that a spreadsheet would run as a formula are defused.

const cell = (text: string) => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a CSV file, with the mark that lets spreadsheets read it as UTF-8. */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map((value) => cell(String(value))).join(',')).join('\r\n')}\r\n`
}

/** Pounds with pence and no sign of currency, as spreadsheets want them. */
export const csvPounds = (pence: number) => (pence / 100).toFixed(2)

/** Hands a text to the browser as a download. */
export function saveCsv(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
