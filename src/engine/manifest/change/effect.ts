// Something that happens for some people, as it is compared before and after a change of the manifests.
import type { SourcePosition } from '../problem.ts'
import type { Cover } from '../conditions/cover.ts'
import type { SiteEffect } from '../checks/condition-sites.ts'
import type { DestinationEnd } from '../checks/destinations.ts'
import type { PagePart } from '../resolve/pages/resolved-page.ts'
import type { ResolvedContext } from '../resolve/resolved.ts'
import type { Section } from './descriptions.ts'
import type { Properties } from './compiled-objects.ts'

/** What happens to somebody. tools/portal/change-text.ts has the words for it; nothing reads them. */
export type What =
  | { kind: 'entry'; path: string; label: string; leads: Leads; badge?: string | undefined }
  | { kind: 'context'; context: string; shows: ResolvedContext['shows'] }
  | SiteEffect
  /** An element, a setting or a figure: its properties say what it is. */
  | { kind: 'has'; title: string }
  | { kind: 'destination'; path: string; end: DestinationEnd }
  | { kind: 'link'; from: string; to: string }
  | { kind: 'admitted'; route: string }
  | { kind: 'order'; earlier: string; later: string }
  | { kind: 'indexed'; path: string }
  | { kind: 'word'; route: string; word: string }
  /** What a page or a part of it lets people do, as those read it who act for somebody. */
  | { kind: 'ability'; of: string; text: string }
  | { kind: 'page-part'; part: PagePart['kind']; id: string; title: string; route: string }

/** Where an entry leads, by names. */
export interface Leads {
  command?: string | undefined
  link?: string | undefined
  route?: string | undefined
  params?: readonly string[]
}

/** Something that happens for some people: they see an entry, read a sentence, or arrive somewhere. */
export interface Effect {
  is: What
  /** Its properties that are to be said; undefined of one that it no longer has. */
  said: readonly (readonly [string, string | undefined])[]
  /** What the properties belong to, for the words; and its path in the compiled manifest. */
  section?: Section | undefined
  path?: string | undefined
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
export interface DetailedEffect extends Omit<Effect, 'said'> {
  /** Before and after a change, effects of one subject belong together. */
  subject: string
  /** What the words leave out; said if it has changed. */
  details: Properties
  /** There is no sentence for it: its title and its properties are the whole text. */
  isAllDetails?: true
  /** Path of an entry or an element. */
  name?: string
  /** The declaration of a part of a page: 'question letter/lender'. */
  declared?: string
}

declare module '../supplied.ts' {
  interface Supplied {
    /** What happens to somebody, in words. */
    effectInWords(effect: Effect): string
  }
}
