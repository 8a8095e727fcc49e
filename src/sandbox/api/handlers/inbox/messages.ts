// Secure messages of the active user: folders, threads and what is unread. The badge is the sum over messages.
import * as z from 'zod/mini'
import { folders, type Attachment, type Message, type ThreadSummary } from '#api/inbox/messages.ts'
import { messagePreview } from '#domain/documents/message-preview.ts'
import { isTrue, ok, Refusal, type Call, type Route } from '../../call.ts'
import type { Database } from '../../database.ts'
import { attachmentBytes } from '../../papers/attachment-bytes.ts'

interface ThreadRow {
  id: string
  subject: string
  topic: ThreadSummary['topic']
  account_id: string | null
  is_archived: number
}

interface MessageRow {
  id: string
  sender: Message['from']
  author: string
  sent_at: string
  body: string
  is_unread: number
  attachments: string
}

/** How many messages has this person not read? */
export function unreadCount(database: Database, personId: string): number {
  return database.one<{ n: number }>(
    'select coalesce(sum(m.is_unread), 0) as n from messages m join threads t on t.id = m.thread_id where t.person_id = ?',
    personId,
  )!.n
}

function messagesOf({ database }: Call, threadId: string): Message[] {
  const rows = database.all<MessageRow>(
    'select * from messages where thread_id = ? order by sent_at, id',
    threadId,
  )
  return rows.map((row) => ({
    id: row.id,
    from: row.sender,
    author: row.author,
    sentAt: row.sent_at,
    isUnread: isTrue(row.is_unread),
    body: row.body,
    attachments: JSON.parse(row.attachments) as Attachment[],
  }))
}

function summary(row: ThreadRow, messages: Message[]): ThreadSummary {
  const latest = messages.at(-1)!
  return {
    id: row.id,
    subject: row.subject,
    topic: row.topic,
    accountId: row.account_id,
    preview: messagePreview(latest.body, latest.author),
    lastAt: latest.sentAt,
    lastFrom: latest.author,
    messageCount: messages.length,
    unread: messages.filter((message) => message.isUnread).length,
    isArchived: isTrue(row.is_archived),
    hasAttachments: messages.some((message) => message.attachments.length > 0),
  }
}

function list(call: Call) {
  const folder = z.enum(folders).safeParse(call.query.get('folder') ?? 'inbox')
  if (!folder.success) throw new Refusal(400, `folder: one of ${folders.join(', ')}`)
  const text = (call.query.get('q') ?? '').toLowerCase()
  const rows = call.database.all<ThreadRow>('select * from threads where person_id = ?', call.active.id)
  const threads = rows
    .map((row) => ({ row, messages: messagesOf(call, row.id) }))
    .filter(({ row, messages }) => isIn(folder.data, row, messages))
    .filter(({ row, messages }) =>
      [row.subject, ...messages.map(({ body }) => body)].join('\n').toLowerCase().includes(text),
    )
    .map(({ row, messages }) => summary(row, messages))
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt) || a.id.localeCompare(b.id))
  return ok({ threads, unreadCount: unreadCount(call.database, call.active.id) })
}

/** The inbox holds conversations the firm wrote in; "sent" those the client did. */
function isIn(folder: (typeof folders)[number], row: ThreadRow, messages: Message[]): boolean {
  if (isTrue(row.is_archived)) return folder === 'archive'
  return messages.some(
    ({ from }) => (folder === 'inbox' && from === 'firm') || (folder === 'sent' && from === 'client'),
  )
}

/** The active user's conversation that the path names; others are not found. */
export function threadOf(call: Call): ThreadRow {
  const row = call.database.one<ThreadRow>(
    'select * from threads where id = ? and person_id = ?',
    call.params['id']!,
    call.active.id,
  )
  if (!row) throw new Refusal(404, 'No such conversation')
  return row
}

function read(call: Call) {
  const row = threadOf(call)
  const messages = messagesOf(call, row.id)
  return ok({ ...summary(row, messages), messages })
}

/** The firm's attachments are made up on the spot; of those that clients send only name, type and size are kept. */
function attachment(call: Call) {
  const { id } = threadOf(call)
  const found = messagesOf(call, id)
    .flatMap(({ attachments }) => attachments)
    .find((one) => one.id === call.params['attachment'])
  if (!found) throw new Refusal(404, 'No such attachment')
  return ok({
    fileName: found.name,
    contentType: found.contentType,
    base64: Buffer.from(attachmentBytes(found)).toString('base64'),
  })
}

export const messageRoutes: Route[] = [
  { method: 'GET', path: '/api/messages', isOpenToViewers: false, answer: list },
  {
    method: 'GET',
    path: '/api/messages/unreadcount',
    isOpenToViewers: false,
    answer: ({ database, active }) => ok({ unreadCount: unreadCount(database, active.id) }),
  },
  { method: 'GET', path: '/api/messages/threads/:id', isOpenToViewers: false, answer: read },
  {
    method: 'GET',
    path: '/api/messages/threads/:id/attachments/:attachment/file',
    isOpenToViewers: false,
    answer: attachment,
  },
]
