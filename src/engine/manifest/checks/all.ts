// The checks in groups. A later group runs only when the earlier ones found no error: proofs about unknown names would
// only repeat the mistake.
import { a11y } from './a11y.ts'
import type { Check } from './check.ts'
import { brokenLaw } from './broken-law.ts'
import { claims } from './claims.ts'
import { closedPage } from './closed-page.ts'
import { turnsAway } from './turns-away.ts'
import { deadBranches } from './dead-branches.ts'
import { contrast } from './contrast.ts'
import { contradiction } from './contradiction.ts'
import { duplicate } from './duplicate.ts'
import { emptyGroup } from './empty-group.ts'
import { flagHygiene } from './flag-hygiene.ts'
import { idleConditions } from './idle-conditions.ts'
import { idleLaw } from './idle-law.ts'
import { idleOrder } from './idle-order.ts'
import { indexedPage } from './indexed-page.ts'
import { leftWithout } from './left-without.ts'
import { limits } from './limits.ts'
import { litTwice } from './lit-twice.ts'
import { loadsTooEarly } from './loads-too-early.ts'
import { missingParameter } from './missing-parameter.ts'
import { navigationContexts } from './navigation-contexts.ts'
import { noCatchAllRoute } from './no-catch-all-route.ts'
import { noOutcome } from './no-outcome.ts'
import { pageSections } from './page-sections.ts'
import { personalPage } from './personal-page.ts'
import { redirectLoop } from './redirect-loop.ts'
import { sentBy } from './sent-by.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { shadowedPath } from './shadowed-path.ts'
import { examples } from './examples.ts'
import { extensions } from './extensions.ts'
import { unreachable } from './unreachable.ts'
import { unusedSupply } from './unused-supply.ts'

export const checks: readonly (readonly Check[])[] = [
  [contradiction, duplicate, noCatchAllRoute, extensions, limits],
  [
    shadowedPath,
    navigationContexts,
    idleOrder,
    redirectLoop,
    noOutcome,
    loadsTooEarly,
    signIn,
    signOut,
    brokenLaw,
    idleLaw,
  ],
  [
    missingParameter,
    turnsAway,
    idleConditions,
    deadBranches,
    emptyGroup,
    litTwice,
    leftWithout,
    unreachable,
    unusedSupply,
    flagHygiene,
    indexedPage,
    pageSections,
    personalPage,
    sentBy,
    examples,
    closedPage,
    claims,
    contrast,
    a11y,
  ],
]

/** What pages and menus do is certain without the last group: manifests with errors there alone can be compared. */
export const checksToCompare = checks.slice(0, -1)
