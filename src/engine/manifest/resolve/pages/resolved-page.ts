// What the compiler knows of a page of config/pages/, of whatever kind.
import type { Cover } from '../../conditions/cover.ts'
import type { PageContents } from '../../page-contents.ts'
import type { WrittenPart } from '../../pages/page-parts.ts'
import type { SourcePosition } from '../../problem.ts'

/** The page itself, or a section or question of it, with the people who read it unless everybody does. */
export interface PagePart extends WrittenPart {
  when?: Cover
  note?: string | undefined
  position: SourcePosition
}

export interface WrittenLink {
  kind: 'route' | 'section'
  to: string
  /** Undefined: above the sections. */
  from: string | undefined
  position: SourcePosition
}

/** Whose answers, or whose page, is tried by checks. */
export interface PageExample {
  who: string
  situation?: string | undefined
  shows: readonly string[]
  /** Of a pointer inside it. */
  positionOf(pointer: string): SourcePosition
}

export interface ResolvedPage {
  id: string
  contents: PageContents
  /** The page itself first. */
  parts: PagePart[]
  /** Routes that it links to, in the order in which they are named. */
  links: string[]
  /** Of a page of text: its links to routes and to its own sections, with the section in which each is written. */
  writtenLinks?: readonly WrittenLink[]
  /** Of a page of text. */
  reviewedOn?: string
  examples: readonly PageExample[]
  sources: readonly { says: string; at: string }[]
  position: SourcePosition
}
