// Every route of the product API, gathered from its handlers.
import type { Route } from './call.ts'
import { accountDetailRoutes } from './handlers/account-details.ts'
import { accountOpeningRoutes } from './handlers/account-opening.ts'
import { adviserRoutes } from './handlers/adviser.ts'
import { allowanceRoutes } from './handlers/allowances.ts'
import { childRoutes } from './handlers/children.ts'
import { communicationPreferenceRoutes } from './handlers/communication-preferences.ts'
import { applicationRoutes } from './handlers/applications.ts'
import { contactPointRoutes } from './handlers/contact-points.ts'
import { bankAccountRoutes } from './handlers/bank-accounts.ts'
import { corporateRoutes } from './handlers/corporate.ts'
import { documentRoutes } from './handlers/documents.ts'
import { drawdownRoutes } from './handlers/drawdown.ts'
import { expressionOfWishRoutes } from './handlers/expression-of-wish.ts'
import { formRoutes } from './handlers/forms.ts'
import { goalReviewRoutes } from './handlers/goal-review.ts'
import { feeRoutes } from './handlers/fees.ts'
import { identityChangeRoutes } from './handlers/identity-changes.ts'
import { isaTransferRoutes } from './handlers/isa-transfers.ts'
import { learnRoutes } from './handlers/learn.ts'
import { mandateRoutes } from './handlers/mandates.ts'
import { messageFilingRoutes } from './handlers/message-filing.ts'
import { messageWritingRoutes } from './handlers/message-writing.ts'
import { messageRoutes } from './handlers/messages.ts'
import { paymentRoutes } from './handlers/payments.ts'
import { networkRoutes } from './handlers/network.ts'
import { pensionContributionRoutes } from './handlers/pension-contributions.ts'
import { pensionTransferRoutes } from './handlers/pension-transfers.ts'
import { performanceRoutes } from './handlers/performance.ts'
import { personalDetailRoutes } from './handlers/personal-details.ts'
import { portfolioRoutes } from './handlers/portfolios.ts'
import { planRoutes } from './handlers/plans.ts'
import { preferenceRoutes } from './handlers/preferences.ts'
import { retirementRoutes } from './handlers/retirement.ts'
import { reviewRoutes } from './handlers/reviews.ts'
import { securityRoutes } from './handlers/security.ts'
import { sharedAccessRoutes } from './handlers/shared-access.ts'
import { taskRoutes } from './handlers/tasks.ts'
import { taxServiceRoutes } from './handlers/tax-services.ts'
import { taxUseRoutes } from './handlers/tax-use.ts'
import { transactionRoutes } from './handlers/transactions.ts'
import { userRoutes } from './handlers/users.ts'
import { withdrawalRoutes } from './handlers/withdrawals.ts'

export const routes: readonly Route[] = [
  ...userRoutes,
  ...sharedAccessRoutes,
  ...preferenceRoutes,
  ...childRoutes,
  ...personalDetailRoutes,
  ...contactPointRoutes,
  ...identityChangeRoutes,
  ...communicationPreferenceRoutes,
  ...expressionOfWishRoutes,
  ...securityRoutes,
  ...portfolioRoutes,
  ...accountDetailRoutes,
  ...performanceRoutes,
  ...transactionRoutes,
  ...reviewRoutes,
  ...paymentRoutes,
  ...planRoutes,
  ...retirementRoutes,
  ...isaTransferRoutes,
  ...bankAccountRoutes,
  ...mandateRoutes,
  ...pensionContributionRoutes,
  ...pensionTransferRoutes,
  ...withdrawalRoutes,
  ...drawdownRoutes,
  ...taskRoutes,
  ...adviserRoutes,
  ...allowanceRoutes,
  ...taxUseRoutes,
  ...taxServiceRoutes,
  ...feeRoutes,
  ...networkRoutes,
  ...accountOpeningRoutes,
  ...applicationRoutes,
  ...corporateRoutes,
  ...formRoutes,
  ...goalReviewRoutes,
  ...messageRoutes,
  ...messageWritingRoutes,
  ...messageFilingRoutes,
  ...documentRoutes,
  ...learnRoutes,
]
