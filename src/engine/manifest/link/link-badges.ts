// Links badges: the number that each shows, and the limit above which it shows "99+".
import { escapePointer } from '../read/pointer.ts'
import type { BadgesFile, LimitsFile } from '../read/types.gen.ts'
import type { Linked } from './linked.ts'
import type { Scope } from './scope.ts'

export function linkBadges(scope: Scope, limits: LimitsFile['limits']): Linked['badges'] {
  const { badges } = scope.file.value as BadgesFile
  return new Map(
    Object.entries(badges).map(([id, { value, cap, one, other }]) => {
      const pointer = `/badges/${escapePointer(id)}`
      scope.requireName('value', value, `${pointer}/value`)
      const limit =
        cap !== undefined && scope.requireName('limit', cap, `${pointer}/cap`)
          ? limits[cap]?.value
          : undefined
      return [id, { value, cap: limit, one, other }]
    }),
  )
}
