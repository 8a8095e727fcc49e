// Notifies a person of changes to how they sign in, in the inbox, by email and by text: somebody who took over the
// account must not be the only one to know.
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'

export function notifyOfSecurity(
  known: Pick<Call, 'database' | 'now' | 'active'>,
  subject: string,
  what: string,
): void {
  const body = `${what} If this was not you, call us at once.`.trim()
  notifyInInbox(known, { subject, body, accountId: null, topic: 'My details' })
  notifyOutside(known, known.active, { subject, body })
}
