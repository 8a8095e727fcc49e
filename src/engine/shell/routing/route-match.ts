// The route match: the route of a URL, loaded for one person.
import { createContext, useContext, type ComponentType } from 'react'
import type { Route } from '#manifest/manifest.ts'
import type { Layout } from '../registry/screens.ts'
import type { RouterState } from './router.ts'

export interface RouteMatch {
  route: Route
  /** The route's parameters, from the path. */
  params: Readonly<Record<string, string>>
  Screen: ComponentType
  /** What stays around the screen; undefined if nothing does. */
  Layout: Layout | undefined
  /**
   * Another number for each page that is opened, the same while its screen is loaded again in the background. It is the
   * screen's React key: navigating to the current address, without a fragment, remounts the screen.
   */
  navigationId: number
  /** The guards ran for this actor (`actorOf`); the screen is not shown to another one. */
  actor: string | undefined
}

/** A match, or the error that loading it threw; undefined before the first page. */
export type RouteResult = RouterState<RouteMatch>['result']

export const RouteResultContext = createContext<RouteResult>(undefined)

/** The matched route; undefined before the first page, and after an error. */
export const matchedRoute = (result: RouteResult): Route | undefined =>
  result && 'match' in result ? result.match.route : undefined

export const useRouteResult = (): RouteResult => useContext(RouteResultContext)
