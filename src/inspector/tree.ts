// The rows of the tree, and how keys move over them (WAI-ARIA tree pattern).
import type { Part, Status } from './inspection.ts'

export interface Row {
  part: Part
  level: number
  position: number
  size: number
  isOpen: boolean
  parent: string | undefined
}

export interface Wanted {
  words: string
  status: Status | 'all'
}

/** Rows from top to bottom. While something is looked for, what leads to a match is unfolded. */
export function rowsOf(tree: readonly Part[], unfolded: ReadonlySet<string>, wanted: Wanted): Row[] {
  const isLooking = wanted.words.trim() !== '' || wanted.status !== 'all'
  const walk = (parts: readonly Part[], level: number, parent: string | undefined): Row[] => {
    const kept = isLooking ? parts.filter((part) => leadsToMatch(part, wanted)) : parts
    return kept.flatMap((part, index) => {
      const isOpen = part.children.length > 0 && (isLooking || unfolded.has(part.subject))
      const row = { part, level, position: index + 1, size: kept.length, isOpen, parent }
      return [row, ...(isOpen ? walk(part.children, level + 1, part.subject) : [])]
    })
  }
  return walk(tree, 1, undefined)
}

const leadsToMatch = (part: Part, wanted: Wanted): boolean =>
  isMatch(part, wanted) || part.children.some((child) => leadsToMatch(child, wanted))

function isMatch({ subject, label, reasons }: Part, { words, status }: Wanted): boolean {
  if (!reasons || (status !== 'all' && reasons.status !== status)) return false
  const text = `${subject} ${label}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export type Move = { to: string } | { fold: string } | { unfold: string }

/** What a key does on a row. Undefined for keys that mean nothing here. */
export function moveOf(rows: readonly Row[], at: string, key: string): Move | undefined {
  const index = rows.findIndex(({ part }) => part.subject === at)
  const row = rows[index]
  const to = (target: Row | undefined): Move | undefined => target && { to: target.part.subject }
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1])
    case 'ArrowUp':
      return to(rows[index - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'ArrowRight':
      if (!row || row.part.children.length === 0) return undefined
      return row.isOpen ? to(rows[index + 1]) : { unfold: at }
    case 'ArrowLeft':
      if (row?.isOpen) return { fold: at }
      return row?.parent === undefined ? undefined : { to: row.parent }
    default:
      return undefined
  }
}

/** Everything by its name. */
export function bySubject(tree: readonly Part[]): Map<string, Part> {
  return new Map(
    tree.flatMap((part): [string, Part][] => [[part.subject, part], ...bySubject(part.children)]),
  )
}

/** What must be unfolded for this one to be seen. */
export function ancestorsOf(tree: readonly Part[], subject: string): string[] {
  for (const part of tree) {
    if (part.children.some((child) => child.subject === subject)) return [part.subject]
    const deeper = ancestorsOf(part.children, subject)
    if (deeper.length > 0) return [part.subject, ...deeper]
  }
  return []
}

/** Of what stands below a heading, how much is shown? */
export function countShown(part: Part): { shown: number; all: number } {
  const below = [...bySubject(part.children).values()].flatMap(({ reasons }) => reasons ?? [])
  return { shown: below.filter(({ status }) => status === 'shown').length, all: below.length }
}
