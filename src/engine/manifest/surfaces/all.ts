// Lists every surface of the portal. A new surface is a file like banner.ts, added here.
import { announcements } from './announcements.ts'
import { banner } from './banner.ts'
import { cards } from './cards.ts'
import { dialogs } from './dialogs.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { menus } from './menus.ts'
import type { Surface } from './surface.ts'

/** With the parts that every surface adds to it. */
export type { PortalView } from './view.ts'

/** In the order in which they are listed and printed. */
export const surfaces: readonly Surface[] = [announcements, header, menus, banner, footer, cards, dialogs]

/** The surface whose file this is; undefined if it is of none. */
export const surfaceOf = (file: string): Surface | undefined =>
  surfaces.find(({ name, resolve }) => resolve && file === `config/${name}.json`)
