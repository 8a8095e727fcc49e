// A situation as a code that is read out on the telephone: four characters of the release, then facts and page, one
// of the portal, two checks. It has no name and no id. Pure.
import { shortHash } from '#base/short-hash.ts'
import type { Manifest, PackedFact, Route } from '#manifest/manifest.ts'
import { evaluate } from '../evaluate.ts'
import { routesAt } from '../next-step.ts'
import { createEncoder, type Facts } from '../person.ts'
import { CHECKS, digitsOf, lengthFor, numberOf, remainder, textOf } from './characters.ts'
import { rankPeople, type PeopleRank } from './people-rank.ts'

/** Where somebody is, and what is known of them. The area is that of the page. */
export interface Situation {
  facts: Facts
  /** Id of the route. */
  route: string
}

export const RELEASE_LENGTH = 4
const OWNER_LENGTH = 1
/** What stands around the situation. */
const FRAME_LENGTH = RELEASE_LENGTH + OWNER_LENGTH + CHECKS

/** What a code keeps of the id of a release, a hash in hexadecimal: its first 20 bits. 0 where there is no release. */
export const releaseTag = (release: string): number =>
  /^[\da-f]{5}/.test(release) ? Number.parseInt(release.slice(0, 5), 16) : 0

/** What a code keeps of whose portal it is of. */
export const portalTag = ({ brand }: Manifest): number => Number.parseInt(shortHash(brand.name), 16) & 31

/** The page of this address for somebody with these facts. */
export function pageAt(manifest: Manifest, facts: Facts, pathname: string): Route | undefined {
  const routes = routesAt(manifest, pathname)
  const encode = createEncoder(manifest)
  const isTheirs = ({ match, area }: Route) => evaluate(manifest, match, encode({ ...facts, area })) !== 'no'
  return routes.find(isTheirs) ?? routes[0]
}

/** The code, without spaces. Throws for a page that the manifest does not have. */
export function encodeSituation(manifest: Manifest, release: string, situation: Situation): string {
  const digits = [
    ...digitsOf(BigInt(releaseTag(release)), RELEASE_LENGTH),
    ...bodyOf(manifest, situation),
    portalTag(manifest),
  ]
  // The remainder of the digits with room for the checks behind them are the checks.
  return textOf([...digits, ...remainder(digits)])
}

/** How long the codes of a manifest are: where every fact is known, and where one is not, or they exclude each other. */
export function codeLengths(manifest: Manifest): { known: number; partly: number } {
  const { known, partly } = bodyLengths(manifest)
  return { known: FRAME_LENGTH + known, partly: FRAME_LENGTH + partly }
}

/** The situation in the digits of a code; undefined where this manifest has none with them. */
export function situationIn(manifest: Manifest, digits: readonly number[]): Situation | undefined {
  const body = digits.slice(RELEASE_LENGTH, -OWNER_LENGTH - CHECKS)
  const { known, partly } = bodyLengths(manifest)
  if (body.length === known) return knownSituation(manifest, numberOf(body))
  return body.length === partly ? partlyKnown(manifest, numberOf(body)) : undefined
}

function bodyOf(manifest: Manifest, { facts, route }: Situation): number[] {
  const index = manifest.routes.findIndex(({ id }) => id === route)
  if (index < 0) throw new Error(`There is no route "${route}"`)
  const { known, partly } = bodyLengths(manifest)
  const values = codedFacts(manifest).map(({ id, values }) => values.indexOf(facts[id] as string))
  const number = values.includes(-1) ? undefined : ranks(manifest)[index]!.numberOf(values)
  if (number !== undefined) return digitsOf(offsetOf(manifest, index) + number, known)
  return digitsOf(
    codedFacts(manifest).reduce(
      // 0 stands for a value that is not known.
      (sum, fact, i) => sum * BigInt(fact.values.length + 1) + BigInt(values[i]! + 1),
      BigInt(index),
    ),
    partly,
  )
}

function knownSituation(manifest: Manifest, number: bigint): Situation | undefined {
  let rest = number
  for (const [index, rank] of ranks(manifest).entries()) {
    if (rest < rank.total) return situationOf(manifest, index, rank.valuesOf(rest))
    rest -= rank.total
  }
  return undefined
}

function partlyKnown(manifest: Manifest, number: bigint): Situation | undefined {
  let rest = number
  const values = codedFacts(manifest)
    .toReversed()
    .map((fact) => {
      const radix = BigInt(fact.values.length + 1)
      const value = Number(rest % radix) - 1
      rest /= radix
      return value
    })
  const index = Number(rest)
  return index < manifest.routes.length ? situationOf(manifest, index, values.toReversed()) : undefined
}

function situationOf(manifest: Manifest, index: number, values: readonly number[]): Situation {
  const facts = codedFacts(manifest).map(({ id, values: all }, i) => [id, all[values[i]!]] as const)
  return { route: manifest.routes[index]!.id, facts: Object.fromEntries(facts) }
}

/** The page says the area. */
const codedFacts = ({ facts }: Manifest): PackedFact[] => facts.filter(({ id }) => id !== 'area')

function bodyLengths(manifest: Manifest): { known: number; partly: number } {
  const known = lengthFor(offsetOf(manifest, manifest.routes.length))
  const all = codedFacts(manifest).reduce(
    (product, { values }) => product * BigInt(values.length + 1),
    BigInt(manifest.routes.length),
  )
  // Each length is of one kind of code.
  return { known, partly: Math.max(lengthFor(all), known + 1) }
}

const ranksOf = new WeakMap<Manifest, PeopleRank[]>()

/** For each route the people on its pages. */
function ranks(manifest: Manifest): PeopleRank[] {
  let all = ranksOf.get(manifest)
  if (!all) {
    const facts = codedFacts(manifest)
    const byArea = new Map<string, PeopleRank>()
    all = manifest.routes.map(({ area }) => {
      const rank = byArea.get(area) ?? rankPeople(manifest, facts, area)
      byArea.set(area, rank)
      return rank
    })
    ranksOf.set(manifest, all)
  }
  return all
}

/** The people on the pages of the routes before this one. */
const offsetOf = (manifest: Manifest, index: number): bigint =>
  ranks(manifest)
    .slice(0, index)
    .reduce((sum, { total }) => sum + total, 0n)
