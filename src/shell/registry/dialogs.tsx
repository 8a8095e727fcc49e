// The dialogs that commands open, each its own chunk: src/screens/<area>/<name>.dialog.tsx.
import type { ComponentType } from 'react'

interface DialogModule {
  title: string
  default: ComponentType<{ close(isDone: boolean): void }>
}

const files = import.meta.glob<DialogModule>('../../screens/*/*.dialog.tsx')

export function loadDialog(name: string): Promise<DialogModule> {
  const load = files[`../../screens/${name}.dialog.tsx`]
  return load ? load() : Promise.reject(new Error(`There is no dialog "${name}"`))
}
