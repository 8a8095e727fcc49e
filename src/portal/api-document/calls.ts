// Every call of the product API, gathered from the files of src/portal/api by the tag under which the document lists it.
import * as accounts from '#api/accounts/accounts.ts'
import * as activity from '#api/accounts/activity.ts'
import * as goalReview from '#api/accounts/goal-review.ts'
import * as holdings from '#api/accounts/holdings.ts'
import * as leftAccounts from '#api/accounts/left-accounts.ts'
import * as pastYear from '#api/accounts/past-year.ts'
import * as performance from '#api/accounts/performance.ts'
import * as plans from '#api/accounts/plans.ts'
import * as retirement from '#api/accounts/retirement.ts'
import * as reviews from '#api/accounts/reviews.ts'
import * as series from '#api/accounts/series.ts'
import * as transactions from '#api/accounts/transactions.ts'
import type { ApiCall } from '#http/contract.ts'
import * as requests from '#http/requests.ts'
import * as documents from '#api/inbox/documents.ts'
import * as learn from '#api/inbox/learn.ts'
import * as learnPage from '#api/inbox/learn-page.ts'
import * as messageWriting from '#api/inbox/message-writing.ts'
import * as messages from '#api/inbox/messages.ts'
import * as tasks from '#api/inbox/tasks.ts'
import * as unreadCount from '#api/inbox/unread-count.ts'
import * as accountOpening from '#api/opening/account-opening.ts'
import * as applications from '#api/opening/applications.ts'
import * as basketSaving from '#api/opening/basket-saving.ts'
import * as clients from '#api/opening/clients.ts'
import * as bankAccounts from '#api/payments/bank-accounts.ts'
import * as drawdown from '#api/payments/drawdown.ts'
import * as isaTransfers from '#api/payments/isa-transfers.ts'
import * as mandates from '#api/payments/mandates.ts'
import * as payments from '#api/payments/payments.ts'
import * as pensionContributions from '#api/payments/pension-contributions.ts'
import * as pensionTransfers from '#api/payments/pension-transfers.ts'
import * as regularPayments from '#api/payments/regular-payments.ts'
import * as withdrawals from '#api/payments/withdrawals.ts'
import * as adviser from '#api/people/adviser.ts'
import * as children from '#api/people/children.ts'
import * as communicationPreferences from '#api/people/communication-preferences.ts'
import * as delegates from '#api/people/delegates.ts'
import * as expressionOfWish from '#api/people/expression-of-wish.ts'
import * as flags from '#api/people/flags.ts'
import * as forms from '#forms/drafts.ts'
import * as lastSignIn from '#api/people/last-sign-in.ts'
import * as parameters from '#api/people/parameters.ts'
import * as personalDetailChanges from '#api/people/personal-detail-changes.ts'
import * as personalDetails from '#api/people/personal-details.ts'
import * as preferences from '#api/people/preferences.ts'
import * as security from '#api/people/security.ts'
import * as sharedAccess from '#api/people/shared-access.ts'
import * as sharing from '#api/people/sharing.ts'
import * as user from '#api/people/user.ts'
import * as allowance from '#api/tax/allowance.ts'
import * as fees from '#api/tax/fees.ts'
import * as network from '#api/tax/network.ts'
import * as taxServices from '#api/tax/tax-services.ts'
import * as taxUse from '#api/tax/tax-use.ts'
import * as taxYearInfo from '#api/tax/tax-year-info.ts'
import { isRecord } from '#base/record.ts'

type Module = Readonly<Record<string, unknown>>

const tag = (description: string, modules: readonly Module[]) => ({
  description,
  calls: modules.flatMap((module) => Object.values(module).flatMap(callsIn)),
})

/** A module exports calls, and records of calls. */
export function callsIn(value: unknown): ApiCall[] {
  if (isCall(value)) return [value]
  return isRecord(value) ? Object.values(value).flatMap((each) => (isPlain(each) ? callsIn(each) : [])) : []
}

const isCall = (value: unknown): value is ApiCall =>
  isRecord(value) && typeof value['summary'] === 'string' && typeof value['path'] === 'string'

/** Schemas are objects of classes; only calls and records of them are looked into. */
const isPlain = (value: unknown): boolean =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype

export const tags: Readonly<Record<string, { description: string; calls: readonly ApiCall[] }>> = {
  People: tag('Who is signed in, grants, sharing, personal details, security.', [
    ...[user, delegates, flags, lastSignIn, parameters, sharedAccess, sharing, preferences, children],
    ...[personalDetails, personalDetailChanges, communicationPreferences, expressionOfWish, security],
    ...[forms, adviser],
  ]),
  Accounts: tag('Values, holdings, performance, transactions, reviews, plans.', [
    ...[accounts, series, holdings, activity, performance, transactions, reviews, plans, pastYear],
    ...[retirement, goalReview, leftAccounts],
  ]),
  Payments: tag('Money in and out.', [
    ...[payments, requests, isaTransfers, bankAccounts, mandates, pensionContributions, pensionTransfers],
    ...[withdrawals, drawdown, regularPayments],
  ]),
  Tax: tag('Allowances, services, fees.', [allowance, taxYearInfo, taxUse, taxServices, fees, network]),
  Opening: tag('Opening accounts.', [accountOpening, basketSaving, applications, clients]),
  Inbox: tag('Messages, documents, tasks, Learn.', [
    ...[tasks, unreadCount, messages, messageWriting, documents, learn, learnPage],
  ]),
}

export const apiCalls: readonly ApiCall[] = Object.values(tags).flatMap(({ calls }) => calls)
