// The rows of the tree, and how keys move over them (WAI-ARIA tree pattern).
import type { Verdict } from '#manifest/change/explain.ts'
import type { InspectedNode } from './inspection.ts'

export interface Row {
  node: InspectedNode
  level: number
  position: number
  size: number
  isOpen: boolean
  parent: string | undefined
}

export interface Wanted {
  words: string
  status: Verdict | 'all'
}

/** Rows from top to bottom. While something is looked for, what leads to a match is unfolded. */
export function rowsOf(tree: readonly InspectedNode[], unfolded: ReadonlySet<string>, wanted: Wanted): Row[] {
  const isLooking = wanted.words.trim() !== '' || wanted.status !== 'all'
  const walk = (nodes: readonly InspectedNode[], level: number, parent: string | undefined): Row[] => {
    const kept = isLooking ? nodes.filter((node) => leadsToMatch(node, wanted)) : nodes
    return kept.flatMap((node, index) => {
      const isOpen = node.children.length > 0 && (isLooking || unfolded.has(node.subject))
      const row = { node, level, position: index + 1, size: kept.length, isOpen, parent }
      return [row, ...(isOpen ? walk(node.children, level + 1, node.subject) : [])]
    })
  }
  return walk(tree, 1, undefined)
}

const leadsToMatch = (node: InspectedNode, wanted: Wanted): boolean =>
  isMatch(node, wanted) || node.children.some((child) => leadsToMatch(child, wanted))

function isMatch({ subject, label, reasons }: InspectedNode, { words, status }: Wanted): boolean {
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
  const index = rows.findIndex(({ node }) => node.subject === at)
  const row = rows[index]
  const to = (target: Row | undefined): Move | undefined => target && { to: target.node.subject }
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
      if (!row || row.node.children.length === 0) return undefined
      return row.isOpen ? to(rows[index + 1]) : { unfold: at }
    case 'ArrowLeft':
      if (row?.isOpen) return { fold: at }
      return row?.parent === undefined ? undefined : { to: row.parent }
    default:
      return undefined
  }
}

/** Everything by its name. */
export function bySubject(tree: readonly InspectedNode[]): Map<string, InspectedNode> {
  return new Map(
    tree.flatMap((node): [string, InspectedNode][] => [[node.subject, node], ...bySubject(node.children)]),
  )
}

/** What must be unfolded for this one to be seen. */
export function ancestorsOf(tree: readonly InspectedNode[], subject: string): string[] {
  for (const node of tree) {
    if (node.children.some((child) => child.subject === subject)) return [node.subject]
    const deeper = ancestorsOf(node.children, subject)
    if (deeper.length > 0) return [node.subject, ...deeper]
  }
  return []
}

/** How much of what is below a heading is shown? */
export function countShown(node: InspectedNode): { shown: number; all: number } {
  const below = [...bySubject(node.children).values()].flatMap(({ reasons }) => reasons ?? [])
  return { shown: below.filter(({ status }) => status === 'shown').length, all: below.length }
}
