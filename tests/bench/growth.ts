// bench growth: synthetic portals of 100 to 20,000 entries, with routes and flags in proportion.
import { compile } from '#manifest/compile.ts'
import { difference } from '#manifest/change/diff.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { indexPaths } from '#manifest/paths.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { drawPeople } from '../support/drawn-people.ts'
import { benchCommands } from './growth-of-commands.ts'
import { enlarge } from './synthetic.ts'
import { median, milliseconds, printTable } from './table.ts'
import { viewTime } from './view.ts'

const SIZES = [100, 1000, 5000, 20_000]
const ROUNDS = 3

export function benchGrowth(): void {
  const texts = readConfigFolder()
  const product = readProduct()
  const rows = SIZES.map((entries) => {
    const portal = enlarge(texts, entries)
    const changed = compile(enlarge(texts, entries, true), product).resolved!
    const rounds = Array.from({ length: ROUNDS }, () => {
      const [checking, { resolved, manifest }] = timed(() => compile(portal, product))
      const [comparing, { groups }] = timed(() => difference(resolved!, changed))
      if (!manifest || groups.length !== 1) throw new Error('The synthetic portal is not right')
      return { checking, comparing, manifest, memory: process.memoryUsage().heapUsed }
    })
    const { manifest } = rounds.at(-1)!
    return [
      entries.toLocaleString('en-GB'),
      milliseconds(median(rounds.map(({ checking }) => checking))),
      milliseconds(median(rounds.map(({ comparing }) => comparing))),
      (median(rounds.map(({ memory }) => memory)) / 1e6).toFixed(0),
      viewTimes(manifest).toFixed(1),
      pathTime(manifest).toFixed(2),
    ]
  })
  printTable('Growth: entries added to the shipped portal, with as many routes and a flag for each 100', [
    [
      'entries',
      'compile and check, ms',
      'diff, ms',
      'heap, MB',
      'one portal view, µs',
      'route of a path, µs',
    ],
    ...rows,
  ])
  benchCommands(texts)
}

/** Microseconds for the view of one person, each for the first time. */
function viewTimes(manifest: Manifest): number {
  const people = drawPeople(200)
  const rounds = Array.from({ length: 10 }, () => viewTime(structuredClone(manifest), people) * 1000)
  return median(rounds)
}

/** Microseconds to find which route's path takes an address. */
function pathTime({ routes }: Manifest): number {
  const matchPath = indexPaths(routes.map(({ path }) => path))
  const addresses = routes.map(({ path }) => path.replace(/:\w+|\*$/g, 'given'))
  const takes = () => addresses.map(matchPath)
  for (let warm = 0; warm < 5; warm++) takes()
  return median(Array.from({ length: 10 }, () => (timed(takes)[0] * 1000) / addresses.length))
}

function timed<T>(work: () => T): [number, T] {
  const start = performance.now()
  const result = work()
  return [performance.now() - start, result]
}
