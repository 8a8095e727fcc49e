// bench view: the portal view of the shipped portal for 1,000 different people, encoding included. Budget: 0.1 ms.
import type { Manifest } from '#manifest/manifest.ts'
import { createEncoder } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'
import { drawPeople, type Drawn } from '../support/drawn-people.ts'
import { median, printTable } from './table.ts'

const BUDGET_MS = 0.1
const PEOPLE = 1000
const ROUNDS = 30
/** Rounds before the compiler has settled; not counted. */
const WARM_UP = 10

export function benchView(): void {
  const { manifest, text } = compileFolder()
  if (!manifest) throw new Error(text)
  const people = drawPeople(PEOPLE)
  const encode = createEncoder(manifest)
  const known = people.filter(({ facts }) => encode(facts).known)
  const unknown = people.filter(({ facts }) => !encode(facts).known)
  printTable(`Portal view, ms each (medians of ${ROUNDS} rounds; budget ${BUDGET_MS} ms)`, [
    ['people', 'count', 'first time', 'again', ''],
    measure(manifest, 'all known', known),
    measure(manifest, 'some unknown', unknown),
  ])
}

/** Each round has a manifest of its own, so that the resolver has kept nothing from the last one. */
function measure(manifest: Manifest, name: string, people: readonly Drawn[]): string[] {
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const read = structuredClone(manifest)
    const times = [viewTime(read, people), viewTime(read, people)] as const
    if (round < WARM_UP) continue
    first.push(times[0])
    again.push(times[1])
  }
  const isWithin = median(first) <= BUDGET_MS
  return [
    name,
    String(people.length),
    median(first).toFixed(4),
    median(again).toFixed(4),
    isWithin ? 'ok' : 'over',
  ]
}

/** Milliseconds for the view of one person, encoding included. */
export function viewTime(manifest: Manifest, people: readonly Drawn[]): number {
  const encode = createEncoder(manifest)
  const start = performance.now()
  // Every view is kept, so that none can be left out.
  const views = people.map(({ facts, values }) => resolvePortalView(manifest, encode(facts), values))
  return (performance.now() - start) / views.length
}
