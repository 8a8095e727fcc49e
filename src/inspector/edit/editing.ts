// What the development server tells and takes about editing an entry or a route in place. Types only;
// src/tools/portal/editable.ts and src/tools/build/config-edits.ts give the answers.
import type { SourcePosition } from '#manifest/problem.ts'
import type { Edit } from '#manifest/edit/edit-text.ts'
import type { Json } from '#manifest/edit/places.ts'

/** An entry or a route as it is written. */
export interface Editable {
  kind: 'entry' | 'route'
  file: string
  /** JSON pointer of the object in its file. */
  pointer: string
  /** Changes with the file: an edit of an older text is refused. */
  version: string
  written: { readonly [key: string]: Json }
  /** Names of the list that it stands in, in their order, and its own place. */
  list: { names: string[]; place: number }
  choices: Choices
}

interface Named {
  id: string
  name: string
}

/** What there is to choose from. */
export interface Choices {
  routes: Named[]
  links: Named[]
  badges: Named[]
  guards: Named[]
  facts: (Named & { values: Named[] })[]
  /** Shared conditions: what follows "is". */
  conditions: Named[]
}

export interface EditRequest {
  file: string
  /** The entry or route that is edited. */
  pointer: string
  version: string
  edits: Edit[]
}

/** Which entry or route: where the last right manifests have it, and its id, because the file may have changed since. */
export interface EditableRequest {
  position: SourcePosition
  id: string
}

/** After an edit or its undoing. */
export interface Edited {
  /** The entry or route as it is now written. */
  editable?: Editable
  /** What is wrong with the manifests now, as the command line prints it. */
  problems?: string
  /** Who gains and loses by this edit; left out where errors keep it from being live. */
  effect?: string
  /** How many edits can be undone? */
  undoable: number
}
