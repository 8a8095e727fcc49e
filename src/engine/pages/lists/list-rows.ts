// The rows of a list as its page shows them: how each cell reads, which rows the address asks for, in which order. Pure.
import { isCalendarDate, isInstant } from '#base/dates/iso.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { formatPence } from '#base/money.ts'
import { once } from '#base/once.ts'
import type { ListColumn, ListPage, ListRow } from '#manifest/page-contents.ts'
import { formatShortDate } from '#ui/figures/dates.ts'
import { formatCount } from '#ui/lists/format-count.ts'
import { csvPounds } from '#ui/tables/csv.ts'
import type { Sort } from '#ui/tables/data-rows.tsx'
import type { CsvTable } from '#ui/tables/save-csv.ts'

/** Names of parameters of the address. Ids of columns have no dash. */
export const SEARCH = 'q'
export const filterName = (id: string): string => `filter-${id}`

/** What the address asks for. */
export interface ListView {
  rows: readonly ListRow[]
  /** What is searched for; empty for nothing. */
  text: string
  filters: readonly { column: ListColumn; choices: readonly string[]; chosen: string | undefined }[]
  /** Sentences about what the address asks for and the list has not. */
  ignored: readonly string[]
  sort: Sort | undefined
}

const collator = once(() => new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' }))

/** The value of a field; undefined where there is none that can be read. */
export function valueOf(row: ListRow, field: string): string | number | boolean | undefined {
  const value = row[field]
  const isRead = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
  return isRead && value !== '' ? value : undefined
}

/** A day, "2026-11-27"; of a moment, that of London. Undefined for what is neither. */
function dayOf(value: string): string | undefined {
  if (isCalendarDate(value)) return value
  return isInstant(value) ? londonDate(new Date(value)) : undefined
}

const dayInWords = (value: string): string => {
  const day = dayOf(value)
  return day === undefined ? value : formatShortDate(day)
}

/** The chip of a value, as the page describes it. */
export const chipOf = ({ id, chips }: ListColumn, row: ListRow) =>
  chips?.find(({ value }) => value === String(valueOf(row, id)))

export const currencyOf = ({ currency }: ListColumn, row: ListRow): string =>
  String((currency !== undefined && valueOf(row, currency)) || 'GBP')

/** A cell as it is read; empty where there is no value. */
export function cellText(column: ListColumn, row: ListRow): string {
  const value = valueOf(row, column.id)
  if (value === undefined) return ''
  if (column.kind === 'date') return dayInWords(String(value))
  if (column.kind === 'money') return formatPence(Number(value), currencyOf(column, row))
  const chip = chipOf(column, row)
  if (chip) return chip.label
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}

/** The rows that the address asks for, in its order. */
export function viewOf(page: ListPage, all: readonly ListRow[], search: URLSearchParams): ListView {
  const text = page.search === true ? (search.get(SEARCH) ?? '').trim() : ''
  const filters = (page.filters ?? []).flatMap((id) => {
    const column = page.columns.find((each) => each.id === id)
    if (!column) return []
    const texts = new Set(all.map((row) => cellText(column, row)).filter((each) => each !== ''))
    const asked = search.get(filterName(id)) ?? undefined
    const chosen = asked !== undefined && texts.has(asked) ? asked : undefined
    return [{ column, choices: [...texts].toSorted(collator().compare), asked, chosen }]
  })
  const fitting = all.filter(
    (row) =>
      filters.every(({ column, chosen }) => chosen === undefined || cellText(column, row) === chosen) &&
      isFound(page, row, text),
  )
  const sort = sortOf(page, search)
  return {
    rows: sort ? sorted(page, fitting, sort) : fitting,
    text,
    filters,
    ignored: filters.flatMap(({ column, asked, chosen }) =>
      asked === undefined || chosen !== undefined
        ? []
        : [`There is no “${asked.slice(0, 40)}” under ${column.label}, so we left it out.`],
    ),
    sort,
  }
}

/** Every word is somewhere in the row; amounts are found with and without commas. */
function isFound({ columns }: ListPage, row: ListRow, text: string): boolean {
  if (text === '') return true
  const read = columns
    .map((column) => cellText(column, row))
    .join(' ')
    .toLowerCase()
  const all = `${read} ${read.replaceAll(',', '')}`
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** The order that the address asks for, else that of the page, by a column that the person sees. */
function sortOf({ columns, sort }: ListPage, search: URLSearchParams): Sort | undefined {
  const asked = search.get('sort')
  if (columns.some(({ id }) => id === asked))
    return { column: asked!, direction: search.get('order') === 'ascending' ? 'ascending' : 'descending' }
  return sort && columns.some(({ id }) => id === sort.by)
    ? { column: sort.by, direction: sort.order }
    : undefined
}

/** Rows without a value come last in both directions. */
function sorted({ columns }: ListPage, rows: readonly ListRow[], { column: id, direction }: Sort): ListRow[] {
  const column = columns.find((each) => each.id === id)!
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a, id), valueOf(b, id)]
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined)
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
    // Days and moments in UTC are in order as they are written.
    if (column.kind === 'date') return sign * (String(left) < String(right) ? -1 : Number(left !== right))
    return sign * collator().compare(cellText(column, a), cellText(column, b))
  })
}

/** The sum of a column of money. */
export const sumOf = ({ id }: ListColumn, rows: readonly ListRow[]): number =>
  rows.reduce((sum, row) => sum + Number(valueOf(row, id) ?? 0), 0)

/** "3 payments", or "1 of 3 payments" if filters hide some. */
export function countText({ counted }: ListPage, shown: number, all: number): string {
  const words = all === 1 ? counted.one : counted.other
  return shown === all
    ? `${formatCount(all)} ${words}`
    : `${formatCount(shown)} of ${formatCount(all)} ${words}`
}

/** For a spreadsheet: days as YYYY-MM-DD, amounts without signs, the currency of each amount beside it. */
export const csvOf = ({ columns }: ListPage, rows: readonly ListRow[]): CsvTable => ({
  header: columns.flatMap(({ kind, label, currency }) => {
    if (kind !== 'money') return [label]
    return currency === undefined ? [`${label} (GBP)`] : [label, `Currency of ${label}`]
  }),
  rows: rows.map((row) =>
    columns.flatMap((column) => {
      const value = valueOf(row, column.id)
      const isAlone = column.kind !== 'money' || column.currency === undefined
      const rest = isAlone ? [] : [currencyOf(column, row)]
      if (value === undefined) return ['', ...rest]
      if (column.kind === 'money') return [csvPounds(Number(value)), ...rest]
      return [(column.kind === 'date' && dayOf(String(value))) || cellText(column, row)]
    }),
  ),
})
