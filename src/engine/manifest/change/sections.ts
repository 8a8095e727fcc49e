// Which properties of the compiled manifest need words, by section: a property without words does not compile.
import type { FactSource, Item, Manifest, ManifestSurfaces, OutcomeAction, Route } from '../manifest.ts'
import type { BrandFile, LimitsFile } from '../read/types.gen.ts'
import type { MemberOf, NamesOf } from '../surfaces/property-words.ts'

type OfDetail = Omit<
  Manifest,
  'facts' | 'fields' | 'possible' | 'conditions' | 'routes' | 'brand' | 'frame' | keyof ManifestSurfaces
>
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
/** Surfaces have their words in their own files. */
export type Section = keyof Sections | keyof ManifestSurfaces
