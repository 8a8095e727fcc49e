// The articles that the sandbox's content service knows. Out of order on purpose: callers ask for an order.
import type { Article } from './article.ts'
import { firstSteps } from './educate/first-steps.ts'
import { isaGuide } from './educate/isa-guide.ts'
import { pensionGuide } from './educate/pension-guide.ts'
import { stayingSafe } from './educate/staying-safe.ts'
import { archive } from './explore/archive.ts'
import { family } from './explore/family.ts'
import { investing } from './explore/investing.ts'
import { retirement } from './explore/retirement.ts'
import { tax } from './explore/tax.ts'

export const categories: readonly Article[] = [tax, investing, archive, retirement, family]

export const homeGuides: readonly Article[] = [firstSteps, isaGuide, pensionGuide, stayingSafe]
