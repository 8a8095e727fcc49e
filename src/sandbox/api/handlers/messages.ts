// Secure messages of the active user: folders, threads and what is unread. The badge is the sum over messages.
import * as z from 'zod/mini'
import { folders, type Attachment, type Message, type ThreadSummary } from '#api/messages.ts'
import { bodyOf, isTrue, noContent, ok, Refusal, type Call, type Route } from '../call.ts'
import type { Database } from '../database.ts'

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
    preview: latest.body.replace(/\s+/g, ' ').slice(0, 140),
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

function threadOf(call: Call): ThreadRow {
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

/** Marking unread concerns the firm's latest message. */
function mark(call: Call) {
  const { id } = threadOf(call)
  const { isRead } = bodyOf(call, z.object({ isRead: z.boolean() }))
  call.database.run('update messages set is_unread = 0 where thread_id = ?', id)
  if (!isRead) {
    call.database.run(
      `update messages set is_unread = 1 where id = (select id from messages where thread_id = ? and sender = 'firm' order by sent_at desc limit 1)`,
      id,
    )
    call.database.run('update threads set is_archived = 0 where id = ?', id)
  }
  return noContent
}

function archive(call: Call) {
  const { id } = threadOf(call)
  const { isArchived } = bodyOf(call, z.object({ isArchived: z.boolean() }))
  call.database.run('update threads set is_archived = ? where id = ?', Number(isArchived), id)
  if (isArchived) call.database.run('update messages set is_unread = 0 where thread_id = ?', id)
  return noContent
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
  { method: 'PUT', path: '/api/messages/threads/:id/read', isOpenToViewers: false, answer: mark },
  { method: 'PUT', path: '/api/messages/threads/:id/archived', isOpenToViewers: false, answer: archive },
]
