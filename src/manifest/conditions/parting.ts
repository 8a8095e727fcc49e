// Parts people by a condition, as guards part those who open a route. Each pair of covers is worked out once: covers never
// change, so the same object is the same people.
import { given, intersect, without, type Cover, type Universe } from './cover.ts'

export interface Parted {
  /** Those who meet the condition. */
  meeting: Cover
  others: Cover
}

const parted = new WeakMap<Universe, WeakMap<Cover, WeakMap<Cover, Parted>>>()

/** People who meet a condition, and the others. */
export function part(people: Cover, when: Cover, universe: Universe): Parted {
  const ofUniverse = kept(parted, universe, () => new WeakMap<Cover, WeakMap<Cover, Parted>>())
  const ofPeople = kept(ofUniverse, people, () => new WeakMap<Cover, Parted>())
  return kept(ofPeople, when, () => ({
    meeting: intersect(people, when),
    others: without(people, when, universe),
  }))
}

const narrowed = new WeakMap<Cover, Map<string, Cover>>()

/** As `given` says, worked out once for each value. */
export const givenOnce = (cover: Cover, fact: number, mask: number): Cover =>
  kept(
    kept(narrowed, cover, () => new Map<string, Cover>()),
    `${fact} ${mask}`,
    () => given(cover, fact, mask),
  )

interface Keeps<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): unknown
}

function kept<K, V>(map: Keeps<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
