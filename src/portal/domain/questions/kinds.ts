// The kinds of questions that this portal has beside the engine's: what pages call each, and its file. A large one is loaded alone.
import type { OwnKinds } from 'portal-engine/base/requests/kinds/kind.ts'
import bankDetails from './bank-details.ts'
import { country, nationality } from './countries.ts'
import nationalInsuranceNumber from './national-insurance-number.ts'

export const kinds = {
  phone: () => import('./phone.ts'),
  country,
  nationality,
  'national-insurance-number': nationalInsuranceNumber,
  'bank-details': bankDetails,
} satisfies OwnKinds
