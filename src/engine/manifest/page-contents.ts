// What a page of config/pages/ shows, as the portal loads it when somebody opens it: a file of its own for each page.
import type { RequestPage } from '#base/requests/request-page.ts'

export type PageContents = TextPage | RequestPage | ListPage

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

export interface TextPageSection {
  id: string
  heading: string
  /** Some people only read it: the part of its name says who. */
  isPart?: true
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

/** What a field of a list holds: words, a whole day or moment (ISO), pence, another number, or yes and no. */
export type FieldKind = 'text' | 'date' | 'money' | 'number' | 'yes-no'

/** The fields of a list, by name, as the portal's definition says them. */
export type ListFields = Readonly<Record<string, FieldKind>>

/** A row of a list; its id tells it apart. */
export type ListRow = Readonly<Record<string, unknown>> & { readonly id: string }

export type ListColumnKind = 'text' | 'date' | 'money' | 'chip' | 'link'

/** A route, and the field that gives each parameter of its path. */
export interface RowTarget {
  to: string
  params?: Readonly<Record<string, string>>
}

export interface ListChip {
  value: string
  label: string
  tone?: 'neutral' | 'pine' | 'brass' | 'info' | 'gain' | 'loss'
}

export interface ListColumn extends Partial<RowTarget> {
  /** The field that it shows. */
  id: string
  kind: ListColumnKind
  label: string
  /** The field that has the currency of an amount. */
  currency?: string
  chips?: readonly ListChip[]
  /** Some people only see it: the part of its name says who. */
  isPart?: true
}

export interface ListPage {
  kind: 'list'
  /** The name of the list in the portal's definition. */
  list: string
  lead?: string
  counted: { one: string; other: string }
  columns: readonly ListColumn[]
  sort?: { by: string; order: 'ascending' | 'descending' }
  search?: boolean
  filters?: readonly string[]
  totals?: readonly string[]
  csv?: boolean
  /** Where the name of a row leads. */
  row?: RowTarget
  empty: { title: string; says: string; to?: string }
  /** Completes "We couldn't load …". */
  failed: string
}
