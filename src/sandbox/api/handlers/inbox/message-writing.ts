// New messages, replies and drafts of the active user. The author is the logged-in user, who may act for them.
import * as z from 'zod/mini'
import type { Draft } from '#api/inbox/message-writing.ts'
import { topics } from '#api/inbox/messages.ts'
import { bodyOf, noContent, ok, Refusal, type Call, type Route } from '../../call.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const draftFields = {
  threadId: z.nullable(z.string()),
  topic: z.enum(topics),
  accountId: z.nullable(z.string()),
  subject: text(200),
  body: text(10_000),
}
export const draft = z.object(draftFields)

const attachmentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

export const message = z.object({
  ...draftFields,
  subject: z.string().check(z.trim(), z.minLength(1, 'enter a subject'), z.maxLength(200)),
  body: z.string().check(z.trim(), z.minLength(1, 'enter a message'), z.maxLength(10_000)),
  attachments: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1)),
        contentType: z.enum(attachmentTypes, 'must be PDF, JPG, PNG or DOCX'),
        sizeBytes: z.int().check(z.maximum(10 * 1024 * 1024, 'must be 10 MB or less')),
      }),
    )
    .check(z.maxLength(5)),
  draftId: z.nullable(z.string()),
})

function send(call: Call) {
  const { database, active, user, now } = call
  const input = bodyOf(call, message)
  checkRefersToOwn(call, input)
  return database.together(() => {
    const threadId = input.threadId ?? newId(call, 'threads', 'TH')
    if (input.threadId === null) {
      database.insert('threads', {
        id: threadId,
        person_id: active.id,
        subject: input.subject,
        topic: input.topic,
        account_id: input.accountId,
        is_archived: 0,
      })
    }
    const messageId = newId(call, 'messages', 'MS')
    database.insert('messages', {
      id: messageId,
      thread_id: threadId,
      sender: 'client',
      author: user.name,
      sent_at: now.toISOString(),
      body: input.body,
      is_unread: 0,
      attachments: JSON.stringify(
        input.attachments.map((file, index) => ({ id: `${messageId}-F${index + 1}`, ...file })),
      ),
    })
    if (input.draftId !== null) {
      database.run('delete from drafts where id = ? and person_id = ?', input.draftId, active.id)
    }
    return ok({ threadId, messageId, reference: messageId.replace(/\D+/g, 'M-') })
  })
}

function checkRefersToOwn(
  { database, active }: Call,
  { threadId, accountId }: { threadId: string | null; accountId: string | null },
) {
  const isOwn = (table: string, id: string | null) =>
    id === null ||
    database.one(`select 1 from ${table} where id = ? and person_id = ?`, id, active.id) !== undefined
  if (!isOwn('threads', threadId)) throw new Refusal(404, 'No such conversation')
  if (!isOwn('accounts', accountId)) throw new Refusal(404, 'No such account')
}

function newId({ database, active }: Call, table: 'threads' | 'messages' | 'drafts', prefix: string): string {
  const last = database.one<{ n: number }>(`select coalesce(max(rowid), 0) as n from ${table}`)!.n
  return `${prefix}-${active.userId}-N${last + 1}`
}

function shown(row: Record<string, string | number | null>): Draft {
  return {
    id: row['id'],
    threadId: row['thread_id'],
    topic: row['topic'],
    accountId: row['account_id'],
    subject: row['subject'],
    body: row['body'],
    savedAt: row['saved_at'],
  } as Draft
}

function list({ database, active }: Call) {
  const rows = database.all('select * from drafts where person_id = ? order by saved_at desc', active.id)
  return ok({ drafts: rows.map(shown) })
}

function save(call: Call) {
  const { database, active, now } = call
  const input = bodyOf(call, draft)
  checkRefersToOwn(call, input)
  const known = call.params['id']
  const id = known ?? newId(call, 'drafts', 'DR')
  if (known !== undefined && !remove(call, known)) throw new Refusal(404, 'No such draft')
  const row = {
    id,
    person_id: active.id,
    thread_id: input.threadId,
    topic: input.topic,
    account_id: input.accountId,
    subject: input.subject,
    body: input.body,
    saved_at: now.toISOString(),
  }
  database.insert('drafts', row)
  return ok(shown(row))
}

function remove({ database, active }: Call, id: string): boolean {
  return database.run('delete from drafts where id = ? and person_id = ?', id, active.id) > 0
}

function discard(call: Call) {
  if (!remove(call, call.params['id']!)) throw new Refusal(404, 'No such draft')
  return noContent
}

export const messageWritingRoutes: Route[] = [
  { method: 'POST', path: '/api/messages', isOpenToViewers: false, answer: send },
  { method: 'GET', path: '/api/messages/drafts', isOpenToViewers: false, answer: list },
  { method: 'POST', path: '/api/messages/drafts', isOpenToViewers: false, answer: save },
  { method: 'PUT', path: '/api/messages/drafts/:id', isOpenToViewers: false, answer: save },
  { method: 'DELETE', path: '/api/messages/drafts/:id', isOpenToViewers: false, answer: discard },
]
