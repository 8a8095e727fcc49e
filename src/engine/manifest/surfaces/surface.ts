// A surface is one thing around the screens that config/ describes, such as a menu or the arrival dialogs.
// Each surface lists its elements once; checks, diff, explain and inspector all read that list.
import { intersect, type Cover } from '../conditions/cover.ts'
import type {
  Resolved,
  ResolvedItem,
  ResolvedSentence,
  ResolvedSurfaces,
  Located,
} from '../resolve/resolved.ts'
import type { ItemContext } from '../resolve/resolve-entries.ts'
import type { Scope } from '../resolve/scope.ts'
import type { ConditionIndex, Item, ManifestSurfaces, Sentence } from '../manifest.ts'
import type { SourcePosition } from '../problem.ts'
import type { SurfaceWords, Words } from './property-words.ts'
import type { ViewPart } from './view.ts'

export interface Surface {
  /** The name of its file in config/, unless it has a file for each of its members; of its section of the compiled manifest. */
  name: string
  /** The heading above its elements in the inspector. */
  heading: string
  /** It stands around every screen: the view has it under its name, as it is compiled, without what is hidden. */
  isFrame?: true
  /** Only the first element that a person could see is shown. */
  showsOne?: true
  /** What its file says if it is left out; a portal must have a file without this. */
  empty?: object
  /** From its file to names that are known and conditions as people. */
  resolve?(scope: Scope, context: ItemContext): unknown
  /** How its file is written. */
  written?: Written
  /** What is shown of it, in the order in which it is printed. */
  parts?: readonly ViewPart[]
  /** A phrase for each property that no sentence of `portal diff` says. */
  words?: Readonly<Record<string, Words | null>>
  elements(resolved: Resolved): SurfaceElement[]
  /** What people who see it cannot do without. */
  needs?(resolved: Resolved): Need[]
  /** The surface reduced to what some people can see. */
  restrict(resolved: Resolved, to: Restriction): Partial<Resolved>
  /** What the portal gets, if it is not what is resolved without its positions and notes. */
  emit?(resolved: Resolved, emitter: Emitter): Partial<ManifestSurfaces>
}

/** What is resolved as it is in the compiled manifest. */
export type Compiled<T> = T extends Cover
  ? ConditionIndex
  : T extends ResolvedItem
    ? Item
    : T extends ResolvedSentence
      ? Sentence
      : T extends readonly (infer Each)[]
        ? readonly Compiled<Each>[]
        : T extends ReadonlyMap<string, infer Each>
          ? Readonly<Record<string, Compiled<Each>>>
          : T extends object
            ? { [K in keyof T as Exclude<K, keyof Located>]: Compiled<Exclude<T[K], undefined>> }
            : T

/** A surface with the types of its resolved and its compiled form. */
export interface SurfaceOf<Name extends keyof ManifestSurfaces> extends Surface {
  name: Name
  resolve?(scope: Scope, context: ItemContext): ResolvedSurfaces[Name]
  words: SurfaceWords<Name>
}

/** How the file of a surface is written: for `portal diff`, renaming, claims, editors and the inspector. */
export interface Written {
  /** What has a name without an id, by its path in the file: { 'panel/back': 'way back to one’s own account' }. */
  named?: Readonly<Record<string, string>>
  /** Elements with ids that have a list of entries; each is a path "<surface>/<id>". */
  list?: { at: string; entries: string; kind: string; isConditional?: true }
  /** Paths of the elements, besides those in the list, that have a condition. */
  conditional?: readonly string[]
  /** Placeholders that are filled in, by the property of the text. */
  placeholders?: Readonly<Record<string, readonly string[]>>
  /** The inspector edits the texts of each element. */
  hasEditableTexts?: true
}

declare module '../resolve/resolved.ts' {
  interface ResolvedSurfaces {
    /** All of them. */
    surfaces: readonly Surface[]
  }
}

/** Something that everybody who sees an element needs in it: a title, a button, an entry. */
export interface Need extends Pick<SurfaceElement, 'title' | 'position' | 'audience'> {
  what: string
  /** The people who have it. */
  people: Cover
  /** What becomes of those who do not, after "who". */
  otherwise: string
  hint: string
}

/** A piece of a surface: an icon, a menu, a dialog, a group of the footer. */
export interface SurfaceElement {
  /** Its name in claims, commands and the inspector: "panel", "dialogs/granted-access". */
  path: string
  /** Its name in problems and explanations: 'the dialog "granted-access"'. */
  title: string
  /** Its line in the inspector. */
  label: string
  position: SourcePosition
  note?: string | undefined
  /** The people for whom its condition is evaluated. */
  audience: Cover
  /** Its own condition; undefined when its whole audience sees it. */
  when?: Cover
  /** The element inside which it is shown. */
  inside?: string
  /** Where it is in the compiled manifest, if not at its path: "header.messages". */
  compiled?: string
  /** Lists of sentences; from each list, the first whose condition holds is shown. */
  sentences?: readonly (readonly ResolvedSentence[])[]
  items?: readonly ResolvedItem[]
  /** The route that a click on it opens. */
  route?: string
}

/** The sentences from which each person reads one. */
export const needsSentence = (
  rows: readonly ResolvedSentence[],
  need: Omit<Need, 'people' | 'hint'>,
): Need => ({
  ...need,
  position: rows.at(-1)?.position ?? need.position,
  people: rows.flatMap(({ when }) => when),
  hint: 'Write a sentence for them; one without "when" is for everybody who is left.',
})

export const peopleWhoSee = ({ audience, when }: SurfaceElement): Cover =>
  when === undefined ? audience : intersect(audience, when)

/** Tells a surface which conditions and entries matter to the people that the manifest is restricted to. */
export interface Restriction {
  anybodyMeets(when: Cover): boolean
  items(items: readonly ResolvedItem[]): ResolvedItem[]
  /** The element; if none of the people meet its condition, its condition becomes one that nobody meets. */
  conditional<T extends { when: Cover }>(element: T): T
}

/** Turns resolved objects into those of the compiled manifest. */
export interface Emitter {
  conditionIndex(when: Cover): ConditionIndex
  item(item: ResolvedItem): Item
  sentence(sentence: ResolvedSentence): Sentence
  pathOf(route: string): string
  /** What is resolved, without its positions and notes. */
  compiled<T>(value: T): Compiled<T>
}
