// What is known of a failed sign-in before the explanations are loaded.

/** Code of the portal, or the sign-in service, could not be reached. */
export const OFFLINE = 'We could not reach the sign-in service. Check your connection, then try again.'

/** The same, to a person who was asked to sign in again. */
export const UNREACHED = 'We could not reach the sign-in service, so nothing was sent. Please try again.'

/** Sign-ins that no page follows. */
export const ENDLESS = 'Signed in again and again'

/** A call is refused for want of a fresh sign-in just after there was one. */
export const NOT_SEEN = 'The API takes no sign-in as fresh'
