// What every kind of invitation has in common: to somebody's accounts, and to their network.
import * as limits from '#domain/limits.gen.ts'
import { reason } from 'portal-engine/http/contract.ts'

/** The reason of an invitation beyond those of a day. */
export const tooManyInvitations = reason(
  'too-many-invitations',
  422,
  `More than ${limits['invitations-a-day'].value} invitations within 24 hours.`,
)
