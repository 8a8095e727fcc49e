// The fields that a page of the kind "list" names: its list has them, and they hold what the page shows.
import { didYouMean } from '../conditions/condition.ts'
import type { FieldKind, ListFields, RowTarget } from '../page-contents.ts'
import { paramNames } from '../paths.ts'
import { escapePointer } from '../read/pointer.ts'
import type { ListPageFile } from '../read/types.gen.ts'
import type { Scope } from '../resolve/scope.ts'

/** A list page while it is checked: `fields` are undefined where its list is unknown. */
export interface CheckedList {
  page: ListPageFile
  fields: ListFields | undefined
  scope: Scope
}

/** A link for each row: its route is there, and the row gives each parameter of the path. */
export function checkTarget(list: CheckedList, { to, params = {} }: RowTarget, pointer: string): void {
  const { scope } = list
  if (!scope.requireName('route', to, `${pointer}/to`)) return
  const needed = paramNames(scope.names.paths.get(to) ?? '')
  const missing = needed.filter((name) => !Object.hasOwn(params, name))
  if (missing.length > 0)
    scope.report(
      `${pointer}/to`,
      'missing-parameter',
      `The path of the route "${to}" needs ${quoted(missing)}, and no field of the row gives it.`,
      'Write in "params" which field does.',
    )
  for (const [name, field] of Object.entries(params)) {
    if (needed.includes(name)) checkField(list, field, `${pointer}/params/${escapePointer(name)}`, ['text'])
    else
      scope.report(
        `${pointer}/params/${escapePointer(name)}#key`,
        'unknown-name',
        `The path of the route "${to}" has no parameter "${name}".`,
        didYouMean(name, needed) ?? (needed.length === 0 ? 'Remove it.' : `It has ${quoted(needed)}.`),
      )
  }
}

/** Reports a field that the list has not, or has with other values than these. */
export function checkField(
  { page, fields, scope }: CheckedList,
  field: string,
  pointer: string,
  kinds: readonly FieldKind[],
): void {
  if (!fields) return
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (kind === undefined)
    scope.report(
      pointer,
      'unknown-name',
      `The list "${page.list}" has no field "${field}", so its place would be empty.`,
      didYouMean(field, Object.keys(fields)) ?? `Its fields: ${Object.keys(fields).join(', ')}.`,
    )
  else if (!kinds.includes(kind))
    scope.report(
      pointer,
      'list',
      `The field "${field}" of the list "${page.list}" holds ${HOLDS[kind]}; this place needs ${kinds.map((each) => HOLDS[each]).join(' or ')}.`,
      'Name another field, or correct the kind of the column.',
    )
}

const HOLDS: Readonly<Record<FieldKind, string>> = {
  text: 'words',
  date: 'a day',
  money: 'an amount of money',
  number: 'a number',
  'yes-no': 'yes or no',
}

export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' and ')
