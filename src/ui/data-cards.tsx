// A data table on a narrow screen: each row a card with its facts as a definition list.
import type { ReactNode } from 'react'
import type { Column } from './data-table.tsx'
import css from './data-table.module.css'

interface DataCardsProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

export function DataCards<Row>({ caption, columns, rows, rowId }: DataCardsProps<Row>) {
  const [name, ...facts] = columns
  const totals = facts.filter((column) => column.total !== undefined && column.total !== '')
  return (
    <ul className={css.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowId(row)} className={css.card}>
          <div className={css.name}>{name?.cell(row)}</div>
          <dl className={css.facts}>
            {facts.map((column) => (
              <Fact key={column.id} header={column.header}>
                {column.cell(row)}
              </Fact>
            ))}
          </dl>
        </li>
      ))}
      {totals.length > 0 && (
        <li className={css.card}>
          <div className={css.name}>{name?.total}</div>
          <dl className={css.facts}>
            {totals.map((column) => (
              <Fact key={column.id} header={column.header}>
                {column.total}
              </Fact>
            ))}
          </dl>
        </li>
      )}
    </ul>
  )
}

function Fact({ header, children }: { header: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{header}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}
