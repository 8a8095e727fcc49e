// A data table on a phone: each row is one line with its amount at the end and a note below its name; what else is known
// of it unfolds.
import { Fragment, useId, type ReactNode } from 'react'
import { Disclosure } from '../disclosure.tsx'
import { groupRows } from './group-rows.ts'
import css from './data-rows.module.css'

/** By which column, and how. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** What a table is given. */
export interface DataTableProps<Row> {
  caption: string
  /** The caption, for screen readers; visible only when no heading says the same. */
  showCaption?: boolean
  /** Width in pixels from which the table fits; 320 with up to three columns and 768 with more, unless it is told. */
  fitsFrom?: number
  /** For tables below one another that have the same columns. */
  aligned?: boolean
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Names the group of a row; neighbours of one group have a heading. */
  groupOf?: ((row: Row) => string) | undefined
  /** Next to the heading of a group, such as its sum. */
  groupNote?: (rows: readonly Row[]) => ReactNode
  /** What a row unfolds on a phone in addition to its columns, and whether it is open from the start. */
  details?: (row: Row) => ReactNode
  isOpen?: (row: Row) => boolean
  /** The names are links or buttons, so the unfolding has a button of its own. */
  namesAreControls?: boolean
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
}

/** A column: its header, and its cell of a row. */
export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligns figures. */
  figures?: boolean
  sortable?: boolean
  /** The column's cell in the total row. */
  total?: ReactNode
  /** On a phone: at the end of the row's line, in the note below its name, or below that; nowhere, as another
   *  cell says it. Other columns unfold. */
  narrow?: 'amount' | 'note' | 'below' | 'nowhere'
  /** The cell on a phone, where it differs: it stands in a button. */
  narrowCell?: (row: Row) => ReactNode
}

type Cell<Row> = (column: Column<Row>) => ReactNode

/** The table on a phone: a line for each row, which unfolds. */
export function DataRows<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, groupOf, groupNote } = props
  const totalOf: Cell<Row> = ({ total }) => total
  const hasTotals = columns.some(({ total }) => total !== undefined)
  return (
    <>
      {groupRows(rows, groupOf).map((group, place, groups) => (
        <Fragment key={group.key}>
          {group.name !== undefined && (
            <div className={css.group}>
              <h3>{group.name}</h3>
              <span className="figures">{groupNote?.(group.rows)}</span>
            </div>
          )}
          <ul aria-label={group.name === undefined ? caption : `${caption}, ${group.name}`}>
            {group.rows.map((row) => (
              <li key={rowId(row)} className={props.namesAreControls ? `${css.row} ${css.split}` : css.row}>
                <Line {...props} row={row} cellOf={({ cell, narrowCell }) => (narrowCell ?? cell)(row)} />
              </li>
            ))}
            {hasTotals && place === groups.length - 1 && (
              <li className={`${css.row} ${css.sum} ${props.namesAreControls ? css.split : ''}`}>
                <Line {...props} cellOf={totalOf} />
              </li>
            )}
          </ul>
        </Fragment>
      ))}
    </>
  )
}

type LineProps<Row> = DataTableProps<Row> & {
  /** Undefined for the total. */
  row?: Row
  cellOf: Cell<Row>
}

function Line<Row>({ columns, row, cellOf, details, isOpen, namesAreControls }: LineProps<Row>) {
  const nameId = useId()
  const [name, ...others] = columns
  const { amount, notes, below, rest } = placesOf(others)
  const isSaid = (column: Column<Row>) => ![undefined, false, ''].includes(cellOf(column) as never)
  const hidden = rest.filter(isSaid)
  const line = (
    <span className={css.line}>
      <span id={nameId} className={css.name}>
        {name && cellOf(name)}
      </span>
      <span className={`${css.amount} figures`}>{amount && cellOf(amount)}</span>
      {row !== undefined && notes.length > 0 && (
        <span className={css.notes}>
          {notes.filter(isSaid).map((column) => (
            <span key={column.id}>{cellOf(column)}</span>
          ))}
        </span>
      )}
      {row !== undefined &&
        below.map((column) => (
          <span key={column.id} className={css.below}>
            {cellOf(column)}
          </span>
        ))}
    </span>
  )
  const more = row === undefined ? undefined : details?.(row)
  if (hidden.length === 0 && !more) return line
  const content = (
    <>
      {hidden.length > 0 && (
        <dl className={css.facts}>
          {hidden.map((column) => (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd className="figures">{cellOf(column)}</dd>
            </div>
          ))}
        </dl>
      )}
      {more}
    </>
  )
  return namesAreControls ? (
    <>
      {line}
      <Disclosure
        label={
          <span id={`${nameId}-details`} className="visually-hidden">
            Details of
          </span>
        }
        labelledBy={`${nameId}-details ${nameId}`}
      >
        {content}
      </Disclosure>
    </>
  ) : (
    <Disclosure
      isRow
      onDemand
      startsOpen={row !== undefined && isOpen?.(row) === true}
      label={
        <>
          {line}
          <span className="visually-hidden">: details</span>
        </>
      }
    >
      {content}
    </Disclosure>
  )
}

/** Where the columns after the name go. Unless they say it, the last figure is the amount, and the first words are the note. */
function placesOf<Row>(all: readonly Column<Row>[]) {
  const columns = all.filter(({ narrow }) => narrow !== 'nowhere')
  const amount =
    columns.find(({ narrow }) => narrow === 'amount') ??
    columns.findLast(({ figures, narrow }) => figures && !narrow)
  const others = columns.filter((column) => column !== amount && column.narrow !== 'below')
  const asked = others.filter(({ narrow }) => narrow === 'note')
  const notes = asked.length > 0 ? asked : others.filter(({ figures }) => !figures).slice(0, 1)
  const below = columns.filter(({ narrow }) => narrow === 'below')
  return { amount, notes, below, rest: others.filter((column) => !notes.includes(column)) }
}
