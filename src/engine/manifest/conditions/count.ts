// Counts the combinations of facts in a cover.
import { intersect, type Cover, type Cube, type Universe } from './cover.ts'

/** The number of combinations of all facts in this cover. */
export function countPeople(cover: Cover, universe: Universe): number {
  const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length
  const all = universe.reduce((product, mask) => product * bits(mask), 1)
  let counted: Cover = []
  let total = 0
  for (const cube of cover) {
    for (const part of disjoint(cube, counted, universe)) {
      let size = all
      for (let i = 0; i < part.length; i += 2) size = (size / bits(universe[part[i]!]!)) * bits(part[i + 1]!)
      total += size
    }
    counted = [...counted, cube]
  }
  return Math.round(total)
}

/** The part of a cube that is in none of these, as disjoint cubes. */
function disjoint(cube: Cube, others: Cover, universe: Universe): Cube[] {
  return others.reduce<Cube[]>(
    (parts, other) => parts.flatMap((part) => cubeDifference(part, other, universe)),
    [cube],
  )
}

function cubeDifference(cube: Cube, other: Cube, universe: Universe): Cube[] {
  const parts: Cube[] = []
  let rest: Cube = cube
  for (let i = 0; i < other.length; i += 2) {
    const fact = other[i]!
    const outside = intersect([rest], [[fact, universe[fact]! & ~other[i + 1]!]])
    if ((universe[fact]! & ~other[i + 1]!) !== 0) parts.push(...outside)
    const inside = intersect([rest], [[fact, other[i + 1]!]])[0]
    if (!inside) return parts
    rest = inside
  }
  return parts
}
