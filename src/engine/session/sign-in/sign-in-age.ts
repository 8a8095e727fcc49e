// How long ago were the credentials given? What moves money asks for them again after some minutes.
import * as limits from '#base/limits.gen.ts'
import type { StoredUser } from '../browser/stored-user.ts'

/** Would the API take this sign-in for something that needs a fresh one? No if the ID token does not say when it was. */
export function isSignInFresh(user: Pick<StoredUser, 'id_token'> | undefined, now: Date): boolean {
  const signedInTime = user && signedInAt(user.id_token)
  return signedInTime !== undefined && now.getTime() / 1000 - signedInTime <= limits['fresh-sign-in'].value
}

/** Seconds since 1970 (OpenID Connect Core 2). Who may read a token has been checked before it was stored. */
function signedInAt(idToken: string): number | undefined {
  try {
    const payload = idToken.split('.')[1] ?? ''
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >
    return typeof claims['auth_time'] === 'number' ? claims['auth_time'] : undefined
  } catch {
    return undefined
  }
}
