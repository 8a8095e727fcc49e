// Harbour Bank's own kinds of questions.
import type { OwnKinds } from 'portal-engine/base/requests/kinds/kind.ts'
import customerNumber from './customer-number.ts'

export const kinds = { 'customer-number': customerNumber } satisfies OwnKinds
