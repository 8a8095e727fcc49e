// What is wrong with a page of the kind "list" beyond its schema: what it orders, filters and adds up, where it leads, and what it
// says where there is nothing.
import { didYouMean } from '../conditions/condition.ts'
import type { ListColumn, ListPage } from '../page-contents.ts'
import { paramNames } from '../paths.ts'
import type { ListPageFile } from '../read/types.gen.ts'
import type { Scope } from '../resolve/scope.ts'
import { checkColumns } from './list-column.ts'
import { checkTarget, quoted, type CheckedList } from './list-fields.ts'

/** So many columns are read beside one another, and no more. */
const MOST_COLUMNS = 12

export function checkList(page: ListPageFile, scope: Scope): void {
  const isKnown = scope.requireName('list', page.list, '/list')
  const list: CheckedList = {
    page,
    scope,
    fields: isKnown ? scope.names.supplied.listFields[page.list] : undefined,
  }
  const { columns } = page
  if (columns.length > MOST_COLUMNS)
    scope.report(
      '/columns',
      'list',
      `The page has ${columns.length} columns; nobody could read more than ${MOST_COLUMNS} beside one another.`,
      'Show what tells the rows apart, and the rest on the page that a row leads to.',
    )
  checkColumns(list)
  checkSort(list)
  checkFilters(list)
  checkTotals(list)
  if (page.row) checkTarget(list, page.row, '/row')
  if (page.row && columns[0]?.kind === 'link')
    scope.report(
      '/row',
      'list',
      `The first column, "${columns[0].id}", is a link already, so the row could lead nowhere else.`,
      'Remove "row", or make the column one of another kind.',
    )
  checkEmpty(list)
}

/** Reports a column that is not on the page; gives the one that is. */
function columnOf({ page, scope }: CheckedList, id: string, pointer: string, so: string) {
  const column = page.columns.find((each) => each.id === id)
  if (!column) {
    const ids = page.columns.map((each) => each.id)
    scope.report(
      pointer,
      'unknown-name',
      `No column of this page is called "${id}", ${so}.`,
      didYouMean(id, ids) ?? `Its columns: ${ids.join(', ')}.`,
    )
  }
  return column
}

function checkSort(list: CheckedList): void {
  const { sort } = list.page
  if (sort) columnOf(list, sort.by, '/sort/by', 'so nothing would say which row comes first')
}

function checkFilters(list: CheckedList): void {
  for (const [i, id] of (list.page.filters ?? []).entries()) {
    const pointer = `/filters/${i}`
    const column = columnOf(list, id, pointer, 'so there would be nothing to choose from')
    if (column?.kind === 'money' || column?.kind === 'date')
      list.scope.report(
        pointer,
        'list',
        `People cannot choose among the values of "${id}": it is a column of the kind ${column.kind}, and nearly every row has its own.`,
        'Filter by a column of the kind text, chip or link, and let people search for the others.',
      )
  }
}

function checkTotals(list: CheckedList): void {
  for (const [i, id] of (list.page.totals ?? []).entries()) {
    const pointer = `/totals/${i}`
    const column = columnOf(list, id, pointer, 'so there would be nothing to add up')
    if (column && column.kind !== 'money')
      list.scope.report(
        pointer,
        'list',
        `"${id}" is a column of the kind ${column.kind}, which cannot be added up.`,
        'Name a column of the kind money.',
      )
    else if (column?.currency !== undefined)
      list.scope.report(
        pointer,
        'list',
        `The amounts of "${id}" can be in several currencies, so their sum would be in none.`,
        'Add up a field that the API gives in pounds, or leave the total out.',
      )
    if (column && column === list.page.columns[0])
      list.scope.report(
        pointer,
        'list',
        `"${id}" is the first column, where the total row has its name.`,
        'Move another column before it.',
      )
  }
}

function checkEmpty({ page, scope }: CheckedList): void {
  const { empty } = page
  if (!empty)
    scope.report(
      '',
      'list',
      `Somebody with no ${page.counted.other} would see an empty page.`,
      'Write in "empty" what will appear here, and when.',
    )
  else if (empty.to !== undefined && scope.requireName('route', empty.to, '/empty/to')) {
    const missing = paramNames(scope.names.paths.get(empty.to) ?? '')
    if (missing.length > 0)
      scope.report(
        '/empty/to',
        'missing-parameter',
        `An empty list cannot lead to the route "${empty.to}": its path needs ${quoted(missing)}, and there is no row to give it.`,
        'Lead to a page without parameters.',
      )
  }
}

/** The page as the portal loads it. Its problems say where "empty" is missing. */
export function listToShow(file: ListPageFile): ListPage {
  const { $schema: _, ...page } = file
  return { ...(page as ListPage), columns: page.columns.map(columnToShow) }
}

function columnToShow(column: ListPageFile['columns'][number]): ListColumn {
  const { when, note: _, ...shown } = column
  return { ...shown, ...(when !== undefined && { isPart: true as const }) }
}
