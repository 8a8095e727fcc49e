// Partitions people by a condition, as guards do with those who open a route. Each pair of covers is worked out once: covers
// never change, so the same object is the same people.
import { cofactor, intersect, without, type Cover, type Universe } from './cover.ts'

export interface Partition {
  /** Those who meet the condition. */
  meeting: Cover
  others: Cover
}

const partitions = new WeakMap<Universe, WeakMap<Cover, WeakMap<Cover, Partition>>>()

/** People who meet a condition, and the others. */
export function partition(people: Cover, when: Cover, universe: Universe): Partition {
  const ofUniverse = getOrCreate(partitions, universe, () => new WeakMap<Cover, WeakMap<Cover, Partition>>())
  const ofPeople = getOrCreate(ofUniverse, people, () => new WeakMap<Cover, Partition>())
  return getOrCreate(ofPeople, when, () => ({
    meeting: intersect(people, when),
    others: without(people, when, universe),
  }))
}

const cofactors = new WeakMap<Cover, Map<string, Cover>>()

/** `cofactor`, cached by cover, fact and mask. */
export const cofactorOnce = (cover: Cover, fact: number, mask: number): Cover =>
  getOrCreate(
    getOrCreate(cofactors, cover, () => new Map<string, Cover>()),
    `${fact} ${mask}`,
    () => cofactor(cover, fact, mask),
  )

/** Gives equal covers as one object, so that what is worked out for one is known for all. */
export function createIntern(): (cover: Cover) => Cover {
  const known = new Map<string, Cover>()
  return (cover) => getOrCreate(known, JSON.stringify(cover), () => cover)
}

const intersections = new WeakMap<Cover, WeakMap<Cover, Cover>>()

/** `intersect`, cached by both covers. */
export const intersectOnce = (a: Cover, b: Cover): Cover =>
  getOrCreate(
    getOrCreate(intersections, a, () => new WeakMap<Cover, Cover>()),
    b,
    () => intersect(a, b),
  )

interface MapLike<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): unknown
}

function getOrCreate<K, V>(map: MapLike<K, V>, key: K, create: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const created = create()
  map.set(key, created)
  return created
}
