// The checks, in the order in which their problems make sense to read.
import type { Check } from './check.ts'
import { duplicate } from './duplicate.ts'
import { navigationContexts } from './navigation-contexts.ts'

export const checks: readonly Check[] = [duplicate, navigationContexts]
