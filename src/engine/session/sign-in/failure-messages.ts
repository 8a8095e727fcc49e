// What is said of a failed sign-in: to the person, to the report and, where the set-up is at fault, to the people who run
// the portal. No token, and no text of the provider's own, goes anywhere. Loaded when a sign-in has failed.
import { newTraceId, referenceOf } from '#base/reference.ts'
import { ENDLESS, NOT_SEEN, OFFLINE, UNREACHED } from './failures.ts'
import { OtherPersonError } from './provider.ts'

export interface SignInFailure {
  /** The sentence on the signed-out page. */
  message: string
  /** The sentence for a person who was asked to sign in again and is still signed in as before. */
  notice: string
  /** For the report. */
  reported: Error
}

const messages = {
  clock:
    'We could not sign you in because the clock of this device seems to be wrong. Check its date and time, then try again.',
  offline: OFFLINE,
  down: 'The sign-in service is not answering just now. Please try again in a few minutes.',
  insecure: 'Signing in needs a secure connection. Open this page with https.',
  storage:
    'We could not sign you in: the storage of this browser is blocked or full. Allow site data or make room, then try again.',
  denied: 'You did not sign in.',
  ended: 'Your session has ended. Sign in again to carry on. What you have saved is safe.',
  other: 'We could not sign you in. Please try again.',
}

const OTHER_PERSON = 'Another person signed in. Nothing was sent.'
const notices: Partial<Record<keyof typeof messages, string>> & { other: string } = {
  denied: 'You did not sign in again. Nothing was sent.',
  down: UNREACHED,
  offline: UNREACHED,
  other: 'We could not confirm that it is you. Nothing was sent. Please try again.',
}

/** Answers to a request that is wrong in itself, so that the same request is refused again (RFC 6749). */
const WRONG_REQUESTS = [
  ...['invalid_client', 'unauthorized_client', 'invalid_scope', 'invalid_request'],
  ...['unsupported_response_type', 'unsupported_grant_type', 'invalid_target'],
]

/** Beginnings of what fails by the set-up of provider or settings, in the words of the checks and of the library. */
const SET_UP =
  /^(The (provider|API takes)|Metadata does not contain|Invalid response Content-Type|The token response is|(ID|Invalid) token|claims\.|algorithms: |iss in the response|revokeTokens: )/i

/** What is said of this failure. `isOnline`: does the browser say that it has a connection? */
export function explain(error: unknown, isOnline = globalThis.navigator?.onLine ?? true): SignInFailure {
  const reported = reportable(error)
  const kind = kindOf(error, isOnline)
  if (error instanceof OtherPersonError) return { message: messages.other, notice: OTHER_PERSON, reported }
  if (kind !== 'set-up') return { message: messages[kind], notice: notices[kind] ?? notices.other, reported }

  const traceId = newTraceId()
  const reference = referenceOf(traceId)!
  console.error(`Sign-in ${reference}: ${reported.message}`)
  // Under `npm start`, the person who reads the page runs the portal.
  const check = import.meta.env.MODE === 'development' ? ` (${reported.message})` : ''
  if (reported.message.startsWith(ENDLESS))
    return {
      message: `We signed you in several times, but no page could be shown. Something in this browser, such as an extension, may remove what the portal keeps here. Try again, or call us and quote ${reference}.`,
      notice: notices.other,
      reported: Object.assign(reported, { traceId }),
    }
  return {
    message: `We could not sign you in because of a fault on our side. Call us and quote ${reference}, so that we can put it right.${check}`,
    notice: `We could not confirm that it is you, because of a fault on our side. Nothing was sent. Call us and quote ${reference}.${check}`,
    reported: Object.assign(reported, { traceId }),
  }
}

function kindOf(error: unknown, isOnline: boolean): keyof typeof messages | 'set-up' {
  if (!(error instanceof Error)) return 'other'
  if (codeOf(error) === 'access_denied') return 'denied'
  if (WANT_A_SCREEN.includes(codeOf(error) ?? '')) return 'ended'
  const { name, message } = error
  if ('isAboutTime' in error && error.isAboutTime === true) return 'clock'
  // The names that browsers give to writing into a full storage, and to asking for one that is blocked.
  if (name === 'QuotaExceededError' || name === 'SecurityError') return 'storage'
  if (message.startsWith('Crypto.subtle')) return 'insecure'
  const isUnanswered =
    error instanceof TypeError || /Network timed out|keys could not be loaded/.test(message)
  if (isUnanswered) return isOnline ? 'down' : 'offline'
  if (/could not answer|\((5\d\d|429)\)/.test(message) || codeOf(error) === 'temporarily_unavailable')
    return 'down'
  if (message.startsWith(ENDLESS)) return 'set-up'
  return SET_UP.test(message) || WRONG_REQUESTS.includes(codeOf(error) ?? '') ? 'set-up' : 'other'
}

/** The error code of the provider's answer. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'error' in error && typeof error.error === 'string' ? error.error : undefined

/** Answers to a question that no screen was shown for (OpenID Connect Core 3.1.2.6). */
const WANT_A_SCREEN = [
  ...['account_selection_required', 'consent_required', 'interaction_required', 'login_required'],
]

/** Further codes of RFC 6749 and OpenID Connect Core that may be reported; anything else is the provider's own text. */
const FURTHER_CODES = [
  ...WANT_A_SCREEN,
  ...['access_denied', 'invalid_grant', 'server_error', 'temporarily_unavailable'],
]

/** The error for the report: a provider's own text may name people, so only known codes are kept. */
function reportable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  if (error.message === NOT_SEEN)
    return new Error(
      `${NOT_SEEN}, though the provider has just confirmed one: access tokens need auth_time (RFC 9068), or the API asks by introspection`,
    )
  if (!('error' in error)) return error
  const code = codeOf(error)
  const isKnown = code !== undefined && [...WRONG_REQUESTS, ...FURTHER_CODES].includes(code)
  const message = isKnown ? code : 'The provider answered an unknown error'
  return Object.assign(new Error(message), { name: error.name })
}
