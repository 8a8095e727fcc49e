// Writes a table as CSV. Cells that a spreadsheet would run as a formula are escaped.

const cell = (text: string) => {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a CSV file, with a byte-order mark, so that spreadsheets read it as UTF-8. */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map((value) => cell(String(value))).join(',')).join('\r\n')}\r\n`
}

/** A number with at most so many decimals, for spreadsheets. */
export const csvNumber = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Pounds with pence and without a currency sign, for spreadsheets. */
export const csvPounds = (pence: number) => (pence / 100).toFixed(2)
