// What is wrong with the columns of a page of the kind "list": properties of another kind, fields that do not fit, two of one name.
import type { FieldKind, ListColumn, ListColumnKind } from '../page-contents.ts'
import { checkField, checkTarget, type CheckedList } from './list-fields.ts'

interface OfKind {
  /** What a column of this kind needs beside its label, and what it may have. */
  needs: readonly string[]
  may: readonly string[]
  /** Which values it shows. */
  shows: readonly FieldKind[]
}

const kinds: Readonly<Record<ListColumnKind, OfKind>> = {
  text: { needs: [], may: [], shows: ['text', 'number', 'yes-no'] },
  date: { needs: [], may: [], shows: ['date'] },
  money: { needs: [], may: ['currency'], shows: ['money'] },
  chip: { needs: [], may: ['chips'], shows: ['text', 'yes-no'] },
  link: { needs: ['to'], may: ['params'], shows: ['text'] },
}

const KINDS_PROPERTIES = new Set(Object.values(kinds).flatMap(({ needs, may }) => [...needs, ...may]))

export function checkColumns(list: CheckedList): void {
  const { columns } = list.page
  if (columns[0]?.when !== undefined)
    list.scope.report(
      '/columns/0/when',
      'list',
      `The first column, "${columns[0].id}", names the row, so people who do not see it could not tell the rows apart.`,
      'Remove the condition, or put a column before it that everybody sees.',
    )
  for (const [i, column] of columns.entries()) {
    const pointer = `/columns/${i}`
    checkTwice(list, columns.slice(0, i), column, pointer)
    checkKind(list, column, pointer)
    checkField(list, column.id, `${pointer}/id`, kinds[column.kind].shows)
    if (column.currency !== undefined) checkField(list, column.currency, `${pointer}/currency`, ['text'])
    checkChips(list, column, pointer)
    if (column.kind === 'link' && column.to !== undefined)
      checkTarget(list, { to: column.to, ...(column.params && { params: column.params }) }, pointer)
  }
}

/** Sort, filters and totals name columns, and people tell them apart by their headings. */
function checkTwice(
  { scope }: CheckedList,
  before: readonly ListColumn[],
  { id, label }: ListColumn,
  pointer: string,
): void {
  if (before.some((each) => each.id === id))
    scope.report(
      `${pointer}/id`,
      'duplicate',
      `Two columns are called "${id}", so nothing could say which of them is meant.`,
      'Remove one, or show another field.',
    )
  else if (before.some((each) => each.label === label))
    scope.report(
      `${pointer}/label`,
      'duplicate',
      `Two columns read “${label}”, so nobody could tell them apart.`,
      'Write another label.',
    )
}

function checkKind({ scope }: CheckedList, column: ListColumn, pointer: string): void {
  const { needs, may } = kinds[column.kind]
  const about = `"${column.id}" is a column of the kind ${column.kind}`
  for (const name of needs)
    if (!(name in column)) scope.report(pointer, 'list', `${about}, which needs "${name}".`, `Add "${name}".`)
  for (const name of Object.keys(column))
    if (KINDS_PROPERTIES.has(name) && ![...needs, ...may].includes(name))
      scope.report(
        `${pointer}/${name}#key`,
        'list',
        `${about}, where "${name}" does nothing.`,
        'Remove it, or correct the kind.',
      )
}

function checkChips({ scope }: CheckedList, { id, chips = [] }: ListColumn, pointer: string): void {
  for (const [i, { value }] of chips.entries())
    if (chips.slice(0, i).some((each) => each.value === value))
      scope.report(
        `${pointer}/chips/${i}/value`,
        'duplicate',
        `Two chips of "${id}" are for the value "${value}", so the second is never read.`,
        'Remove one.',
      )
}
