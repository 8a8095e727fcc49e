// Prints measurements as tables of plain text, and takes medians.

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
export function printTable(heading: string, rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  console.log(`\n${heading}`)
  for (const [index, row] of rows.entries()) {
    const cells = widths.map((width, column) =>
      column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
    )
    console.log(`  ${cells.join('  ').trimEnd()}`)
    if (index === 0) console.log(`  ${widths.map((width) => '-'.repeat(width)).join('  ')}`)
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

export const milliseconds = (time: number): string => (Number.isNaN(time) ? '–' : time.toFixed(0))

export const ratio = (value: number): string => `${value.toFixed(2)}×`
