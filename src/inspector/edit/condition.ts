// Conditions as they are written: a value, or a list of values, for each fact.
import type { Json } from '#manifest/edit/places.ts'

export type When = Readonly<Record<string, Json>>

/** The values that this fact may have. */
export const chosenOf = (when: When, fact: string): string[] =>
  when[fact] === undefined ? [] : [when[fact]].flat().map(String)

/** The condition with this value chosen or not. One value stands alone, true and false without quotes. */
export function choose(when: When, fact: string, value: string, isChosen: boolean): When {
  const values = chosenOf(when, fact).filter((each) => each !== value)
  return { ...when, [fact]: written(isChosen ? [...values, value] : values) }
}

function written(values: readonly string[]): Json {
  const plain = values.map((value) => (value === 'true' ? true : value === 'false' ? false : value))
  return plain.length === 1 ? plain[0]! : plain
}

/** The condition without the facts for which nothing is chosen. */
export const complete = (when: When): Record<string, Json> =>
  Object.fromEntries(Object.entries(when).filter(([, value]) => !Array.isArray(value) || value.length > 0))

/** What these words do not say: nested conditions. */
export const kept = (when: When, words: readonly string[]): [string, Json][] =>
  Object.entries(when).filter(([key]) => !words.includes(key))

export const without = (when: When, fact: string): When =>
  Object.fromEntries(Object.entries(when).filter(([key]) => key !== fact))
