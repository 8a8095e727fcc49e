// Numbers, names and lists that fill the view. No condition reads them.

/** What fills the view of a person. */
export interface Values {
  /** By the name that the portal's definition gives them. */
  numbers: Readonly<Record<string, number>>
  userName: string
  activeName: string
  lists: Readonly<Record<string, ContentList>>
}

/** A list that entries repeat, as far as it is loaded. */
export type ContentList =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; entries: readonly ListEntry[] }

/** An entry of a content list. `trueProperties`: the names of its boolean properties that are true; a menu may hide the entries that have one of them (`hide-property`). */
export interface ListEntry {
  path: string
  label: string
  trueProperties?: readonly string[]
  children?: readonly ListEntry[]
}
