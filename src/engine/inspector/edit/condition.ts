// Conditions as they are written: a value, or a list of values, for each fact.
import type { Json } from '#manifest/read/pointer.ts'

export type When = Readonly<Record<string, Json>>

/** The values that this fact may have. */
export const chosenOf = (when: When, fact: string): string[] =>
  when[fact] === undefined ? [] : [when[fact]].flat().map(String)

/** The condition with this value chosen or not. A single value has no list, true and false have no quotes. */
export function choose(when: When, fact: string, value: string, isChosen: boolean): When {
  const values = chosenOf(when, fact).filter((each) => each !== value)
  return { ...when, [fact]: written(isChosen ? [...values, value] : values) }
}

function written(values: readonly string[]): Json {
  const plain = values.map((value) => (value === 'true' ? true : value === 'false' ? false : value))
  return plain.length === 1 ? plain[0]! : plain
}

/** Conditions inside a condition. */
export const NESTED = ['not', 'anyOf', 'allOf'] as const
export type Nesting = (typeof NESTED)[number]

/** The conditions under this word: one for "not", any number for the others. */
export const branchesOf = (when: When, word: Nesting): When[] =>
  when[word] === undefined ? [] : ([when[word]].flat() as When[])

/** The condition with these under the word, or without the word when there are none. */
export const withBranches = (when: When, word: Nesting, branches: readonly When[]): When =>
  branches.length === 0
    ? without(when, word)
    : { ...when, [word]: (word === 'not' ? branches[0]! : [...branches]) as Json }

/** The whole condition under this word. */
export const wrapped = (when: When, word: Nesting): When => withBranches({}, word, [when])

/** The condition without what nothing is chosen for, at any depth. */
export const complete = (when: When): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(when).flatMap(([key, value]): [string, Json][] => {
      const chosen = isNesting(key) ? completeBranches(when, key) : value
      return chosen === undefined || (Array.isArray(chosen) && chosen.length === 0) ? [] : [[key, chosen]]
    }),
  )

const isNesting = (key: string): key is Nesting => (NESTED as readonly string[]).includes(key)

function completeBranches(when: When, word: Nesting): Json | undefined {
  const branches = branchesOf(when, word)
    .map(complete)
    .filter((branch) => Object.keys(branch).length > 0)
  return word === 'not' ? branches[0] : branches
}

export const without = (when: When, fact: string): When =>
  Object.fromEntries(Object.entries(when).filter(([key]) => key !== fact))
