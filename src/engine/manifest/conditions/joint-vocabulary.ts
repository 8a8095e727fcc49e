// Two manifests may know other facts: one vocabulary with those of both, and people in it.
import { intersect, type Cover, type Cube } from './cover.ts'
import { createVocabulary, type Fact, type Vocabulary } from './vocabulary.ts'

/** A vocabulary with the facts and values of both. */
export function joint(a: Vocabulary, b: Vocabulary): Vocabulary {
  const ids = [...new Set([...b.byId.keys(), ...a.byId.keys()])]
  return createVocabulary(
    ids.map((id) => {
      const [one, other] = [b.byId.get(id), a.byId.get(id)]
      const values = [...new Set([...(one?.values ?? []), ...(other?.values ?? [])])]
      return {
        id,
        description: (one ?? other)!.description,
        values: Object.fromEntries(values.map((value) => [value, value])),
      }
    }),
  )
}

/** The same people in another vocabulary; nobody has the values that only the other one has. */
export function translator(from: Vocabulary, to: Vocabulary): (cover: Cover) => Cover {
  if (from.facts.map(textOf).join() === to.facts.map(textOf).join()) return (cover) => cover
  return (cover) => translate(cover, from, to)
}

function translate(cover: Cover, from: Vocabulary, to: Vocabulary): Cover {
  const own: number[] = []
  for (const fact of from.facts) {
    const target = to.byId.get(fact.id)!
    const known = fact.values.reduce((mask, value) => mask | (1 << target.values.indexOf(value)), 0)
    if (known !== to.universe[target.index]) own.push(target.index, known)
  }
  const moved = cover.map((cube): Cube => {
    const pairs: [number, number][] = []
    for (let i = 0; i < cube.length; i += 2) {
      const fact = from.facts[cube[i]!]!
      const target = to.byId.get(fact.id)!
      const mask = fact.values.reduce(
        (bits, value, bit) => (cube[i + 1]! & (1 << bit) ? bits | (1 << target.values.indexOf(value)) : bits),
        0,
      )
      pairs.push([target.index, mask])
    }
    return pairs.toSorted((a, b) => a[0] - b[0]).flat()
  })
  return own.length === 0 ? moved : intersect(moved, [sortedCube(own)])
}

/** These people, whatever their values of facts that the other manifest does not know. */
export const whatever = (cover: Cover, known: Vocabulary, { facts }: Vocabulary): Cover =>
  cover.map((cube) => cube.filter((_, i) => known.byId.has(facts[cube[i - (i % 2)]!]!.id)))

const textOf = ({ id, values }: Fact) => `${id} ${values.join(' ')}`

const sortedCube = (cube: readonly number[]): Cube => {
  const pairs = Array.from({ length: cube.length / 2 }, (_, i) => [cube[2 * i]!, cube[2 * i + 1]!] as const)
  return pairs.toSorted((a, b) => a[0] - b[0]).flat()
}
