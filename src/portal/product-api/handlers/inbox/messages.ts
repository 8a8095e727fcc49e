// Secure messages of the active user: folders, threads and what is unread. The badge is the sum over messages.
import {
  downloadAttachment,
  getThread,
  listThreads,
  type Attachment,
  type Folder,
  type Message,
  type ThreadSummary,
} from '#api/inbox/messages.ts'
import { getUnreadCount } from '#api/inbox/unread-count.ts'
import { messagePreview } from '#domain/documents/message-preview.ts'
import { isTrue, ErrorResponse, type Call, type Route } from '#sandbox/calls/call.ts'
import type { Database } from '#sandbox/data/database.ts'
import { attachmentBytes } from '../../generated-documents/attachment-bytes.ts'
import { route } from '#sandbox/calls/route.ts'

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

/** The inbox holds conversations the firm wrote in; "sent" those the client did. */
function isIn(folder: Folder, row: ThreadRow, messages: Message[]): boolean {
  if (isTrue(row.is_archived)) return folder === 'archive'
  return messages.some(
    ({ from }) => (folder === 'inbox' && from === 'firm') || (folder === 'sent' && from === 'client'),
  )
}

/** The active user's conversation of this id; others are not found. */
export function threadOf({ database, active }: Call, id: string): ThreadRow {
  const row = database.one<ThreadRow>('select * from threads where id = ? and person_id = ?', id, active.id)
  if (!row) throw new ErrorResponse(404, 'No such conversation')
  return row
}

export const messageRoutes: Route[] = [
  route(listThreads, (call, { query: { folder = 'inbox', q = '' } }) => {
    const text = q.toLowerCase()
    const rows = call.database.all<ThreadRow>('select * from threads where person_id = ?', call.active.id)
    const threads = rows
      .map((row) => ({ row, messages: messagesOf(call, row.id) }))
      .filter(({ row, messages }) => isIn(folder, row, messages))
      .filter(({ row, messages }) =>
        [row.subject, ...messages.map(({ body }) => body)].join('\n').toLowerCase().includes(text),
      )
      .map(({ row, messages }) => summary(row, messages))
      .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt) || a.id.localeCompare(b.id))
    return { threads, unreadCount: unreadCount(call.database, call.active.id) }
  }),

  route(getUnreadCount, ({ database, active }) => ({ unreadCount: unreadCount(database, active.id) })),

  route(getThread, (call, { params }) => {
    const row = threadOf(call, params.id)
    const messages = messagesOf(call, row.id)
    return { ...summary(row, messages), messages }
  }),

  // The firm's attachments are made up on the spot; of those that clients send only name, type and size are kept.
  route(downloadAttachment, (call, { params }) => {
    const { id } = threadOf(call, params.id)
    const attachment = messagesOf(call, id)
      .flatMap(({ attachments }) => attachments)
      .find((each) => each.id === params.attachment)
    if (!attachment) throw new ErrorResponse(404, 'No such attachment')
    return {
      fileName: attachment.name,
      contentType: attachment.contentType,
      base64: Buffer.from(attachmentBytes(attachment)).toString('base64'),
    }
  }),
]
