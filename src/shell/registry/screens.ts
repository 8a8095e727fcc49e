// The screens there are, each its own chunk, found by the manifest's name "area/name".
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Api } from '#api/client.ts'
import type { Opened } from '#ui/portal.tsx'

/** Asks for what the screen will want to know, before it is drawn. What fails is met by the screen itself. */
export type Prefetch = (queryClient: QueryClient, api: Api, opened: Opened) => void

export interface ScreenModule {
  default: ComponentType
  prefetch?: Prefetch
}

const files = import.meta.glob<ScreenModule>('../../screens/*/*.screen.tsx')

/** Fetches a screen's chunk; once it has come, again is free. */
export function loadScreen(name: string): Promise<ScreenModule> {
  const load = files[`../../screens/${name}.screen.tsx`]
  if (!load) return Promise.reject(new Error(`There is no screen "${name}"`))
  return load()
}
