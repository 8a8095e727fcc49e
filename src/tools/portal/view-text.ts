// Prints a portal view as text, for people and for the expected menus of the tests.
import { surfaces } from '#manifest/surfaces/all.ts'
import type { PortalView } from '#manifest/surfaces/all.ts'
import type { ViewPart } from '#manifest/surfaces/view.ts'

export const viewParts = (): ViewPart[] => surfaces.flatMap(({ parts = [] }) => parts)

/** What is shown in one area. */
export const viewText = (view: PortalView): string[] =>
  viewParts().flatMap((part) => (part.isSameEverywhere ? [] : part.text(view)))

/** What is the same in every area, and so printed once. */
export const sameEverywhereText = (view: PortalView): string[] =>
  viewParts().flatMap((part) => (part.isSameEverywhere ? part.text(view) : []))
