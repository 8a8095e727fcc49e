// All screens, by the name that the manifest uses, "area/name". Each is a chunk of its own.
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Api } from '#http/client.ts'
import type { Route } from '#manifest/manifest.ts'
import type { Opened } from '#screen-api/portal.ts'

/** Starts the screen's queries before it is drawn. The screen itself shows a query that failed. */
export type Prefetch = (queryClient: QueryClient, api: Api, opened: Opened) => void

export interface ScreenModule {
  default: ComponentType
  prefetch?: Prefetch
}

/** Screens that need no sign-in and those on which people land: with the first files, so that nothing waits. */
const first = import.meta.glob<ScreenModule>([
  '../../screens/{public,mobile}/*.screen.tsx',
  '../../screens/account/dashboard.screen.tsx',
  '../../screens/dashboard/home.screen.tsx',
])
const fileOf = (name: string) => `../../screens/${name}.screen.tsx`

/** The list of all other screens and of layouts has a name for each file, so it is a file of its own. */
const loadOthers = () => import('./other-screens.ts')

/** Starts to fetch that list if this screen is on it; meanwhile, the guards run. */
export function preloadScreenList(name: string): void {
  if (!(fileOf(name) in first)) loadOthers().catch(() => {})
}

/** Imports a screen's chunk; a chunk that is loaded costs nothing the second time. */
export async function loadScreen(name: string): Promise<ScreenModule> {
  const load = first[fileOf(name)] ?? (await loadOthers()).screens[fileOf(name)]
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
  const load = (await loadOthers()).layouts[`../../screens/${name}.layout.tsx`]
  if (!load) throw new Error(`There is no layout "${name}"`)
  return (await load()).default
}
