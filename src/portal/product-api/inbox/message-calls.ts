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
import { attachmentBytes } from '#product-api/papers/attachment-bytes.ts'
import { route } from '#sandbox/calls/route.ts'
import { pageOf } from '#product-api/data/paging.ts'

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

/** A conversation with what is counted of its messages. */
interface CountedRow extends ThreadRow {
  /** When its last message was sent. */
  at: string
  count: number
  unread: number
  from_firm: number
  from_client: number
  has_attachments: number
}

/** The conversations of the active user; only that of this id, if one is given. */
const countedThreads = ({ database, active }: Call, id: string | null = null): CountedRow[] =>
  database.all<CountedRow>(
    `select t.*, max(m.sent_at) as at, count(*) as count, sum(m.is_unread) as unread, max(m.sender = 'firm') as from_firm,
       max(m.sender = 'client') as from_client, max(m.attachments <> '[]') as has_attachments
     from threads t join messages m on m.thread_id = t.id where t.person_id = ? and t.id = coalesce(?, t.id) group by t.id`,
    active.id,
    id,
  )

function summary({ database }: Call, row: CountedRow): ThreadSummary {
  const { author, body } = database.one<{ author: string; body: string }>(
    'select author, body from messages where thread_id = ? order by sent_at desc, id desc limit 1',
    row.id,
  )!
  return {
    id: row.id,
    subject: row.subject,
    topic: row.topic,
    accountId: row.account_id,
    preview: messagePreview(body, author),
    lastAt: row.at,
    lastFrom: author,
    messageCount: row.count,
    unread: row.unread,
    isArchived: isTrue(row.is_archived),
    hasAttachments: isTrue(row.has_attachments),
  }
}

/** The inbox holds conversations the firm wrote in; "sent" those the client did. */
function isIn(folder: Folder, row: CountedRow): boolean {
  if (isTrue(row.is_archived)) return folder === 'archive'
  return folder !== 'archive' && isTrue(folder === 'inbox' ? row.from_firm : row.from_client)
}

/** Ids of the active user's conversations with this text in a message, in any case. */
function threadsWith({ database, active }: Call, text: string): Set<string> {
  const rows = database.all<{ thread_id: string; body: string }>(
    'select m.thread_id, m.body from messages m join threads t on t.id = m.thread_id where t.person_id = ?',
    active.id,
  )
  return new Set(rows.filter(({ body }) => body.toLowerCase().includes(text)).map(({ thread_id: id }) => id))
}

/** The active user's conversation of this id; others are not found. */
export function threadOf({ database, active }: Call, id: string): ThreadRow {
  const row = database.one<ThreadRow>('select * from threads where id = ? and person_id = ?', id, active.id)
  if (!row) throw new ErrorResponse(404, 'No such conversation')
  return row
}

export const routes: Route[] = [
  route(listThreads, (call, { query: { folder = 'inbox', q = '', unread, ...place } }) => {
    const text = q.toLowerCase()
    const having = text === '' ? undefined : threadsWith(call, text)
    const found = countedThreads(call).filter(
      (row) =>
        isIn(folder, row) &&
        (unread === undefined || row.unread > 0) &&
        (having === undefined || having.has(row.id) || row.subject.toLowerCase().includes(text)),
    )
    const { page, nextCursor } = pageOf('messages', found, place)
    return {
      threads: page.map((row) => summary(call, row)),
      unreadCount: unreadCount(call.database, call.active.id),
      nextCursor,
      found: { threads: found.length, unread: found.reduce((sum, row) => sum + row.unread, 0) },
    }
  }),

  route(getUnreadCount, ({ database, active }) => ({ unreadCount: unreadCount(database, active.id) })),

  route(getThread, (call, { params, query }) => {
    const { id } = threadOf(call, params.id)
    const placed = messagesOf(call, id).map((message, place) => ({
      id: message.id,
      // Its number stays when newer ones come.
      at: String(place).padStart(8, '0'),
      message,
    }))
    const { page, nextCursor } = pageOf(id, placed, query)
    const messages = page.toReversed().map(({ message }) => message)
    return { ...summary(call, countedThreads(call, id)[0]!), messages, nextCursor }
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
