// The table of all personas against all entries and routes, for the inspector.
import type { InspectedNode, PersonaChoice, PersonaTable, TableCell } from '#inspector/inspection.ts'
import type { Verdict } from '#manifest/change/explain.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { inspect, personaChoices } from './inspection.ts'
import { protectingClaims, factsFor, promiseOf, routeIn } from './protection.ts'

/** What each persona sees on ordinary pages, by the same answers as those for one person, and which claims protect it. */
export function personaTable(resolved: Resolved): PersonaTable {
  const people = personaChoices(resolved)
  const columns = people.map((person) => ({
    lines: flat(inspect(resolved, { ...person.facts, area: 'default' }).tree, 1),
    cellOf: cells(resolved, person),
  }))
  const rows = (columns[0]?.lines ?? []).map(({ node: { subject, label, reasons }, level }, row) => ({
    subject,
    label,
    level,
    ...(reasons
      ? { cells: columns.map(({ lines, cellOf }) => cellOf(subject, lines[row]!.node.reasons!.status)) }
      : {}),
  }))
  const claims = resolved.claims.map(({ id, says, position }) => [id, { says, position }])
  return { people, rows, claims: Object.fromEntries(claims) as PersonaTable['claims'] }
}

/** The cells of one persona. */
function cells(
  resolved: Resolved,
  { facts }: PersonaChoice,
): (subject: string, status: Verdict) => TableCell {
  const [onPages, anywhere] = ['', 'route any'].map((each) =>
    protectingClaims(resolved, factsFor(each, facts)),
  )
  return (subject, status) => {
    if (status === 'pending') return { status, protectedBy: [] }
    const { name, field } = promiseOf(subject, status === 'shown')
    const protecting = routeIn(subject) === undefined ? onPages! : anywhere!
    return { status, protectedBy: protecting(name, field).map(({ id }) => id) }
  }
}

const flat = (nodes: readonly InspectedNode[], level: number): { node: InspectedNode; level: number }[] =>
  nodes.flatMap((node) => [{ node, level }, ...flat(node.children, level + 1)])
