// Lists what two manifests declare differently, entry by entry. diff.ts reports it as the cause of the effects.
import type { Linked, LinkedTarget } from '../link/linked.ts'
import type { SourcePosition } from '../problem.ts'
import { elementsOf, entriesOf } from '../surfaces/entries.ts'

export interface DeclarationChange {
  what: string
  change: 'added' | 'removed' | 'changed'
  /** Where it is now; for something removed, where it was. */
  position: SourcePosition
}

interface Declaration {
  what: string
  text: string
  position: SourcePosition
}

export function declarationChanges(before: Linked, after: Linked): DeclarationChange[] {
  const old = new Map(declarations(before).map((each) => [each.what, each]))
  const now = new Map(declarations(after).map((each) => [each.what, each]))
  return [
    ...[...now.values()].flatMap(({ what, text, position }): DeclarationChange[] => {
      const was = old.get(what)
      if (!was) return [{ what, change: 'added', position }]
      return was.text === text ? [] : [{ what, change: 'changed', position }]
    }),
    ...[...old.values()]
      .filter(({ what }) => !now.has(what))
      .map(({ what, position }): DeclarationChange => ({ what, change: 'removed', position })),
  ]
}

function declarations(linked: Linked): Declaration[] {
  const whole = (file: string): SourcePosition => ({ file: `config/${file}`, line: 1, column: 1 })
  const each = (kind: string, entries: Iterable<readonly [string, unknown]>, file: string): Declaration[] =>
    [...entries].map(([id, value]) => ({
      what: `${kind} ${id}`,
      text: textOf(value),
      position: positionOf(value) ?? whole(file),
    }))
  const keyed = (entries: readonly { id: string }[]) => entries.map((entry) => [entry.id, entry] as const)
  // An entry is declared where it is written, even if another menu includes it with `use`.
  const items = entriesOf(linked).map(
    ({ path, item }) => [path, { ...item, shown: undefined, target: childless(item.target) }] as const,
  )
  return [
    ...each(
      'fact',
      linked.vocabulary.facts.map((fact) => [fact.id, { ...fact, index: undefined }] as const),
      'facts.json',
    ),
    ...each('invariant', keyed(linked.invariants), 'facts.json'),
    ...each('flag', Object.entries(linked.flags), 'flags.json'),
    ...each('context', keyed(linked.contexts), 'contexts.json'),
    ...each('route', keyed(linked.routes), 'routes/'),
    ...each('guard', linked.guards, 'guards.json'),
    ...each('entry', items, 'menus/'),
    ...elementsOf(linked).map(({ title, position, when, settings, sentences }) => ({
      what: title.replace(/^the /, ''),
      text: textOf({ when, settings, sentences }),
      position,
    })),
    ...each('badge', linked.badges, 'badges.json'),
    ...each('brand', Object.entries(linked.brand), 'brand.json'),
    ...each('link', Object.entries(linked.links), 'links.json'),
    ...each('limit', Object.entries(linked.limits), 'limits.json'),
    ...each('tax figure', keyed(linked.taxYears), 'tax-years.json'),
    ...each('persona', keyed(linked.personas.personas), 'personas.json'),
    ...each('claim', keyed(linked.claims), 'claims.json'),
  ]
}

const childless = (target: LinkedTarget) =>
  target.kind === 'group' ? { kind: 'group', children: target.children.map(({ id }) => id) } : target

/** Without positions: they move when a file is edited elsewhere. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, each: unknown) => (key === 'position' ? undefined : each)) ?? ''

const positionOf = (value: unknown): SourcePosition | undefined =>
  typeof value === 'object' && value !== null && 'position' in value
    ? (value.position as SourcePosition)
    : undefined
