// What is shown at a place of the portal: the screen of a route, opened for one person.
import { createContext, useContext, type ComponentType } from 'react'
import type { Route } from '#manifest/manifest.ts'
import type { RouterState } from './router/router.ts'

export interface ScreenShown {
  route: Route
  /** What the path gives for the route's parameters. */
  params: Readonly<Record<string, string>>
  Screen: ComponentType
  /** Rises with every opening, so that a reload remounts the screen. */
  number: number
  /** Whom its guards let in, by `personShown`: it is shown to nobody else. */
  person: string | undefined
}

export type Page = RouterState<ScreenShown>['page']

export const PageContext = createContext<Page>(undefined)

/** The route whose screen is shown; undefined before the first page, and where it could not be opened. */
export const routeShown = (page: Page): Route | undefined =>
  page && 'shown' in page ? page.shown.route : undefined

/** What is shown; undefined until the first page is there. */
export const useShown = (): Page => useContext(PageContext)
