// Numbers the possible people, so that a code spends no characters on people that an invariant rules out.
import type { Manifest, PackedFact } from '#manifest/manifest.ts'

/** A person by the index of each fact's value. */
type Values = readonly number[]

export interface PeopleRank {
  total: bigint
  /** Undefined for a person that an invariant rules out. */
  numberOf(values: Values): bigint | undefined
  valuesOf(number: bigint): number[]
}

/** Numbers the possible people on pages of this area, by the values of these facts; the area is not one of them. */
export function rankPeople(manifest: Manifest, facts: readonly PackedFact[], area: string): PeopleRank {
  const areaFact = manifest.facts.find(({ id }) => id === 'area')
  /** For each cube the values of each fact that it allows, as bits. */
  const cubes = manifest.possible
    .filter((cube) => !areaFact || allows(maskOf(cube, areaFact), areaFact.values.indexOf(area)))
    .map((cube) => facts.map((fact) => maskOf(cube, fact)))
  type Cubes = typeof cubes
  const with_ = (left: Cubes, fact: number, value: number): Cubes =>
    left.filter((cube) => allows(cube[fact]!, value))

  const counts = new Map<string, bigint>()
  /** How many people these cubes hold together, from this fact on. */
  function count(left: Cubes, fact: number): bigint {
    if (left.length === 0) return 0n
    if (fact === facts.length) return 1n
    const key = `${fact} ${left.map((cube) => cubes.indexOf(cube)).join()}`
    const known = counts.get(key)
    if (known !== undefined) return known
    let sum = 0n
    for (const value of facts[fact]!.values.keys()) sum += count(with_(left, fact, value), fact + 1)
    counts.set(key, sum)
    return sum
  }

  return {
    total: count(cubes, 0),
    numberOf(values) {
      let left: Cubes = cubes
      let number = 0n
      for (const [fact, own] of values.entries()) {
        for (let value = 0; value < own; value++) number += count(with_(left, fact, value), fact + 1)
        left = with_(left, fact, own)
      }
      return left.length === 0 ? undefined : number
    },
    valuesOf(number) {
      let left: Cubes = cubes
      let rest = number
      return facts.map((_, fact) => {
        for (let value = 0; ; value++) {
          const next = with_(left, fact, value)
          const size = count(next, fact + 1)
          if (rest < size) {
            left = next
            return value
          }
          rest -= size
        }
      })
    },
  }
}

const allows = (mask: number, value: number): boolean => (mask & (1 << value)) !== 0

function maskOf(cube: Manifest['possible'][number], { integer, shift, values }: PackedFact): number {
  let forbidden = 0
  for (let i = 0; i < cube.length; i += 2) if (cube[i] === integer) forbidden |= cube[i + 1]! >> shift
  return ~forbidden & (2 ** values.length - 1)
}
