// How somebody comes to an account, and what is open to whom.

/** Each may do what the next may, and more: the owner alone, a delegate, an attorney, a viewer, somebody who is not signed in. */
const kinds = ['owner', 'delegate', 'attorney', 'viewer', 'visitor'] as const

/** How somebody comes to an account. */
export type Access = (typeof kinds)[number]

/** May somebody with this access do what is open to `last`? */
export const isOpenTo = (access: Access, last: Access): boolean =>
  kinds.indexOf(access) <= kinds.indexOf(last)
