// The proofs reason over sets of people, the portal evaluates one person at a time: two programs, one answer.
import { describe, expect, it } from 'vitest'
import { destinations } from '#manifest/checks/destinations.ts'
import { compile } from '#manifest/compile.ts'
import { intersectCubes, overlap, type Cover, type Cube } from '#manifest/conditions/cover.ts'
import { explainEntry, explainRoute } from '#manifest/change/explain.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import { entriesOf } from '#manifest/surfaces/entries.ts'
import { nextStep } from '#runtime/next-step.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { drawPeople, type Drawn } from '../../../support/drawn-people.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { tabsOf } from '#shell/routing/tabs-of.ts'
import { readProduct } from '#tools/product.ts'

const { resolved, manifest } = compile(readConfigFolder(), readProduct()) as Required<
  ReturnType<typeof compile>
>
const encode = createEncoder(manifest)
const people = drawPeople(900).filter(({ facts }) => facts['area'] !== undefined && encode(facts).known)

const has = (cover: Cover, person: Cube) => cover.some((cube) => intersectCubes(cube, person) !== undefined)

/** Follows redirects and guards as the portal does; every load succeeds. */
function follow(facts: Facts, path: string, hops = 0): string {
  if (hops > 12) return 'loop'
  const routes = manifest.routes.filter((route) => route.path === path)
  const loaded = new Set<string>()
  let step = nextStep({ manifest, encode, facts }, routes)
  while (step.kind === 'load') step = nextStep({ manifest, encode, facts }, routes, loaded.add(step.guard))
  if (step.kind === 'show') return `route ${step.route.id}`
  if (step.kind !== 'outcome') return 'not-found'
  const { action } = step
  if (action.kind === 'external') return `link ${action.link}`
  return action.kind === 'route'
    ? follow(facts, manifest.routes.find(({ id }) => id === action.route)!.path, hops + 1)
    : action.kind
}

describe('What the checks calculate for a person who opens a page', () => {
  const paths = [...new Map(resolved.routes.map((route) => [route.path, route.id]))]

  it.each(paths)('%s: is where the runtime leads, for every sampled person', (path, id) => {
    const ends = destinations(resolved, resolved.routes.find((route) => route.path === path)?.id ?? id)
    for (const { facts } of people) {
      const person = cubeOf(resolved, facts)
      const there = ends
        .filter(({ people: these }) => has(these, person))
        .map(({ end }) =>
          end.kind === 'route'
            ? `route ${end.route}`
            : end.kind === 'external'
              ? `link ${end.link}`
              : end.kind,
        )
      expect([...new Set(there)], JSON.stringify(facts)).toEqual([follow(facts, path)])
    }
  })
})

describe('What the proofs say of the entries of menus, tab bar and footer', () => {
  const seen = entriesOf(resolved).filter(
    ({ path, item }) => !/^(cards|dialogs)\//.test(path) && item.target.kind !== 'each',
  )
  const isList = new Set(
    entriesOf(resolved).flatMap(({ path, item }) => (item.target.kind === 'each' ? [path] : [])),
  )

  const paths = (items: readonly ViewItem[], under: string): string[] =>
    items.flatMap(({ id, children }) => {
      const path = `${under}/${id}`
      return isList.has(path) ? [] : [path, ...paths(children ?? [], path)]
    })

  const shownTo = ({ facts, values }: Drawn): string[] => {
    const view = resolvePortalView(manifest, encode(facts), values)
    const context = manifest.contexts.find(({ id }) => id === view.context)!
    const shown = [
      ...(view.navigation.kind === 'menu' && context.shows.kind === 'menu'
        ? paths(view.navigation.menu.items, context.shows.menu)
        : []),
      ...paths(view.panel?.details?.items ?? [], resolved.header.panel.details),
      ...paths(view.tabBar?.items ?? [], 'tab-bar'),
      ...view.footer!.groups.flatMap(({ id, items }) => paths(items, `footer/${id}`)),
      ...manifest.routes
        .filter(
          ({ tabs, area, id, path }) =>
            tabs && area === facts['area'] && follow(facts, path) === `route ${id}`,
        )
        .flatMap((route) =>
          tabsOf(manifest, route, encode(facts), {}).items.map(({ id }) => `${route.tabs}/${id}`),
        ),
    ]
    // Routes share their tabs, and a menu of the panel may be tabs too.
    return [...new Set(shown)]
  }

  it('is what the runtime shows, for every sampled person', () => {
    expect(people.length).toBeGreaterThan(200)
    for (const drawn of people) {
      const person = cubeOf(resolved, drawn.facts)
      // A list of content is a group's only content now and then; whether the group shows depends on the list.
      const proved = seen.filter((each) => has(each.people, person)).map(({ path }) => path)
      const shown = shownTo(drawn).filter((path) => ![...isList].some((list) => list.startsWith(`${path}/`)))
      expect(shown.toSorted(), JSON.stringify(drawn.facts)).toEqual(
        proved.filter((path) => ![...isList].some((list) => list.startsWith(`${path}/`))).toSorted(),
      )
    }
  })
})

