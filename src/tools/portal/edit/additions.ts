// What portal new makes, by kind.
import type { Addition } from './addition.ts'
import { claim } from './new-claim.ts'
import { context, item } from './new-entries.ts'
import { page } from './new-content-pages.ts'
import { screen } from './new-pages.ts'
import { guard } from './new-guard.ts'
import { dialog, flag } from './new-rules.ts'

export const ADDITIONS: Readonly<Record<string, Addition>> = {
  ...{ screen, page, item, context, dialog, flag, guard, claim },
}
