// What the development server answers about one person: the words there are, who can be chosen, and every entry with
// its reasons. Types only; src/tools/inspector/inspection.ts gives the answer.
import type { Verdict } from '#manifest/change/explain.ts'
import type { Change } from '#manifest/conditions/membership.ts'
import type { Answer } from '#manifest/manifest.ts'
import type { SourcePosition } from '#manifest/problem.ts'

/** What is asked: the facts as the portal has them; an unknown one is left out. */
export interface InspectionRequest {
  facts: Readonly<Record<string, string | readonly string[]>>
  /** The line of the tree for which the smallest changes are wanted. */
  subject?: string | undefined
}

export interface Inspection {
  facts: FactChoice[]
  personas: PersonaChoice[]
  /** Flags that have dates, days in London. */
  flagDates: Record<string, { 'on-from'?: string; 'off-from'?: string }>
  /** There when no possible person has these facts. */
  impossible?: { reasons: { why: string; position: SourcePosition }[]; ways: Change[][] }
  tree: InspectedNode[]
  /** The smallest changes of facts that would reverse the answer for the subject; ties are listed. */
  changes: { subject: string | undefined; ways: Change[][] }
}

/** Every entry and route for every persona, on ordinary pages. */
export interface PersonaTable {
  people: PersonaChoice[]
  /** From top to bottom; a heading has no cells. */
  rows: { subject: string; label: string; level: number; cells?: TableCell[] }[]
  /** What claims say, by id. */
  claims: Readonly<Record<string, { says: string; position: SourcePosition }>>
}

export interface TableCell {
  status: Verdict
  /** Ids of the claims that protect it. */
  protectedBy: string[]
}

/** The person of a situation code: null for a fact that was not known. */
export interface PersonOfCode {
  facts: Readonly<Record<string, string | null>>
  /** Which page they are on, and of which release. */
  says: string
}

export interface FactChoice {
  id: string
  description: string
  values: { id: string; meaning: string }[]
}

/** A persona in one of their situations. */
export interface PersonaChoice {
  /** "shared-viewer/viewing-margaret-hale" */
  id: string
  name: string
  about: string
  facts: Readonly<Record<string, string>>
}

/** A line of the tree; a heading has no reasons of its own. */
export interface InspectedNode {
  /** Path of an entry, name of a surface, or "route <id>". */
  subject: string
  label: string
  /** Address of a route that can be opened without parameters. */
  path?: string
  reasons?: Reasons
  children: InspectedNode[]
}

export interface Reasons {
  status: Verdict
  /** In one line, why. */
  because: string
  position: SourcePosition
  note?: string
  /** What had to hold, in the order in which it is asked. */
  steps: Step[]
  /** Where a route leads. */
  ends: string[]
}

export interface Step {
  text: string
  answer: Answer
  position: SourcePosition
}