describe('The smallest change that an explanation names', () => {
  const subjects = [
    ...entriesOf(resolved).map(({ path }) => ({
      name: path,
      of: (person: Cube) => explainEntry(resolved, path, person)!,
    })),
    ...resolved.routes.map(({ id }) => ({
      name: id,
      of: (person: Cube) => explainRoute(resolved, id, person)!,
    })),
  ]
  const facts = resolved.vocabulary.facts
  const isPossible = (person: Cube) => overlap([person], resolved.possible, resolved.possible)
  const changed = (known: Facts, change: Facts) => cubeOf(resolved, { ...known, ...change })

  /** Every way to give other values to this many facts. */
  function* otherwise(known: Facts, count: number, from = 0): Generator<Facts> {
    if (count === 0) return void (yield {})
    for (let i = from; i < facts.length; i++)
      for (const value of facts[i]!.values)
        if (known[facts[i]!.id] !== value)
          for (const rest of otherwise(known, count - 1, i + 1)) yield { ...rest, [facts[i]!.id]: value }
  }

  it('changes the answer for a possible person, and no smaller change does, tried fact by fact', () => {
    const sizes = new Map<number, number>()
    const wrong: string[] = []
    people.slice(0, 60).forEach(({ facts: known }, i) => {
      for (let k = 0; k < 4; k++) {
        const subject = subjects[(i * 7 + k * 31) % subjects.length]!
        const { verdict, changes } = subject.of(cubeOf(resolved, known))
        const size = changes[0]?.length ?? 0
        sizes.set(size, (sizes.get(size) ?? 0) + 1)
        for (const way of changes) {
          const to = way.map(({ fact, to: values }) => values.map((value) => [fact, value] as const))
          const persons = to
            .reduce<Facts[]>(
              (all, choices) =>
                all.flatMap((one) => choices.map(([fact, value]) => ({ ...one, [fact]: value }))),
              [{}],
            )
            .map((change) => changed(known, change))
          if (!persons.some((person) => isPossible(person) && subject.of(person).verdict !== verdict))
            wrong.push(`${subject.name} for ${JSON.stringify(known)}: ${JSON.stringify(way)} turns nothing`)
        }
        if (size !== 2 && size !== 3) continue
        for (const change of otherwise(known, size - 1)) {
          const person = changed(known, change)
          if (isPossible(person) && subject.of(person).verdict !== verdict)
            wrong.push(`${subject.name} for ${JSON.stringify(known)}: ${JSON.stringify(change)} would do`)
        }
      }
    })
    expect(wrong).toEqual([])
    expect(sizes.get(2), 'answers of two facts').toBeGreaterThan(0)
    expect(sizes.get(3), 'answers of three facts').toBeGreaterThan(0)
  }, 180_000)
})
