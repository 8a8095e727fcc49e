// Schemas of answers that several calls share, by the names that they have in the document.
import type { ZodMiniType } from 'zod/mini'
import { accountSchema } from '#api/accounts/accounts.ts'
import { submittedReviewSchema } from '#api/accounts/goal-review.ts'
import { fileSchema } from 'portal-engine/http/files.ts'
import { draftSchema } from '#api/inbox/message-writing.ts'
import { learnItemSchema } from '#api/inbox/learn.ts'
import { threadSummarySchema } from '#api/inbox/messages.ts'
import { applicationSchema } from '#api/opening/applications.ts'
import { bankAccountSchema } from '#api/payments/bank-accounts.ts'
import { mandateSchema } from '#api/payments/mandates.ts'
import { paymentSchema } from '#api/payments/payments.ts'
import { regularPaymentSchema } from '#api/payments/regular-payments.ts'
import { communicationPreferencesSchema } from '#api/people/communication-preferences.ts'
import { delegatesSchema } from '#api/people/delegates.ts'
import { wishSchema } from '#api/people/expression-of-wish.ts'
import { storedFormSchema } from 'portal-engine/forms/drafts.ts'
import { personalDetailsSchema } from '#api/people/personal-details.ts'
import { notificationDeviceSchema } from '#api/people/notification-devices.ts'
import { deviceSchema } from '#api/people/security.ts'
import { sharedRequestSchema } from '#api/people/shared-access.ts'
import { taxServiceRequestSchema } from '#api/tax/tax-services.ts'

export const shared: Readonly<Record<string, ZodMiniType>> = {
  Account: accountSchema,
  Application: applicationSchema,
  BankAccount: bankAccountSchema,
  CommunicationPreferences: communicationPreferencesSchema,
  Delegates: delegatesSchema,
  Device: deviceSchema,
  NotificationDevice: notificationDeviceSchema,
  Draft: draftSchema,
  File: fileSchema,
  LearnItem: learnItemSchema,
  Mandate: mandateSchema,
  Payment: paymentSchema,
  PersonalDetails: personalDetailsSchema,
  RegularPayment: regularPaymentSchema,
  SharedRequest: sharedRequestSchema,
  StoredForm: storedFormSchema,
  SubmittedReview: submittedReviewSchema,
  TaxServiceRequest: taxServiceRequestSchema,
  ThreadSummary: threadSummarySchema,
  Wish: wishSchema,
}
