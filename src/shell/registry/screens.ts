// The screens there are, each its own chunk, found by the manifest's name "area/name".
import type { ComponentType } from 'react'

type ScreenModule = { default: ComponentType }

const files = import.meta.glob<ScreenModule>('../../screens/*/*.screen.tsx')

/** Fetches a screen's chunk; once it has come, again is free. */
export function loadScreen(name: string): Promise<ScreenModule> {
  const load = files[`../../screens/${name}.screen.tsx`]
  if (!load) return Promise.reject(new Error(`There is no screen "${name}"`))
  return load()
}
