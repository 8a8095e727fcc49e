// The actor: who is signed in, in which mode, and which account is shown.

/** Mode, logged-in user and active user: the first element of every query key, so that actors never share data. */
export const actorKey = (mode: string, loggedIn: string, active: string): string =>
  `${mode} ${loggedIn} ${active}`

/** The ids in an actor's key. */
export function idsOf(actor: string): { loggedIn: string; active: string } {
  const [, loggedIn = '', active = ''] = actor.split(' ')
  return { loggedIn, active }
}
