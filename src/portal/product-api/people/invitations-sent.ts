// How many people somebody invites in a day, to their accounts or to their network: each invitation is an email to a stranger.
import { tooManyInvitations } from '#api/people/invitations.ts'
import * as limits from '#domain/limits.gen.ts'
import type { ApiUser, Call } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'

const most = limits['invitations-a-day'].value

/** Counts an invitation of this person. Throws an ErrorResponse beyond the most within 24 hours. */
export function countInvitation({ database, now }: Pick<Call, 'database' | 'now'>, by: ApiUser): void {
  const since = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const { n } = database.one<{ n: number }>(
    'select count(*) as n from invitations_sent where person_id = ? and at > ?',
    by.id,
    since,
  )!
  if (n >= most)
    throw apiError([tooManyInvitations], 'too-many-invitations', `At most ${most} invitations in 24 hours`)
  database.insert('invitations_sent', { person_id: by.id, at: now.toISOString() })
}
