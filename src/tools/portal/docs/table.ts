// A table in Markdown.

export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  line(columns),
  `|${'---|'.repeat(columns.length)}`,
  ...rows.map(line),
]

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
