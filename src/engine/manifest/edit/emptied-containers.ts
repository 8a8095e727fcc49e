// Adds to removals what they would leave empty.
import { escapePointer, parentOf, valueAtPointer, type Json } from '../read/pointer.ts'
import type { Edit } from './edit-text.ts'

/** Lists and objects that these removals leave empty go too, as does a group without entries or a condition without words. */
export function withEmptiedContainers(value: Json, edits: readonly Edit[]): Edit[] {
  const removals = new Set(edits.flatMap((edit) => (edit.op === 'remove' ? [edit.path] : [])))
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const path of removals) {
      const parent = parentOf(path)
      if (removals.has(parent) || !REMOVED_WHEN_EMPTY.test(parent)) continue
      const around = valueAtPointer(value, parent) as object
      if (!Object.keys(around).every((key) => removals.has(`${parent}/${escapePointer(key)}`))) continue
      // A group of a menu goes with its last entry, its list alone would be missing.
      removals.add(parent.replace(/\/children$|(?<=\/groups\/\d+)\/items$/, ''))
      removals.add(parent)
      isDone = false
    }
  }
  const kept = edits.filter((edit) => edit.op !== 'remove')
  const outermost = [...removals].filter(
    (path) => ![...removals].some((other) => path.startsWith(`${other}/`)),
  )
  return [
    ...kept.filter((edit) => !outermost.some((path) => edit.path.startsWith(`${path}/`))),
    ...outermost.toSorted(lastFirst).map((path): Edit => ({ op: 'remove', path })),
  ]
}

/** What is removed if it would be left empty. */
const REMOVED_WHEN_EMPTY =
  /^\/(groups(\/\d+\/items)?|examples)$|\/(guards|beats|opens|closed|shown|hidden|except|is|anyOf|allOf|not|when|match|children|actions)$/

/** Later places first, so that earlier removals do not move them. */
function lastFirst(a: string, b: string): number {
  const [one, two] = [a.split('/'), b.split('/')]
  const i = one.findIndex((step, n) => step !== two[n])
  return Number(two[i]) - Number(one[i]) || (a < b ? 1 : -1)
}
