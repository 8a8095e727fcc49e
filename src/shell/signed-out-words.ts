// Why nobody is signed in any more, in a calm sentence.
import type { SessionState } from '#session/types.ts'

const WORDS = {
  'own-choice': 'You have signed out. See you next time.',
  inactivity: 'You’ve been signed out to keep your account safe, because nothing happened for a while.',
  'sign-in-failed': 'We could not sign you in. Please try again.',
  'other-tab': 'You signed out in another tab, so this one has been signed out too.',
  expired: 'Your session has ended. Sign in again to carry on.',
} as const

/** The sentence for the signed-out page; undefined while nothing has to be said. */
export function signedOutWords(session: SessionState): string | undefined {
  if (session.mode !== 'anonymous' || session.reason === undefined) return undefined
  return session.message ?? WORDS[session.reason]
}
