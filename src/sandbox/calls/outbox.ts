// Emails and texts that the sandbox would send, which go nowhere, and the notifications that it pushes to devices. GET
// /sandbox/outbox lists them.
import type { Database } from '#sandbox/data/database.ts'
import type { ApiUser, Call } from './call.ts'

/** A message as the outbox lists it. */
export interface OutgoingMessage {
  channel: 'email' | 'text' | 'app'
  /** An email address, a telephone number or the name of a device. */
  recipient: string
  subject: string
  body: string
  at: string
}

/** Notifies a person by email and by text. Say nothing in it that must stay private: others may read over a shoulder. */
export function notifyOutside(
  { database, now }: Pick<Call, 'database' | 'now'>,
  { email, phone }: Pick<ApiUser, 'email' | 'phone'>,
  { subject, body }: { subject: string; body: string },
): void {
  const sentAt = now.toISOString()
  database.insert('outbox', { channel: 'email', recipient: email, subject, body, at: sentAt })
  database.insert('outbox', { channel: 'text', recipient: phone, subject, body: subject, at: sentAt })
}

/** Writes to an address, also one outside the sandbox. */
export function sendEmail(
  { database, now }: Pick<Call, 'database' | 'now'>,
  recipient: string,
  { subject, body }: { subject: string; body: string },
): void {
  database.insert('outbox', { channel: 'email', recipient, subject, body, at: now.toISOString() })
}

/** Everything sent so far, the newest first. */
export function sentOutside(database: Database): OutgoingMessage[] {
  return database.all<OutgoingMessage & object>('select * from outbox order by rowid desc')
}
