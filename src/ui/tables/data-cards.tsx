// A data table on a narrow screen: each row is a card with a definition list.
import { Fragment, type ReactNode } from 'react'
import type { Column } from './data-table.tsx'
import { groupRows } from './group-rows.ts'
import css from './data-table.module.css'

interface DataCardsProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  groupOf?: ((row: Row) => string) | undefined
}

export function DataCards<Row>({ caption, columns, rows, rowId, groupOf }: DataCardsProps<Row>) {
  const [name, ...facts] = columns
  const totals = facts.filter((column) => column.total !== undefined && column.total !== '')
  return (
    <>
      {groupRows(rows, groupOf).map((group, place, groups) => (
        <Fragment key={group.key}>
          {group.name !== undefined && <h3 className={css.groupName}>{group.name}</h3>}
          <ul
            className={css.cards}
            aria-label={group.name === undefined ? caption : `${caption}, ${group.name}`}
          >
            {group.rows.map((row) => (
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
            {totals.length > 0 && place === groups.length - 1 && (
              <li className={`${css.card} ${css.sum}`}>
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
        </Fragment>
      ))}
    </>
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
