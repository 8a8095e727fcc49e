// The checks, in the order in which their problems make sense to read. A later group is asked only when the earlier
// ones found nothing: a proof about names that do not exist would only repeat the mistake.
import { a11y } from './a11y.ts'
import type { Check } from './check.ts'
import { claims } from './claims.ts'
import { closedDoor } from './closed-door.ts'
import { contradiction } from './contradiction.ts'
import { duplicate } from './duplicate.ts'
import { emptyGroup } from './empty-group.ts'
import { flagHygiene } from './flag-hygiene.ts'
import { idleConditions } from './idle-conditions.ts'
import { navigationContexts } from './navigation-contexts.ts'
import { noRestRoute } from './no-rest-route.ts'
import { redirectLoop } from './redirect-loop.ts'
import { shadowedPath } from './shadowed-path.ts'
import { unreachable } from './unreachable.ts'

export const checks: readonly (readonly Check[])[] = [
  [contradiction, duplicate, noRestRoute],
  [shadowedPath, navigationContexts, redirectLoop],
  [closedDoor, idleConditions, emptyGroup, unreachable, flagHygiene, claims, a11y],
]
