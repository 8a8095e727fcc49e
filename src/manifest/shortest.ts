// The shortest way to name a set of people: illegal people may fall on either side. Used where people are put in words.
import { overlap, tidy, union, without, type Cover, type Cube, type Universe } from './cover.ts'

/** A cover with the same legal people, in few cubes that read few facts; facts declared first are kept longest. */
export function shortest(cover: Cover, legal: Cover, universe: Universe): Cover {
  const others = without(legal, cover, universe)
  const people = cover.filter((cube) => overlap([cube], legal, legal))
  return necessary(tidy(people.map((cube) => widened(cube, others))), legal, universe)
}

/** The cube without every fact that is not needed to keep these others out. */
function widened(cube: Cube, others: Cover): Cube {
  let wide = cube
  for (let at = cube.length - 2; at >= 0; at -= 2) {
    const wider = wide.toSpliced(at, 2)
    if (!overlap([wider], others, others)) wide = wider
  }
  return wide
}

/** Leaves out cubes, the longest first, whose legal people are all in the rest. */
function necessary(cover: Cover, legal: Cover, universe: Universe): Cover {
  const kept = cover.toSorted((a, b) => b.length - a.length)
  for (const cube of [...kept]) {
    const rest = kept.filter((other) => other !== cube)
    const alone = without([cube], union(...rest.map((each) => [each])), universe)
    if (rest.length > 0 && !overlap(alone, legal, legal)) kept.splice(kept.indexOf(cube), 1)
  }
  return kept.toReversed()
}
