// What the facts decide may still wait for numbers, names and lists. What does not wait is made once.
import type { Values } from './view.ts'

/** Something that is the same for everybody who sees it, or that the values complete. */
export type Waiting<T extends object> = T | ((values: Values) => T)

export const completed = <T extends object>(part: Waiting<T>, values: Values): T =>
  typeof part === 'function' ? part(values) : part

/** Something with a part in it: it waits if the part does. */
export const around = <Part extends object, T extends object>(
  part: Waiting<Part>,
  make: (part: Part) => T,
): Waiting<T> => (typeof part === 'function' ? (values) => make(part(values)) : make(part))

/** A list of parts: it waits if one of them does. */
export function listOf<T extends object>(parts: readonly Waiting<T>[]): Waiting<readonly T[]> {
  const waiting = parts.flatMap((part, index) => (typeof part === 'function' ? [{ index, part }] : []))
  const ready = parts.slice() as T[]
  if (waiting.length === 0) return ready
  return (values) => {
    const list = ready.slice()
    for (let i = 0; i < waiting.length; i++) {
      const { index, part } = waiting[i]!
      list[index] = part(values)
    }
    return list
  }
}

/** Makes something anew only when what it shows is another. Only the last is kept. */
export function kept<Shown, T extends object>(
  read: (values: Values) => Shown,
  make: (shown: Shown) => T,
): (values: Values) => T {
  let last: { shown: Shown; made: T } | undefined
  return (values) => {
    const shown = read(values)
    if (!last || last.shown !== shown) last = { shown, made: make(shown) }
    return last.made
  }
}
