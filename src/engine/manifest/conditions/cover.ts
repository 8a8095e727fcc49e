// Sets of people as covers: lists of cubes in positional cube notation, as two-level logic minimisers use.
// Pure algebra without names; checks, explain, diff and emit all use it.

/**
 * A cube: for each fact it reads, the set of values it allows, as bits (bit i: the fact's i-th value).
 * Flat and sparse: [fact, mask, fact, mask, …] in rising order of facts. [] is everybody.
 */
export type Cube = readonly number[]

/** A union of cubes; [] is the empty set. */
export type Cover = readonly Cube[]

/** Every value of each fact, as bits, by fact index. */
export type Universe = readonly number[]

export const EVERYBODY: Cover = [[]]
export const NOBODY: Cover = []

/** People in both cubes; undefined when there are none. */
export function intersectCubes(a: Cube, b: Cube): Cube | undefined {
  if (a.length === 0) return b
  if (b.length === 0) return a
  const both: number[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const fa = i < a.length ? a[i]! : Infinity
    const fb = j < b.length ? b[j]! : Infinity
    if (fa === fb) {
      const mask = a[i + 1]! & b[j + 1]!
      if (mask === 0) return undefined
      both.push(fa, mask)
      i += 2
      j += 2
    } else if (fa < fb) {
      both.push(fa, a[i + 1]!)
      i += 2
    } else {
      both.push(fb, b[j + 1]!)
      j += 2
    }
  }
  return both
}

/** Is everybody in `inner` also in `outer`? */
export function within(inner: Cube, outer: Cube): boolean {
  let i = 0
  for (let j = 0; j < outer.length; j += 2) {
    while (i < inner.length && inner[i]! < outer[j]!) i += 2
    if (i >= inner.length || inner[i] !== outer[j] || (inner[i + 1]! & ~outer[j + 1]!) !== 0) return false
  }
  return true
}

/** The facts that a cube reads, as bits: two cubes with the same facts have the same, and a subset of facts has a subset. */
function factBits(cube: Cube): number {
  let bits = 0
  for (let i = 0; i < cube.length; i += 2) bits |= 1 << (cube[i]! & 31)
  return bits
}

/** The same people with no cube inside another, and cubes that differ in one fact joined. */
export function merged(cover: Cover): Cover {
  if (cover.length < 2) return cover
  const kept: Cube[] = []
  /** The bits of each that is kept: they rule out most comparisons. */
  const bits: number[] = []
  // Taken from its end, the shortest first.
  const queue = cover.toSorted((a, b) => a.length - b.length).toReversed()
  for (let cube = queue.pop(); cube !== undefined; cube = queue.pop()) {
    const own = factBits(cube)
    let isInside = false
    let whole: Cube | undefined
    let partner = -1
    for (let k = 0; k < kept.length && !isInside; k++) {
      if ((bits[k]! & ~own) !== 0) continue
      isInside = within(cube, kept[k]!)
      if (partner >= 0 || bits[k] !== own || isInside) continue
      whole = joined(cube, kept[k]!)
      if (whole) partner = k
    }
    if (isInside) continue
    if (whole) {
      queue.push(whole)
      kept.splice(partner, 1)
      bits.splice(partner, 1)
      continue
    }
    for (let k = kept.length - 1; k >= 0; k--) {
      if ((own & ~bits[k]!) !== 0 || !within(kept[k]!, cube)) continue
      kept.splice(k, 1)
      bits.splice(k, 1)
    }
    kept.push(cube)
    bits.push(own)
  }
  return kept
}

/** The one cube that is the union of two that read the same facts and differ in one. */
function joined(a: Cube, b: Cube): Cube | undefined {
  if (a.length !== b.length) return undefined
  let different = -1
  for (let i = 0; i < a.length; i += 2) {
    if (a[i] !== b[i]) return undefined
    if (a[i + 1] === b[i + 1]) continue
    if (different >= 0) return undefined
    different = i
  }
  return different < 0 ? a : a.with(different + 1, a[different + 1]! | b[different + 1]!)
}

