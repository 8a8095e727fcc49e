// Simplifies the description of a set of people. Greedy, so a shorter one may exist; people who cannot exist may be included
// or left out.
import { merged, overlap, union, without, type Cover, type Cube, type Universe } from './cover.ts'

/** A cover with the same possible people, in few cubes that read few facts; facts declared first are kept longest. */
export function simplified(cover: Cover, possible: Cover, universe: Universe): Cover {
  const others = without(possible, cover, universe)
  const people = cover.filter((cube) => overlap([cube], possible, possible))
  return irredundant(merged(people.map((cube) => expanded(cube, others, universe))), possible, universe)
}

/** The cube expanded as far as it excludes the others: facts removed, values added. */
function expanded(cube: Cube, others: Cover, universe: Universe): Cube {
  const isHarmless = (wider: Cube) => !overlap([wider], others, others)
  let wide = cube
  for (let at = cube.length - 2; at >= 0; at -= 2) {
    const wider = wide.toSpliced(at, 2)
    if (isHarmless(wider)) wide = wider
  }
  for (let at = 0; at < wide.length; at += 2) {
    const allValues = universe[wide[at]!]!
    let wider = wide
    for (let bit = 1; bit <= allValues; bit *= 2) {
      const more = wider.with(at + 1, wider[at + 1]! | bit)
      if (isHarmless(more)) wider = more
    }
    if (valuesToName(wider[at + 1]!, allValues) < valuesToName(wide[at + 1]!, allValues)) wide = wider
  }
  return wide
}

/** How many values a description of these needs: the values themselves, or those left out. */
const valuesToName = (mask: number, allValues: number) => Math.min(bits(mask), bits(allValues & ~mask))
const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length

/** Removes cubes, the longest first, whose possible people are all in the rest. */
function irredundant(cover: Cover, possible: Cover, universe: Universe): Cover {
  const kept = cover.toSorted((a, b) => b.length - a.length)
  for (const cube of [...kept]) {
    const rest = kept.filter((other) => other !== cube)
    const alone = without([cube], union(...rest.map((each) => [each])), universe)
    if (rest.length > 0 && !overlap(alone, possible, possible)) kept.splice(kept.indexOf(cube), 1)
  }
  return kept.toReversed()
}
