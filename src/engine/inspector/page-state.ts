// What is typed and chosen in the inspector: it stays while its parts come and go, and when the page loads again.
import { useCallback, useState } from 'react'
import type { Change } from './make/making.ts'

/** In the page's entry in the history, so that nothing of the inspector is among what the portal keeps in a browser. */
interface Before {
  isOpen: boolean
  values: Readonly<Record<string, unknown>>
}

/** As it was before the page loaded again. */
export const before = (history.state as { inspector?: Before } | null)?.inspector
const values = new Map(Object.entries(before?.values ?? {}))

/** A change that was being written then: its answer never arrived. */
export const wasWriting = pageState<Change>('writing')
values.delete('writing')

export function pageState<T>(name: string): T | undefined {
  return values.get(name) as T | undefined
}

/** Undefined removes it. */
export function setPageState(name: string, value: unknown): void {
  if (value === undefined) values.delete(name)
  else values.set(name, value)
}

/** A state that is stored under this name from its first change on. */
export function usePageState<T>(name: string, first: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => pageState<T>(name) ?? first)
  const set = useCallback(
    (next: T) => {
      setPageState(name, next)
      setValue(next)
    },
    [name],
  )
  return [value, set]
}

/** Before the page is left. */
export function savePageState(isOpen: boolean): void {
  const inspector: Before = { isOpen, values: Object.fromEntries(values) }
  history.replaceState({ ...(history.state as object), inspector }, '')
}
