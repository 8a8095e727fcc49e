// All screens, by the name that the manifest uses, "area/name". Each is a chunk of its own.
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Api } from '#api/client.ts'
import type { Route } from '#manifest/manifest.ts'
import type { Opened } from '#screen-api/portal.ts'

/** Starts the screen's queries before it is drawn. The screen itself shows a query that failed. */
export type Prefetch = (queryClient: QueryClient, api: Api, opened: Opened) => void

export interface ScreenModule {
  default: ComponentType
  prefetch?: Prefetch
}

const files = import.meta.glob<ScreenModule>('../../screens/*/*.screen.tsx')

/** Imports a screen's chunk; a chunk that is loaded costs nothing the second time. */
export function loadScreen(name: string): Promise<ScreenModule> {
  const load = files[`../../screens/${name}.screen.tsx`]
  if (!load) return Promise.reject(new Error(`There is no screen "${name}"`))
  return load()
}

/** A frame around several screens; it stays while people move between them. */
export type Layout = ComponentType<{ children: ReactNode }>

const layouts = import.meta.glob<{ default: Layout }>('../../screens/*/*.layout.tsx')

/** Starts to fetch what a route draws, before somebody opens it. A failure is found out on opening. */
export function preloadRoute({ screen, layout }: Pick<Route, 'screen' | 'layout'>): void {
  if (screen !== undefined) void loadScreen(screen).catch(() => {})
  if (layout !== undefined) void loadLayout(layout).catch(() => {})
}

/** Fetches a layout's chunk. */
export async function loadLayout(name: string): Promise<Layout> {
  const load = layouts[`../../screens/${name}.layout.tsx`]
  if (!load) throw new Error(`There is no layout "${name}"`)
  return (await load()).default
}
