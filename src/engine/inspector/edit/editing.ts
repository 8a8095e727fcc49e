// What the development server sends and takes for editing in place: an entry, a route, or the texts of a surface. Types only;
// src/tools/inspector/editable.ts gives the answers.
import type { SourcePosition } from '#manifest/problem.ts'
import type { Edit } from '#manifest/edit/edit-text.ts'
import type { Json } from '#manifest/read/pointer.ts'

/** An entry, a route, or an element of a surface with its texts, as it is written. */
export interface Editable {
  kind: 'entry' | 'route' | 'texts'
  /** Its id; of a surface that has none its name. */
  id: string
  file: string
  /** JSON pointer of the object in its file. */
  pointer: string
  /** Changes with the file: an edit of an older text is refused. */
  version: string
  written: { readonly [key: string]: Json }
  /** Names of the list that it is in, in their order, and its own place. */
  list: { names: string[]; place: number }
  /** Of a surface. */
  texts: EditableText[]
  /** The groups around a route, from the outermost: they may have guards of their own. */
  groups: EditableGroup[]
  choices: Choices
}

interface EditableText {
  pointer: string
  /** "title 2" */
  name: string
  /** Its condition, if it has one. */
  when?: Json
  value: string
}

interface EditableGroup {
  pointer: string
  name: string
  /** Undefined if it has none. */
  guards?: string[]
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
