// Neighbouring rows of the same group, for the headings of a table. Pure.

interface RowGroup<Row> {
  key: number
  /** Undefined if rows have no groups. */
  name: string | undefined
  rows: Row[]
}

/** The rows in their order, cut wherever the group changes. */
export function groupRows<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string) | undefined,
): RowGroup<Row>[] {
  if (!groupOf) return [{ key: 0, name: undefined, rows: [...rows] }]
  const groups: RowGroup<Row>[] = []
  for (const row of rows) {
    const name = groupOf(row)
    const last = groups.at(-1)
    if (last?.name === name) last.rows.push(row)
    else groups.push({ key: groups.length, name, rows: [row] })
  }
  return groups
}
