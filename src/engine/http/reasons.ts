// Why the API answers with an error, as far as calls of every subject share it.
import { reason } from './contract.ts'

/** Refuses everybody who acts for the owner. */
export const ownerOnly = reason('owner-only', 403, 'Only the owner of the account may do this.')

/** The caller makes the id, so that the same request sent twice is one. */
export const idTaken = reason('id-taken', 409, 'Something else was sent with this id before.')
