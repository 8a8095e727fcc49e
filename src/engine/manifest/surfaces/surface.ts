// A surface is one thing around the screens that config/ describes, such as the banner or the arrival dialogs.
// Each surface lists its elements once; checks, diff, explain and inspector all read that list.
import { intersect, type Cover } from '../conditions/cover.ts'
import type { Linked, LinkedItem, LinkedSentence } from '../link/linked.ts'
import type { ItemContext } from '../link/link-items.ts'
import type { Scope } from '../link/scope.ts'
import type { ConditionIndex, Item, Sentence } from '../manifest.ts'
import type { SourcePosition } from '../problem.ts'
import type { LinkedSurfaces, ManifestSurfaces } from './all.ts'

export interface Surface {
  /** The heading above its elements in the inspector. */
  heading: string
  /** Only the first element that a person could see is shown. */
  showsOne?: true
  elements(linked: Linked): SurfaceElement[]
  /** What people who see it cannot do without. */
  needs?(linked: Linked): Need[]
  /** The surface reduced to what some people can see. */
  restrict(linked: Linked, to: Restriction): Partial<Linked>
  emit(linked: Linked, emitter: Emitter): Partial<ManifestSurfaces>
}

/** A surface that is read from the config file of its name. */
export interface FileSurface<Name extends keyof LinkedSurfaces> extends Surface {
  link(scope: Scope, context: ItemContext): LinkedSurfaces[Name]
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

/** A piece of a surface: the banner, an icon, a menu, a dialog, a group of the footer. */
export interface SurfaceElement {
  /** Its name in claims, commands and the inspector: "banner", "dialogs/granted-access". */
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
  sentences?: readonly (readonly LinkedSentence[])[]
  items?: readonly LinkedItem[]
  /** The route that a click on it opens. */
  route?: string
}

/** The sentences from which each person reads one. */
export const needsSentence = (
  rows: readonly LinkedSentence[],
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
  items(items: readonly LinkedItem[]): LinkedItem[]
  /** The element; if none of the people meet its condition, its condition becomes one that nobody meets. */
  conditional<T extends { when: Cover }>(element: T): T
}

/** Turns linked objects into those of the compiled manifest. */
export interface Emitter {
  conditionIndex(when: Cover): ConditionIndex
  item(item: LinkedItem): Item
  sentence(sentence: LinkedSentence): Sentence
  pathOf(route: string): string
}
