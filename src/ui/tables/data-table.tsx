// A data table; on screens too narrow for it, cards with definition lists. The caller keeps the order, usually in the URL.
import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { DataCards } from './data-cards.tsx'
import { groupRows } from './group-rows.ts'
import { useMediaQuery } from '../use-media-query.ts'
import css from './data-table.module.css'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligns figures. */
  figures?: boolean
  sortable?: boolean
  /** The column's cell in the total row. */
  total?: ReactNode
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

interface DataTableProps<Row> {
  caption: string
  /** The caption, for screen readers; visible only when no heading says the same. */
  showCaption?: boolean
  /** Width in pixels from which the table fits; 768 unless it has many columns. */
  fitsFrom?: number
  /** For tables below one another that have the same columns. */
  aligned?: boolean
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Names the group of a row; neighbours of one group have a heading. */
  groupOf?: ((row: Row) => string) | undefined
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const wide = useMediaQuery(`(min-width: ${(props.fitsFrom ?? 768) / 16}rem), print`)
  return wide ? <WideTable {...props} /> : <DataCards {...props} />
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption, aligned, columns, rows, rowId, groupOf, sort, onSort } = props
  return (
    <div className={css.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={aligned ? `${css.table} ${css.aligned}` : css.table}>
        <caption className={showCaption ? css.caption : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={column.figures ? css.right : undefined}
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
              >
                {column.sortable && onSort ? (
                  <SortButton column={column.id} header={column.header} sort={sort} onSort={onSort} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groupRows(rows, groupOf).map((group) => (
          <tbody key={group.key}>
            {group.name !== undefined && (
              <tr className={css.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.name}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr key={rowId(row)}>
                {columns.map((column, index) => (
                  <Cell key={column.id} column={column} isName={index === 0}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {columns.some((column) => column.total !== undefined) && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} isName={index === 0}>
                  {column.total}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface CellProps {
  column: Pick<Column<never>, 'figures'>
  isName: boolean
  children: ReactNode
}

function Cell({ column, isName, children }: CellProps) {
  if (isName) return <th scope="row">{children}</th>
  return <td className={column.figures ? `${css.right} figures` : undefined}>{children}</td>
}

interface SortButtonProps {
  column: string
  header: string
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

function SortButton({ column, header, sort, onSort }: SortButtonProps) {
  const sorted = sort?.column === column
  const next = sorted && sort.direction === 'descending' ? 'ascending' : 'descending'
  return (
    <button type="button" className={css.sort} onClick={() => onSort({ column, direction: next })}>
      {header}
      <span className={sorted ? css.mark : css.idle}>
        <Icon name={sorted && sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />
      </span>
    </button>
  )
}
