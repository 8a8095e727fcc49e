// The table of all personas against all entries and routes, for the inspector.
import type { InspectedNode, PersonaChoice, PersonaTable, TableCell } from '#inspector/inspection.ts'
import type { Verdict } from '#manifest/change/explain.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { inspect, personaChoices } from './inspection.ts'
import { protectingClaims, factsFor, promiseOf, routeIn } from './protection.ts'

/** What each persona sees on ordinary pages, by the same answers as those for one person, and which claims protect it. */
export function personaTable(linked: Linked): PersonaTable {
  const people = personaChoices(linked)
  const columns = people.map((person) => ({
    lines: flat(inspect(linked, { ...person.facts, area: 'default' }).tree, 1),
    cellOf: cells(linked, person),
  }))
  const rows = (columns[0]?.lines ?? []).map(({ node: { subject, label, reasons }, level }, row) => ({
    subject,
    label,
    level,
    ...(reasons
      ? { cells: columns.map(({ lines, cellOf }) => cellOf(subject, lines[row]!.node.reasons!.status)) }
      : {}),
  }))
  const claims = linked.claims.map(({ id, says, position }) => [id, { says, position }])
  return { people, rows, claims: Object.fromEntries(claims) as PersonaTable['claims'] }
}

/** The cells of one persona. */
function cells(linked: Linked, { facts }: PersonaChoice): (subject: string, status: Verdict) => TableCell {
  const [onPages, anywhere] = ['', 'route any'].map((each) => protectingClaims(linked, factsFor(each, facts)))
  return (subject, status) => {
    if (status === 'pending') return { status, protectedBy: [] }
    const { name, field } = promiseOf(subject, status === 'shown')
    const protecting = routeIn(subject) === undefined ? onPages! : anywhere!
    return { status, protectedBy: protecting(name, field).map(({ id }) => id) }
  }
}

const flat = (nodes: readonly InspectedNode[], level: number): { node: InspectedNode; level: number }[] =>
  nodes.flatMap((node) => [{ node, level }, ...flat(node.children, level + 1)])
