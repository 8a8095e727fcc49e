// The checks in groups. A later group runs only when the earlier ones found no error: proofs about unknown names would
// only repeat the mistake.
import { a11y } from './a11y.ts'
import type { Check } from './check.ts'
import { claims } from './claims.ts'
import { turnsAway } from './turns-away.ts'
import { contradiction } from './contradiction.ts'
import { duplicate } from './duplicate.ts'
import { emptyGroup } from './empty-group.ts'
import { flagHygiene } from './flag-hygiene.ts'
import { idleConditions } from './idle-conditions.ts'
import { indexedPage } from './indexed-page.ts'
import { limits } from './limits.ts'
import { missingParameter } from './missing-parameter.ts'
import { navigationContexts } from './navigation-contexts.ts'
import { noCatchAllRoute } from './no-catch-all-route.ts'
import { redirectLoop } from './redirect-loop.ts'
import { shadowedPath } from './shadowed-path.ts'
import { taxYears } from './tax-years.ts'
import { unreachable } from './unreachable.ts'

export const checks: readonly (readonly Check[])[] = [
  [contradiction, duplicate, noCatchAllRoute, taxYears, limits],
  [shadowedPath, navigationContexts, redirectLoop],
  [
    missingParameter,
    turnsAway,
    idleConditions,
    emptyGroup,
    unreachable,
    flagHygiene,
    indexedPage,
    claims,
    a11y,
  ],
]
