// Every route of the product API, gathered from its handlers.
import type { Route } from '#sandbox/calls/call.ts'
import { accountDetailRoutes } from './handlers/accounts/account-details.ts'
import { accountOpeningRoutes } from './handlers/opening/account-opening.ts'
import { adviserRoutes } from './handlers/people/adviser.ts'
import { allowanceRoutes } from './handlers/tax/allowances.ts'
import { childRoutes } from './handlers/people/children.ts'
import { communicationPreferenceRoutes } from './handlers/people/communication-preferences.ts'
import { applicationRoutes } from './handlers/opening/applications.ts'
import { contactPointRoutes } from './handlers/people/contact-points.ts'
import { bankAccountRoutes } from './handlers/payments/bank-accounts.ts'
import { corporateRoutes } from './handlers/opening/corporate.ts'
import { documentRoutes } from './handlers/inbox/documents.ts'
import { drawdownRoutes } from './handlers/payments/drawdown.ts'
import { expressionOfWishRoutes } from './handlers/people/expression-of-wish.ts'
import { formRoutes } from './handlers/people/forms.ts'
import { goalReviewRoutes } from './handlers/accounts/goal-review.ts'
import { feeRoutes } from './handlers/tax/fees.ts'
import { identityChangeRoutes } from './handlers/people/identity-changes.ts'
import { isaTransferRoutes } from './handlers/payments/isa-transfers.ts'
import { learnRoutes } from './handlers/inbox/learn.ts'
import { mandateRoutes } from './handlers/payments/mandates.ts'
import { messageFilingRoutes } from './handlers/inbox/message-filing.ts'
import { messageWritingRoutes } from './handlers/inbox/message-writing.ts'
import { messageRoutes } from './handlers/inbox/messages.ts'
import { pastYearRoutes } from './handlers/accounts/past-years.ts'
import { paymentRoutes } from './handlers/payments/payments.ts'
import { networkRoutes } from './handlers/tax/network.ts'
import { pensionContributionRoutes } from './handlers/payments/pension-contributions.ts'
import { pensionTransferRoutes } from './handlers/payments/pension-transfers.ts'
import { performanceRoutes } from './handlers/accounts/performance.ts'
import { personalDetailRoutes } from './handlers/people/personal-details.ts'
import { portfolioRoutes } from './handlers/accounts/portfolios.ts'
import { planRoutes } from './handlers/accounts/plans.ts'
import { preferenceRoutes } from './handlers/people/preferences.ts'
import { regularPaymentRoutes } from './handlers/payments/regular-payments.ts'
import { retirementRoutes } from './handlers/accounts/retirement.ts'
import { reviewRoutes } from './handlers/accounts/reviews.ts'
import { securityRoutes } from './handlers/people/security.ts'
import { sharedAccessRoutes } from './handlers/people/shared-access.ts'
import { taskRoutes } from './handlers/inbox/tasks.ts'
import { taxServiceRoutes } from './handlers/tax/tax-services.ts'
import { taxUseRoutes } from './handlers/tax/tax-use.ts'
import { transactionRoutes } from './handlers/accounts/transactions.ts'
import { userRoutes } from './handlers/people/users.ts'
import { withdrawalRoutes } from './handlers/payments/withdrawals.ts'

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
  ...pastYearRoutes,
  ...retirementRoutes,
  ...isaTransferRoutes,
  ...bankAccountRoutes,
  ...mandateRoutes,
  ...pensionContributionRoutes,
  ...pensionTransferRoutes,
  ...withdrawalRoutes,
  ...drawdownRoutes,
  ...regularPaymentRoutes,
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
