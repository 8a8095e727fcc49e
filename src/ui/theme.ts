// Light, dark or the system's choice. Says what was chosen and puts it on the root; where it is kept is the caller's affair.

export type ThemeChoice = 'light' | 'dark' | 'system'

export interface ThemeKeeper {
  /** Undefined when nothing is kept. */
  read(): ThemeChoice | undefined
  write(choice: ThemeChoice): void
}

export interface Theme {
  choice(): ThemeChoice
  choose(choice: ThemeChoice): void
  subscribe(onChange: () => void): () => void
}

/** Applies the kept choice to `root` and stays ready to change it. */
export function startTheme(keeper: ThemeKeeper, root: HTMLElement): Theme {
  let current = keeper.read() ?? 'system'
  const listeners = new Set<() => void>()
  const apply = () => {
    if (current === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = current
  }
  apply()
  return {
    choice: () => current,
    choose(choice) {
      current = choice
      keeper.write(choice)
      apply()
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
