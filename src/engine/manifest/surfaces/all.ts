// Lists every surface of the portal. A new surface is a file like banner.ts, added here.
import { banner, type Banner, type LinkedBanner } from './banner.ts'
import { cards, type Cards, type LinkedCards } from './cards.ts'
import { dialogs, type Dialog, type LinkedDialog } from './dialogs.ts'
import { footer, type Footer, type LinkedFooter } from './footer.ts'
import { header, type Header, type LinkedHeader } from './header.ts'
import { menus, type LinkedMenus, type Menus } from './menus.ts'
import type { FileSurface, Surface } from './surface.ts'

/** The surfaces after linking. */
export interface LinkedSurfaces {
  menus: LinkedMenus
  header: LinkedHeader
  /** A portal may have none. */
  banner: LinkedBanner | undefined
  /** The same. */
  footer: LinkedFooter | undefined
  cards: LinkedCards
  dialogs: LinkedDialog[]
}

/** The surfaces in the compiled manifest. */
export interface ManifestSurfaces {
  menus: Menus
  header: Header
  banner?: Banner
  footer?: Footer
  cards: Cards
  dialogs: readonly Dialog[]
}

/** Menus have a file each; every other surface has one file of its name. */
export type FileSurfaceName = Exclude<keyof LinkedSurfaces, 'menus'>

export const fileSurfaces: { [Name in FileSurfaceName]: FileSurface<Name> } = {
  header,
  banner,
  footer,
  cards,
  dialogs,
}

export const surfaces: readonly Surface[] = [header, banner, menus, footer, cards, dialogs]
