// What is typed and chosen in the inspector: it stays while its parts come and go, and when the page loads again.
import { useCallback, useState } from 'react'
import type { Change } from './make/making.ts'

/** In the page's entry in the history, so that nothing of the inspector is among what the portal keeps in a browser. */
interface Before {
  isOpen: boolean
  kept: Readonly<Record<string, unknown>>
}

/** As it was before the page loaded again. */
export const before = (history.state as { inspector?: Before } | null)?.inspector
const kept = new Map(Object.entries(before?.kept ?? {}))

/** A change that was being written then: its answer never arrived. */
export const wasWriting = keptAs<Change>('writing')
kept.delete('writing')

export function keptAs<T>(name: string): T | undefined {
  return kept.get(name) as T | undefined
}

/** Undefined is not kept. */
export function keep(name: string, value: unknown): void {
  if (value === undefined) kept.delete(name)
  else kept.set(name, value)
}

/** A state that is kept under this name from its first change on. */
export function useKept<T>(name: string, first: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => keptAs<T>(name) ?? first)
  const set = useCallback(
    (next: T) => {
      keep(name, next)
      setValue(next)
    },
    [name],
  )
  return [value, set]
}

/** Before the page is left. */
export function keepOverReload(isOpen: boolean): void {
  const inspector: Before = { isOpen, kept: Object.fromEntries(kept) }
  history.replaceState({ ...(history.state as object), inspector }, '')
}
