// Resolves badges: the number that each shows, and the limit above which it shows "99+".
import { escapePointer } from '../read/pointer.ts'
import type { BadgesFile, LimitsFile } from '../read/types.gen.ts'
import type { Resolved } from './resolved.ts'
import type { Scope } from './scope.ts'

/** Units in which something is measured and not counted. */
const MEASURES = new Set([
  ...['milliseconds', 'seconds', 'minutes', 'hours', 'days', 'working days', 'weeks', 'months', 'years'],
  ...['day', 'month', 'hour of the day in London', 'pounds', 'per cent', 'pixels'],
])

export function resolveBadges(scope: Scope, limits: LimitsFile['limits']): Resolved['badges'] {
  const { badges } = scope.file.value as BadgesFile
  return new Map(
    Object.entries(badges).map(([id, { value, cap, one, other }]) => {
      const pointer = `/badges/${escapePointer(id)}`
      scope.requireName('value', value, `${pointer}/value`)
      const limit =
        cap !== undefined && scope.requireName('limit', cap, `${pointer}/cap`)
          ? limits[cap]?.value
          : undefined
      const unit = cap === undefined ? undefined : limits[cap]?.unit
      if (unit !== undefined && MEASURES.has(unit))
        scope.report(
          `${pointer}/cap`,
          'limits',
          `The limit "${cap}" is in ${unit}, but a badge is capped at a number of things.`,
          'Name a limit that counts.',
        )
      return [id, { value, cap: limit, one, other }]
    }),
  )
}
