// Applies light, dark or the system's theme to the root element. The caller stores the choice.
import { createStore } from '#base/state/store.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

export interface ThemeStorage {
  /** Undefined when no choice is stored. */
  read(): ThemeChoice | undefined
  write(choice: ThemeChoice): void
}

export interface Theme {
  choice(): ThemeChoice
  choose(choice: ThemeChoice): void
  subscribe(onChange: () => void): () => void
}

/** Applies the stored choice to `root`; the result changes it. */
export function startTheme(storage: ThemeStorage, root: HTMLElement): Theme {
  const choice = createStore<ThemeChoice>(storage.read() ?? 'system')
  const apply = () => {
    const current = choice.get()
    if (current === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = current
  }
  apply()
  choice.subscribe(apply)
  return {
    choice: choice.get,
    choose(next) {
      storage.write(next)
      choice.set(next)
    },
    subscribe: choice.subscribe,
  }
}
