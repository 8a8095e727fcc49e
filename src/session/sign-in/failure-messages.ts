// The sentences for a failed sign-in. Technical texts go to the error report, never on the page.

import { OtherPersonError } from './provider.ts'

const messages = {
  clock:
    'We could not sign you in because the clock of this device seems to be wrong. Check its date and time, then try again.',
  network: 'We could not reach the sign-in service. Check your connection, then try again.',
  insecure: 'Signing in needs a secure connection. Open this page with https.',
  storage:
    'We could not sign you in: the storage of this browser is blocked or full. Allow site data or make room, then try again.',
  other: 'We could not sign you in. Please try again.',
  otherPerson: 'Another person signed in. Nothing was sent.',
  cancelled: 'You did not sign in again. Nothing was sent.',
  again: 'We could not confirm that it is you. Nothing was sent. Please try again.',
}

/** The sentence for this error. */
export function signInFailureMessage(error: unknown): string {
  if (!(error instanceof Error)) return messages.other
  if ('isAboutTime' in error && error.isAboutTime === true) return messages.clock
  // The names that browsers give to writing into a full storage, and to asking for one that is blocked.
  if (error.name === 'QuotaExceededError' || error.name === 'SecurityError') return messages.storage
  if (error.message.startsWith('Crypto.subtle')) return messages.insecure
  if (error instanceof TypeError || error.message.includes('Network timed out')) return messages.network
  return messages.other
}

/** The sentence for a person who was asked to sign in again and is still signed in as before. */
export function signInAgainFailureMessage(error: unknown): string {
  if (error instanceof OtherPersonError) return messages.otherPerson
  const isCancelled = error instanceof Error && 'error' in error && error.error === 'access_denied'
  return isCancelled ? messages.cancelled : messages.again
}

/** The error codes of RFC 6749 and OpenID Connect Core; anything else is the provider's own text. */
const errorCodes = new Set([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'login_required',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
])

/** The error for the report: a provider's own text may name people, so only known codes are kept. */
export function reportable(error: unknown): unknown {
  if (!(error instanceof Error) || !('error' in error)) return error
  const isKnown = typeof error.error === 'string' && errorCodes.has(error.error)
  const message = isKnown ? String(error.error) : 'The provider answered an unknown error'
  return Object.assign(new Error(message), { name: error.name })
}
