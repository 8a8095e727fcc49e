// Something that happens for some people, as it is compared before and after a change of the manifests.
import type { SourcePosition } from '../problem.ts'
import type { Cover } from '../conditions/cover.ts'
import type { Section } from './descriptions.ts'
import type { Properties } from './compiled-objects.ts'

/** Something that happens for some people: they see an entry, read a sentence, or arrive somewhere. */
export interface Effect {
  /** In words: 'sees "Documents" (client/documents)'. */
  what: string
  kind: 'entry' | 'condition' | 'context' | 'destination' | 'link' | 'order' | 'text'
  /** Where people meet it; undefined where nothing of it is drawn. */
  at?: Place
  people: Cover
  position: SourcePosition
}

/** Where an effect is met: in an element or an entry of one, by its path, or on the page of a route. */
export type Place =
  | { kind: 'element'; path: string }
  | { kind: 'route'; route: string }
  /** An address, by the path of its route. */
  | { kind: 'address'; path: string }
  /** Name and colours of the firm. */
  | { kind: 'everywhere' }

/** An effect with everything behind its words. Two manifests have the same one if all of it is equal. */
export interface DetailedEffect extends Effect {
  /** Before and after a change, effects of one subject belong together. */
  subject: string
  /** What the words leave out; said if it has changed. */
  details: Properties
  /** What the properties belong to, for the words; and its path in the compiled manifest. */
  section?: Section
  path?: string
  /** There is no sentence for it: its title and its properties are the whole text. */
  isAllDetails?: true
  /** Path of an entry or an element. */
  name?: string
}
