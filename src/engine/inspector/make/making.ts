// What the development server sends and takes for making, editing, moving and removing. Types only; src/tools/inspector/config-changes.ts
// gives the answers, by the plans of the command line.
import type { Editable, EditRequest } from '../edit/editing.ts'

/** What could be made, and what it has to know. */
export interface Making {
  kinds: { id: string; makes: string }[]
  questions: FormQuestion[]
}

export interface MakingRequest {
  kind: string
  answers: Readonly<Record<string, string>>
}

export interface FormQuestion {
  name: string
  asks: string
  /** The answer if none is given; a blank one may be left out. Undefined if it has to be given. */
  otherwise?: string
  /** How the answer may go on. */
  choices: readonly string[]
  /** Why the answer cannot be right. */
  problem?: string
}

export type Change =
  | ({ what: 'new' } & MakingRequest)
  | {
      what: 'move'
      name: string
      in?: string
      before?: string
      up?: boolean
      down?: boolean
    }
  | { what: 'remove'; name: string; instead?: string }
  | { what: 'keep'; persona: string; subject: string }
  | ({ what: 'edit' } & EditRequest)

/** What a change would do. */
export interface Planned {
  /** In words, one line each: what is done apart from what the effect says. */
  says: string[]
  /** Who gains and loses, as `portal diff` says it; left out if it would not be right. */
  effect?: string
  /** Why it cannot be written, as the command line prints it. */
  problems?: string
  files: string[]
  /** Changes with the manifests: what was planned for older ones is not written. */
  version: string
}

export interface Written {
  says: string[]
  /** Files that are written. */
  files: string[]
  undoable: number
  /** What was edited in place, as it is written by now. */
  editable?: Editable
}

/** What can be taken back: how many steps, and the files of the last. */
export interface LastStep {
  undoable: number
  files: string[]
}

/** After the last step is taken back. */
export interface Undone {
  /** What is wrong with the manifests now, as the command line prints it. */
  problems?: string
  undoable: number
}
