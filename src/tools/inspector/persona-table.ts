// The table of all personas against all entries and routes, for the inspector.
import type { InspectedNode, PersonaTable } from '#inspector/inspection.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { inspect, personaChoices } from './inspection.ts'

/** What each persona sees on ordinary pages, by the same answers as those for one person. */
export function personaTable(linked: Linked): PersonaTable {
  const people = personaChoices(linked)
  const trees = people.map(({ facts }) => flat(inspect(linked, { ...facts, area: 'default' }).tree, 1))
  const rows = (trees[0] ?? []).map(({ node: { subject, label, reasons }, level }, row) => ({
    subject,
    label,
    level,
    ...(reasons ? { states: trees.map((tree) => tree[row]!.node.reasons!.status) } : {}),
  }))
  return { people, rows }
}

const flat = (nodes: readonly InspectedNode[], level: number): { node: InspectedNode; level: number }[] =>
  nodes.flatMap((node) => [{ node, level }, ...flat(node.children, level + 1)])
