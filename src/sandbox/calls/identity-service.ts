// What the product API asks of the identity provider: how somebody signs in, and to end their sessions.

/** A browser that the provider has seen; it knows it by a cookie of its own. */
export interface Browser {
  id: string
  userAgent: string
}

/** How a sign-in ended. */
export type SignInOutcome = 'signed-in' | 'wrong-password' | 'wrong-code'

/** How somebody signs in. */
export interface CredentialFacts {
  /** Null for the password that was given at the start. */
  passwordChangedAt: string | null
  passkeys: readonly { name: string; addedAt: string }[]
  /** Null if two-step verification is off. */
  twoStepSince: string | null
}

/** Where people change it: addresses of the provider's own pages. */
export interface CredentialPages {
  password: string
  passkeys: string
  twoStep: string
}

/** The provider, as the product API asks it. */
export interface Identity {
  readonly pages: CredentialPages
  credentialsOf(subject: string): CredentialFacts
  /**
   * Ends the person's sessions in the browsers that this says, by id; undefined is an unknown one. Their tokens
   * are refused from the next call on.
   */
  endSessions(subject: string, isEnded: (browserId: string | undefined) => boolean): void
  /** Everybody has the first credentials again. */
  forgetCredentials(): void
}

/** For an API without a provider. */
export const noIdentity: Identity = {
  pages: {
    password: 'http://localhost/password',
    passkeys: 'http://localhost/passkeys',
    twoStep: 'http://localhost/two-step',
  },
  credentialsOf: () => ({ passwordChangedAt: null, passkeys: [], twoStepSince: null }),
  endSessions: () => {},
  forgetCredentials: () => {},
}
