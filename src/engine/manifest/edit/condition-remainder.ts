// Says what is left of a condition once a flag is taken as on or off.
import type { When } from '../read/types.gen.ts'
import { escapePointer } from '../read/pointer.ts'

/** It is decided, whatever else is known; or these places go and the rest decides. */
export type Remainder = 'always' | 'never' | string[]

/** What is left of a condition written at `pointer` if this fact has this value. */
export function remainderOf(when: When, pointer: string, fact: string, value: string): Remainder {
  const inside = (each: unknown, path: string) => remainderOf(each as When, path, fact, value)
  const clauses = Object.entries(when).map(([key, written]): Part => {
    const path = `${pointer}/${escapePointer(key)}`
    if (key === fact)
      return { path, remainder: [written].flat().map(String).includes(value) ? 'always' : 'never' }
    if (key === 'not') return { path, remainder: negated(inside(written, path)) }
    if (key !== 'anyOf' && key !== 'allOf') return { path, remainder: [] }
    const parts = (written as unknown[]).map((each, i) => ({
      path: `${path}/${i}`,
      remainder: inside(each, `${path}/${i}`),
    }))
    return { path, remainder: joined(parts, key === 'anyOf' ? 'always' : 'never') }
  })
  return joined(clauses, 'never')
}

interface Part {
  path: string
  remainder: Remainder
}

/** One part that never holds decides an "and", one that always holds an "or"; the opposite changes nothing and goes. */
function joined(parts: readonly Part[], decisive: 'always' | 'never'): Remainder {
  if (parts.some(({ remainder }) => remainder === decisive)) return decisive
  if (parts.every(({ remainder }) => typeof remainder === 'string')) return opposite[decisive]
  return parts.flatMap(({ path, remainder }) => (typeof remainder === 'string' ? [path] : remainder))
}

const negated = (remainder: Remainder): Remainder =>
  typeof remainder === 'string' ? opposite[remainder] : remainder

const opposite = { always: 'never', never: 'always' } as const
