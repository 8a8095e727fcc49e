// All screens, by the name that the manifest uses, "area/name". Each is a chunk of its own. The build lists those that a route
// shows, and development all that are there (tools/build/screens-plugin.ts).
import { screens as first } from 'virtual:first-screens'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Api } from '#http/client.ts'
import type { Route } from '#manifest/manifest.ts'
import type { Opened } from '#screen-api/portal.ts'

/** Starts the screen's queries before it is drawn. The screen itself shows a query that failed. */
export type Prefetch = (queryClient: QueryClient, api: Api, opened: Opened) => void

/** A file `<area>/<name>.screen.tsx`: the component, and what it asks for before it is drawn (`<name>.prefetch.ts`). */
export interface ScreenModule {
  default: ComponentType
  prefetch?: Prefetch
}

/** The list of the screens that are not with the first files has a name for each file, so it is a file of its own. */
const loadOthers = () => import('virtual:other-screens')

/** Starts to fetch the list of the other screens if this screen is on it; meanwhile, the guards run. */
export function preloadScreenList(name: string): void {
  if (!(name in first)) loadOthers().catch(() => {})
}

/** Imports a screen's chunk; a chunk that is loaded costs nothing the second time. */
export async function loadScreen(name: string): Promise<ScreenModule> {
  const load = first[name] ?? (await loadOthers()).screens[name]
  if (!load) throw new Error(`There is no screen "${name}"`)
  return load()
}

/** What is around several screens; it stays while people move between them. */
export type Layout = ComponentType<{ children: ReactNode }>

/** Starts to fetch what a route draws, before somebody opens it. A failure is found out on opening. */
export function preloadRoute({ screen, layout }: Pick<Route, 'screen' | 'layout'>): void {
  if (screen !== undefined) void loadScreen(screen).catch(() => {})
  if (layout !== undefined) void loadLayout(layout).catch(() => {})
}

/** Fetches a layout's chunk. */
export async function loadLayout(name: string): Promise<Layout> {
  const load = (await loadOthers()).layouts[name]
  if (!load) throw new Error(`There is no layout "${name}"`)
  return (await load()).default
}
