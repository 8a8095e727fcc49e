// Light, dark or the system's choice. Says what was chosen and puts it on the root; where it is kept is the caller's affair.

export type ThemeChoice = 'light' | 'dark' | 'system'

export interface ThemeKeeper {
  read(): string | null
  write(choice: ThemeChoice): void
}

export interface Theme {
  choice(): ThemeChoice
  choose(choice: ThemeChoice): void
  subscribe(onChange: () => void): () => void
}

const isChoice = (text: string | null): text is ThemeChoice =>
  text === 'light' || text === 'dark' || text === 'system'

/** Reads the kept choice, applies it to `root` and stays ready to change it. Anything unreadable counts as "system". */
export function startTheme(keeper: ThemeKeeper, root: HTMLElement): Theme {
  const kept = keeper.read()
  let current: ThemeChoice = isChoice(kept) ? kept : 'system'
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
