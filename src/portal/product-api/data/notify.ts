// Messages that the firm sends by itself, about payments and changes. Devices are notified once the call has ended.
import { lastNumber } from '#product-api/data/last-number.ts'
import type { ApiUser, Call } from 'portal-engine/sandbox/calls/call.ts'

export interface Notice {
  subject: string
  body: string
  accountId: string | null
  topic?: string
}

/** Puts an unread message of the firm in the active user's inbox. */
export function notifyInInbox(
  { database, active, now }: Pick<Call, 'database' | 'active' | 'now'>,
  { subject, body, accountId, topic = 'Payments and transfers' }: Notice,
): void {
  const n = lastNumber(database, 'threads')
  const id = `TH-${active.userId}-F${n + 1}`
  database.insert('threads', {
    id,
    person_id: active.id,
    subject,
    topic,
    account_id: accountId,
    is_archived: 0,
  })
  database.insert('messages', {
    id: `MS-${active.userId}-F${n + 1}`,
    thread_id: id,
    sender: 'firm',
    author: 'Client services',
    sent_at: now.toISOString(),
    body,
    is_unread: 1,
    attachments: '[]',
  })
  database.run('insert or ignore into due_notifications values (?)', active.id)
}

/** Writes to somebody of what they or others have asked for: it is about no one account. */
export const writeTo = (
  of: Pick<Call, 'database' | 'now'>,
  active: ApiUser,
  { subject, body }: Pick<Notice, 'subject' | 'body'>,
): void => notifyInInbox({ ...of, active }, { subject, body, accountId: null, topic: 'Something else' })
