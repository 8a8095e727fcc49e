// What a change of manifest does: who gains and who loses what, over every possible person. Effect first.
import { intersect, without, type Cover, type Cube } from './cover.ts'
import { declarationChanges, type DeclarationChange } from './declarations.ts'
import { effectsOf, type Effect } from './effects.ts'
import type { Linked } from './linked.ts'
import { shortest } from './shortest.ts'
import { makeVocabulary, type Fact, type Vocabulary } from './vocabulary.ts'

/** People who gain and lose the same things. */
export interface Group {
  /** Shortest exact condition, over the facts of both manifests. */
  people: Cover
  gains: Effect[]
  loses: Effect[]
}

export interface Difference {
  /** Facts of both manifests. */
  vocabulary: Vocabulary
  /** People possible before and after. */
  legal: Cover
  /** People whom only one of the manifests deems possible. */
  newlyPossible: Cover
  noLongerPossible: Cover
  groups: Group[]
  /** Order of entries that both show: menus in which something moved. */
  moved: { menu: string; before: string[]; after: string[] }[]
  /** What is declared differently: the cause. */
  declarations: DeclarationChange[]
}

/** Does the change do nothing: the same people, who see the same and arrive at the same places? */
export const isWithoutEffect = ({ groups, moved, newlyPossible, noLongerPossible }: Difference): boolean =>
  [groups, moved, newlyPossible, noLongerPossible].every((each) => each.length === 0)

/** Compares two manifests, effect first. */
export function difference(before: Linked, after: Linked): Difference {
  const vocabulary = joint(before.vocabulary, after.vocabulary)
  const { universe } = vocabulary
  const was = translator(before.vocabulary, vocabulary)
  const is = translator(after.vocabulary, vocabulary)
  const [legalBefore, legalAfter] = [was(before.legal), is(after.legal)]
  const isSameLaw = isSame(legalBefore, legalAfter)
  const legal = isSameLaw ? legalAfter : intersect(legalBefore, legalAfter)
  const old = effectsOf(before)
  const now = effectsOf(after)
  const changes = new Map<string, Group>()
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const had = was(old.get(key)?.people ?? [])
    const has = is(now.get(key)?.people ?? [])
    if (isSameLaw && isSame(had, has)) continue
    note(intersect(legal, without(has, had, universe)), 'gains', now.get(key))
    note(intersect(legal, without(had, has, universe)), 'loses', old.get(key))
  }

  function note(people: Cover, how: 'gains' | 'loses', effect: Effect | undefined) {
    if (people.length === 0 || !effect) return
    const fewest = shortest(people, legal, universe)
    const name = JSON.stringify(fewest.map(String).toSorted())
    const group = changes.get(name) ?? { people: fewest, gains: [], loses: [] }
    group[how].push(effect)
    changes.set(name, group)
  }

  const onlyIn = (these: Cover, those: Cover) => shortest(without(these, those, universe), [[]], universe)

  return {
    vocabulary,
    legal,
    newlyPossible: isSameLaw ? [] : onlyIn(legalAfter, legalBefore),
    noLongerPossible: isSameLaw ? [] : onlyIn(legalBefore, legalAfter),
    groups: [...changes.values()],
    moved: moves(before, after),
    declarations: declarationChanges(before, after),
  }
}

const isSame = (a: Cover, b: Cover) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The facts of both, with the values of both. */
function joint(a: Vocabulary, b: Vocabulary): Vocabulary {
  const ids = [...new Set([...b.byId.keys(), ...a.byId.keys()])]
  return makeVocabulary(
    ids.map((id) => {
      const [one, other] = [b.byId.get(id), a.byId.get(id)]
      const values = [...new Set([...(one?.values ?? []), ...(other?.values ?? [])])]
      return {
        id,
        description: (one ?? other)!.description,
        values: Object.fromEntries(values.map((value) => [value, value])),
      }
    }),
  )
}

/** The same people in another vocabulary; values that it has more are nobody's. */
function translator(from: Vocabulary, to: Vocabulary): (cover: Cover) => Cover {
  if (from.facts.map(textOf).join() === to.facts.map(textOf).join()) return (cover) => cover
  return (cover) => translate(cover, from, to)
}

function translate(cover: Cover, from: Vocabulary, to: Vocabulary): Cover {
  const own: number[] = []
  for (const fact of from.facts) {
    const target = to.byId.get(fact.id)!
    const known = fact.values.reduce((mask, value) => mask | (1 << target.values.indexOf(value)), 0)
    if (known !== to.universe[target.index]) own.push(target.index, known)
  }
  const moved = cover.map((cube): Cube => {
    const pairs: [number, number][] = []
    for (let i = 0; i < cube.length; i += 2) {
      const fact = from.facts[cube[i]!]!
      const target = to.byId.get(fact.id)!
      const mask = fact.values.reduce(
        (bits, value, bit) => (cube[i + 1]! & (1 << bit) ? bits | (1 << target.values.indexOf(value)) : bits),
        0,
      )
      pairs.push([target.index, mask])
    }
    return pairs.toSorted((a, b) => a[0] - b[0]).flat()
  })
  return own.length === 0 ? moved : intersect(moved, [sortedCube(own)])
}

const textOf = ({ id, values }: Fact) => `${id} ${values.join(' ')}`

const sortedCube = (cube: readonly number[]): Cube => {
  const pairs = Array.from({ length: cube.length / 2 }, (_, i) => [cube[2 * i]!, cube[2 * i + 1]!] as const)
  return pairs.toSorted((a, b) => a[0] - b[0]).flat()
}

type Items = Linked['footer']['groups'][number]['items']

/** Menus, footer groups, dialogs and cards in which entries that both have stand in another order. */
function moves(before: Linked, after: Linked): Difference['moved'] {
  const lists = (linked: Linked) =>
    new Map(
      [...linked.menus]
        .flatMap(([id, { items }]) => ordered(id, items))
        .concat(linked.footer.groups.flatMap(({ id, items }) => ordered(`footer/${id}`, items)))
        .concat(linked.dialogs.flatMap(({ id, actions }) => ordered(`dialogs/${id}`, actions)))
        .concat([...linked.cards].flatMap(([id, { actions }]) => ordered(`cards/${id}`, actions))),
    )
  const now = lists(after)
  return [...lists(before)].flatMap(([menu, ids]) => {
    const both = now.get(menu)
    if (!both) return []
    const was = ids.filter((id) => both.includes(id))
    const is = both.filter((id) => ids.includes(id))
    return was.join() === is.join() ? [] : [{ menu, before: was, after: is }]
  })
}

const ordered = (path: string, items: Items): [string, string[]][] => [
  [path, items.map(({ id }) => id)],
  ...items.flatMap(({ id, target }) =>
    target.kind === 'group' ? ordered(`${path}/${id}`, target.children) : [],
  ),
]
