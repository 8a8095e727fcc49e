// The sentence that says why the person was signed out.
import type { Settings } from '#session/settings.ts'
import type { SessionState } from '#session/types.ts'

const WORDS = {
  'own-choice': 'You have signed out. See you next time.',
  inactivity: 'We signed you out to keep your account safe, because you did nothing for a while.',
  unreachable:
    'We couldn’t reach the sign-in service in time to continue your session, so you’ve been signed out. Check your connection, then sign in again.',
  'sign-in-failed': 'We could not sign you in. Please try again.',
  'other-tab': 'You signed out in another tab, so this one has been signed out too.',
  expired: 'Your session has ended. Sign in again to carry on.',
} as const

const TYPED = {
  kept: 'We kept what you typed. Sign in to go on with it.',
  unsaved: 'What you typed last may not be saved. Sign in and check it.',
} as const

/** Where the provider has no sign-out, its own session goes on. */
const STILL_AT_PROVIDER = 'Sign out at the sign-in service too.'

/** The provider did not answer. */
const MAY_BE_AT_PROVIDER =
  'The sign-in service did not answer, so you may still be signed in there. Close this browser if others use it too.'

/** The sentence for the signed-out page; undefined when there is none to show. */
export function signedOutMessage(
  session: SessionState,
  { provider }: Pick<Settings, 'provider'>,
): string | undefined {
  if (session.mode !== 'anonymous' || session.reason === undefined) return undefined
  const { reason, message = WORDS[reason], typed, isStillAtProvider } = session
  const isStillThere = provider?.signOut?.kind === 'none' && reason !== 'sign-in-failed'
  return [
    message,
    typed && TYPED[typed],
    isStillThere && STILL_AT_PROVIDER,
    isStillAtProvider && MAY_BE_AT_PROVIDER,
  ]
    .filter(Boolean)
    .join(' ')
}