/** Removes facts of which the cube allows every value. */
const plain = (cube: Cube, universe: Universe): Cube => {
  if (!cube.some((mask, i) => i % 2 === 1 && mask === universe[cube[i - 1]!])) return cube
  const kept: number[] = []
  for (let i = 0; i < cube.length; i += 2)
    if (cube[i + 1] !== universe[cube[i]!]) kept.push(cube[i]!, cube[i + 1]!)
  return kept
}

export const union = (...covers: Cover[]): Cover => merged(covers.flat())

const isEverybody = (cover: Cover): boolean => cover.length === 1 && cover[0]!.length === 0

/** People in both covers. */
export function intersect(a: Cover, b: Cover): Cover {
  if (isEverybody(b)) return a
  if (isEverybody(a)) return b
  const both: Cube[] = []
  for (const x of a) {
    for (const y of b) {
      const cube = intersectCubes(x, y)
      if (cube) both.push(cube)
    }
  }
  return merged(both)
}

/** Everybody else. */
export function complement(cover: Cover, universe: Universe): Cover {
  let rest: Cover = EVERYBODY
  for (const cube of cover) {
    const outside: Cube[] = []
    for (let i = 0; i < cube.length; i += 2) {
      const mask = universe[cube[i]!]! & ~cube[i + 1]!
      if (mask !== 0) outside.push([cube[i]!, mask])
    }
    rest = intersect(rest, outside)
    if (rest.length === 0) break
  }
  return merged(rest.map((cube) => plain(cube, universe)))
}

/** People of `a` who are not in `b`. */
export function without(a: Cover, b: Cover, universe: Universe): Cover {
  // Most questions are about people who are all in `b`, and everybody else may be very many cubes.
  const left = a.filter((cube) => !isCovered(cube, b, universe))
  return left.length === 0 ? NOBODY : intersect(left, complement(b, universe))
}

/** Is everybody in the cube in one of the cover's cubes, from this one on? */
function isCovered(cube: Cube, cover: Cover, universe: Universe, from = 0): boolean {
  for (let i = from; i < cover.length; i++) {
    const other = cover[i]!
    if (within(cube, other)) return true
    if (intersectCubes(cube, other))
      return partsOutside(cube, other, universe).every((part) => isCovered(part, cover, universe, i + 1))
  }
  return false
}

/** The people of a cube who are not in one that overlaps it, as disjoint cubes. */
function partsOutside(cube: Cube, other: Cube, universe: Universe): Cube[] {
  const parts: Cube[] = []
  let inside = cube
  for (let i = 0; i < other.length; i += 2) {
    const [fact, mask] = [other[i]!, other[i + 1]!]
    const rest = universe[fact]! & ~mask
    const part = rest === 0 ? undefined : intersectCubes(inside, [fact, rest])
    if (part) parts.push(part)
    inside = intersectCubes(inside, [fact, mask])!
  }
  return parts
}

/** Do the two covers have anybody in common, among `possible` people? */
export function overlap(a: Cover, b: Cover, possible: Cover): boolean {
  for (const x of a) {
    for (const y of b) {
      const both = intersectCubes(x, y)
      if (both && possible.some((cube) => intersectCubes(both, cube) !== undefined)) return true
    }
  }
  return false
}

/** The cofactor: the cover when a fact is known to have one of the values in `mask`; it no longer reads that fact. */
export function cofactor(cover: Cover, fact: number, mask: number): Cover {
  const rest: Cube[] = []
  for (const cube of cover) {
    const kept: number[] = []
    let possible = true
    for (let i = 0; i < cube.length; i += 2) {
      if (cube[i] !== fact) kept.push(cube[i]!, cube[i + 1]!)
      else if ((cube[i + 1]! & mask) === 0) possible = false
    }
    if (possible) rest.push(kept)
  }
  return merged(rest)
}

/** A cube of one fact. */
export const literal = (fact: number, mask: number): Cover => (mask === 0 ? NOBODY : [[fact, mask]])
