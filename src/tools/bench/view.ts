// bench view: the whole portal view for 1,000 different people, against hand-written ifs that build the same tree.
import { isDeepStrictEqual, inspect } from 'node:util'
import type { Manifest } from '../../manifest/manifest.ts'
import { makeEncoder } from '../../runtime/person.ts'
import { resolvePortalView } from '../../runtime/resolve.ts'
import { compileFolder } from '../manifest-plugin.ts'
import { drawPeople, type Drawn } from './drawn-people.ts'
import { handWrittenView } from './hand-written-view.ts'
import { median, printTable, ratio } from './table.ts'

const PEOPLE = 1000
const ROUNDS = 100
/** Rounds before the compiler has settled; not counted. */
const WARM_UP = 100

/** Throws, naming the person, when the two do not agree on somebody. */
export function compareViews(manifest: Manifest, people: readonly Drawn[]): void {
  const encode = makeEncoder(manifest)
  for (const { facts, values } of people) {
    const resolved = resolvePortalView(manifest, encode(facts), values)
    const written = handWrittenView(facts, values)
    if (isDeepStrictEqual(resolved, written)) continue
    const tell = (thing: unknown) => inspect(thing, { depth: null, sorted: true, breakLength: 160 })
    throw new Error(
      `The hand-written view differs for ${tell(facts)}\nresolved: ${tell(resolved)}\nwritten: ${tell(written)}`,
    )
  }
}

export function benchView(): void {
  const { manifest, text } = compileFolder()
  if (!manifest) throw new Error(text)
  const everybody = drawPeople(PEOPLE)
  compareViews(manifest, everybody)
  const isKnown = ({ facts }: Drawn) => makeEncoder(manifest)(facts).known
  const rows = [
    measure(manifest, 'everybody', everybody),
    measure(manifest, 'all known', everybody.filter(isKnown)),
    measure(
      manifest,
      'some unknown',
      everybody.filter((each) => !isKnown(each)),
    ),
    measure(manifest, 'everybody, each for the first time', everybody, true),
  ]
  printTable('Portal view, encoding included, µs each (medians of interleaved rounds; aim 2× or better)', [
    ['people', 'count', 'hand-written', 'manifest', 'ratio'],
    ...rows,
  ])
}

/** With `isFirst`, every round has a manifest of its own, so that the resolver has kept nothing from the last one. */
function measure(manifest: Manifest, name: string, people: readonly Drawn[], isFirst = false): string[] {
  const byHand: number[] = []
  const byManifest: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const read = isFirst ? structuredClone(manifest) : manifest
    const encode = makeEncoder(read)
    const times = [
      timeOf(people, ({ facts, values }) => handWrittenView(facts, values)),
      timeOf(people, ({ facts, values }) => resolvePortalView(read, encode(facts), values)),
    ] as const
    if (round < WARM_UP) continue
    byHand.push(times[0])
    byManifest.push(times[1])
  }
  const [hand, ours] = [median(byHand), median(byManifest)]
  return [name, String(people.length), hand.toFixed(2), ours.toFixed(2), ratio(ours / hand)]
}

/** Microseconds for one person. Every view is kept until the end, so that none can be left out. */
function timeOf(people: readonly Drawn[], view: (drawn: Drawn) => object): number {
  const views: object[] = []
  const start = performance.now()
  for (const each of people) views.push(view(each))
  const time = performance.now() - start
  if (views.length !== people.length) throw new Error('A view is missing')
  return (time * 1000) / people.length
}
