// Words for the properties of the compiled manifest that no sentence of `portal diff` says, and the names of those properties.
import type { Item, ManifestSurfaces, Outcome, Sentence } from '../manifest.ts'

export type Value = string | number | boolean | readonly string[] | undefined
/** The sentence about a person for whom the property has this value, or has none. `id` is what "*" stands for in its name. */
export type Words = (value: Value, id: string) => string

export const quoted = (value: Value) => `"${String(value)}"`
/** The words, or others where there is no such property. */
export const or =
  (without: string, words: (value: Value) => string): Words =>
  (value) =>
    value === undefined ? without : words(value)
export const either =
  (yes: string, no: string): Words =>
  (value) =>
    value === true ? yes : no
export const called =
  (title: string, without = `no ${title}`): Words =>
  (value) =>
    value === undefined ? without : `${title} ${quoted(value)}`
export const anonymous = called('name for screen readers')
/** The sentence of the effect has it. */
export const IN_SENTENCE = null

/** Names and conditions: effects have them as subjects and as people. */
type Named = 'id' | 'when' | 'match' | 'admits' | 'require' | 'parts' | 'guards'

/** The dotted names of the properties of T; "*" stands for an id. */
export type NamesOf<T> = T extends unknown
  ? { [K in keyof T & string]-?: K extends Named ? never : NameOf<K, NonNullable<T[K]>> }[keyof T & string]
  : never
type NameOf<K extends string, V> = V extends string | number | boolean
  ? K
  : V extends readonly (infer E)[]
    ? E extends string
      ? K
      : E extends Item | Sentence | Outcome
        ? never
        : `${K}.*.${NamesOf<E>}`
    : string extends keyof V
      ? V[keyof V] extends string | number | boolean
        ? `${K}.*`
        : `${K}.*.${NamesOf<V[keyof V]>}`
      : `${K}.${NamesOf<V>}`

/** What a section is made of: the members of a list or of a map, or itself. */
export type MemberOf<T> = T extends readonly (infer E)[] ? E : string extends keyof T ? T[keyof T] : T

/** Words for each property of a surface. */
export type SurfaceWords<Name extends keyof ManifestSurfaces> = Readonly<
  Record<NamesOf<MemberOf<NonNullable<ManifestSurfaces[Name]>>>, Words | null>
>
