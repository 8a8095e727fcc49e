// Owns what people are told when signing in fails. Technical texts go to the error report, never on the page.

const words = {
  clock:
    'We could not sign you in because the clock of this device seems to be wrong. Check its date and time, then try again.',
  network: 'We could not reach the sign-in service. Check your connection, then try again.',
  insecure: 'Signing in needs a secure connection. Open this page with https.',
  other: 'We could not sign you in. Please try again.',
  loading: 'We could not load your details. Please try again.',
}

export const loadingFailed = words.loading

/** Which sentence fits this failed sign-in? */
export function signInFailed(error: unknown): string {
  if (!(error instanceof Error)) return words.other
  if ('isAboutTime' in error && error.isAboutTime === true) return words.clock
  if (error.message.startsWith('Crypto.subtle')) return words.insecure
  if (error instanceof TypeError || error.message.includes('Network timed out')) return words.network
  return words.other
}
