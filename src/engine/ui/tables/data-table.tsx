// A data table; on screens too narrow for it, a list of one line for each row. The caller keeps the order, usually in the URL.
import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { DataRows, type Column, type DataTableProps, type Sort } from './data-rows.tsx'
import { groupRows } from './group-rows.ts'
import { useMediaQuery } from '../use-media-query.ts'
import css from './data-table.module.css'

/** Tables of so many columns stay tables on a phone. */
const SHORT = 3

/** The width in pixels from which a table of so many columns is one; below it, each row is a line. */
export const tableFitsFrom = (columns: number): number => (columns <= SHORT ? 320 : 768)

/** Rows in columns; on a narrow window each row is a line of its own. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const fitsFrom = props.fitsFrom ?? tableFitsFrom(props.columns.length)
  const wide = useMediaQuery(`(min-width: ${fitsFrom / 16}rem), print`)
  return wide ? <WideTable {...props} /> : <DataRows {...props} />
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption, aligned, columns, rows, rowId, groupOf, groupNote, sort, onSort } = props
  return (
    <div className={css.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={tableClass(columns.length, aligned)}>
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
                  <span className={css.groupLine}>
                    {group.name}
                    <span className={`${css.groupNote} figures`}>{groupNote?.(group.rows)}</span>
                  </span>
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

/** A table of two or three columns is no wider than the eye keeps its line. */
const tableClass = (columns: number, aligned = false) =>
  [css.table, aligned && css.aligned, columns <= SHORT && css.short].filter(Boolean).join(' ')

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
