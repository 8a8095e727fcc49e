// Which properties of the compiled manifest need words, by section: a property without words in words.ts does not compile.
import type { FactSource, Item, Manifest, OutcomeAction, Route, Sentence, Outcome } from '../manifest.ts'
import type { BrandFile, LimitsFile } from '../read/types.gen.ts'

/** Names and conditions: effects have them as subjects and as people. */
type Named = 'id' | 'when' | 'match' | 'admits' | 'require' | 'parts' | 'guards'

/** The dotted names of the properties of T; "*" stands for an id. */
type NamesOf<T> = T extends unknown
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
type MemberOf<T> = T extends readonly (infer E)[] ? E : string extends keyof T ? T[keyof T] : T

type OfDetail = Omit<Manifest, 'facts' | 'fields' | 'possible' | 'conditions' | 'routes' | 'brand'>
/** The names of the properties of each section. */
export type Sections = { [S in keyof OfDetail & string]: NamesOf<MemberOf<NonNullable<Manifest[S]>>> } & {
  brand: Exclude<NamesOf<BrandFile>, '$schema'>
  entry: NamesOf<Item>
  /** The page at the end, and what people meet on the way. */
  page:
    | NamesOf<Route>
    | Exclude<NamesOf<OutcomeAction>, 'kind' | 'route' | 'link' | 'params.*'>
    | 'address'
    | 'loads'
  limit: Exclude<NamesOf<LimitsFile['limits'][string]>, 'below' | 'note' | 'zero'>
  fact: NamesOf<FactSource>
}
export type Section = keyof Sections
