// What two manifests declare differently, entry by entry: the cause beside the effect that diff.ts tells.
import type { Linked } from './linked.ts'
import type { Place } from './problem.ts'
import { seenItems } from './surfaces.ts'

export interface DeclarationChange {
  what: string
  change: 'added' | 'removed' | 'changed'
  /** Where it stands now; where it stood, for what was removed. */
  place: Place
}

interface Declaration {
  what: string
  text: string
  place: Place
}

export function declarationChanges(before: Linked, after: Linked): DeclarationChange[] {
  const old = new Map(declarations(before).map((each) => [each.what, each]))
  const now = new Map(declarations(after).map((each) => [each.what, each]))
  return [
    ...[...now.values()].flatMap(({ what, text, place }): DeclarationChange[] => {
      const was = old.get(what)
      if (!was) return [{ what, change: 'added', place }]
      return was.text === text ? [] : [{ what, change: 'changed', place }]
    }),
    ...[...old.values()]
      .filter(({ what }) => !now.has(what))
      .map(({ what, place }): DeclarationChange => ({ what, change: 'removed', place })),
  ]
}

function declarations(linked: Linked): Declaration[] {
  const whole = (file: string): Place => ({ file: `config/${file}`, line: 1, column: 1 })
  const each = (kind: string, entries: Iterable<readonly [string, unknown]>, file: string): Declaration[] =>
    [...entries].map(([id, value]) => ({
      what: `${kind} ${id}`,
      text: textOf(value),
      place: placeOf(value) ?? whole(file),
    }))
  const keyed = (entries: readonly { id: string }[]) => entries.map((entry) => [entry.id, entry] as const)
  // Entries taken over with `use` are one declaration, where they are written.
  const items = seenItems(linked).map(
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
    ...each(
      'menu',
      [...linked.menus].map(([id, menu]) => [id, { ...menu, items: undefined }] as const),
      'menus/',
    ),
    ...each('entry', items, 'menus/'),
    ...each('header', Object.entries(linked.header), 'header.json'),
    ...each('banner', Object.entries(linked.banner), 'banner.json'),
    ...each('dialog', keyed(linked.dialogs), 'dialogs.json'),
    ...each(
      'footer',
      [
        ['small print', linked.footer.smallPrint],
        ...linked.footer.groups.map(({ id, heading }) => [id, heading] as const),
      ],
      'footer.json',
    ),
    ...each(
      'card',
      [...linked.cards].map(([id, { title, text }]) => [id, { title, text }] as const),
      'cards.json',
    ),
    ...each('badge', linked.badges, 'badges.json'),
    ...each('brand', Object.entries(linked.brand), 'brand.json'),
    ...each('link', Object.entries(linked.links), 'links.json'),
    ...each('limit', Object.entries(linked.limits), 'limits.json'),
    ...each('persona', keyed(linked.personas.personas), 'personas.json'),
    ...each('claim', keyed(linked.claims), 'claims.json'),
  ]
}

type Target = Linked['footer']['groups'][number]['items'][number]['target']
const childless = (target: Target) =>
  target.kind === 'group' ? { kind: 'group', children: target.children.map(({ id }) => id) } : target

/** Places move when a file is edited elsewhere; they are no difference. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, each: unknown) => (key === 'place' ? undefined : each)) ?? ''

const placeOf = (value: unknown): Place | undefined =>
  typeof value === 'object' && value !== null && 'place' in value ? (value.place as Place) : undefined
