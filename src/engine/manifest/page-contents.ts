// What a page of config/pages/ shows, as the portal loads it when somebody opens it: a file of its own for each page.
import type { RequestPage } from '#base/requests/request-page.ts'

export type PageContents = TextPage | RequestPage

/** Text within a paragraph; placeholders are filled in but for those that are links. */
export type PageText =
  | string
  | { kind: 'strong'; text: PageText[] }
  | { kind: 'emphasis'; text: PageText[] }
  | PageLink
  | { kind: 'phone' }
  | { kind: 'email' }

/** Leads to a route, a link of links.json, an address outside, or a section of the page. */
type PageLink = {
  [Kind in PageTarget['kind']]: { kind: Kind; to: string; text: PageText[] }
}[PageTarget['kind']]

export interface PageTarget {
  kind: 'route' | 'link' | 'address' | 'section'
  to: string
}

export interface PageBlock {
  kind: 'paragraph' | 'items' | 'steps' | 'heading'
  /** One, or each of the list. */
  texts: PageText[][]
}

/** An amount to compare with others, in pounds. */
export interface PageFigure {
  pounds: number
  of: string
  says: string
}

export interface TextPageSection {
  id: string
  heading: string
  /** Some people only read it: the part of its name says who. */
  isPart?: true
  /** The route that its heading leads to, as a row of a list. */
  to?: string
  /** One of several things to do at once. */
  as?: 'choice'
  figures?: readonly PageFigure[]
  blocks: PageBlock[]
}

export interface TextPage {
  kind: 'text'
  introduction?: PageText[]
  contents?: true
  /** Shows what the person has asked for on pages of requests. */
  requests?: true
  /** YYYY-MM-DD */
  reviewedOn: string
  sections: TextPageSection[]
}
