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
import { isTrue, ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { attachmentBytes } from '#product-api/papers/attachment-bytes.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { pageOf, pageOfRows } from '#product-api/data/paging.ts'

/** With what the table itself counts of its messages. */
interface ThreadRow {
  id: string
  subject: string
  topic: ThreadSummary['topic']
  account_id: string | null
  is_archived: number
  /** When its last message was sent. */
  last_at: string
  message_count: number
  unread: number
  has_attachments: number
}

type ListedRow = ThreadRow & { at: string }

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
    `select coalesce(sum(unread), 0) as n from folders where person_id = ? and folder <> 'sent'`,
    personId,
  )!.n
}

const shownMessage = (row: MessageRow): Message => ({
  id: row.id,
  from: row.sender,
  author: row.author,
  sentAt: row.sent_at,
  isUnread: isTrue(row.is_unread),
  body: row.body,
  attachments: JSON.parse(row.attachments) as Attachment[],
})

function summary({ database }: Call, row: ThreadRow): ThreadSummary {
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
    lastAt: row.last_at,
    lastFrom: author,
    messageCount: row.message_count,
    unread: row.unread,
    isArchived: isTrue(row.is_archived),
    hasAttachments: isTrue(row.has_attachments),
  }
}

/** The inbox holds conversations the firm wrote in; "sent" those the client did. */
const IN_FOLDER: Readonly<Record<Folder, string>> = {
  inbox: 'is_archived = 0 and from_firm = 1',
  sent: 'is_archived = 0 and from_client = 1',
  archive: 'is_archived = 1',
}

/** In a folder; or with something unread in it. */
const inFolder = (folder: Folder, isUnread: boolean) =>
  `${IN_FOLDER[folder]}${isUnread ? ' and unread > 0' : ''}`

/** The conversations of the active user there. */
const threadsIn = (folder: Folder, isUnread: boolean) =>
  `select *, last_at as at from threads ${isUnread ? 'indexed by threads_unread ' : ''}where person_id = ? and ${inFolder(folder, isUnread)}`

/** How many conversations and unread messages those are. */
const countedIn = ({ database, active }: Call, folder: Folder, isUnread: boolean) =>
  database.one<{ threads: number; unread: number }>(
    `select ${isUnread ? 'unread_threads' : 'threads'} as threads, unread from folders where person_id = ? and folder = ?`,
    ...[active.id, folder],
  ) ?? { threads: 0, unread: 0 }

/** Those with this text in the subject or in a message, in any case. The index of words knows texts of three characters and more. */
function searched({ database, active }: Call, isThere: string, text: string): ListedRow[] {
  const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`
  const has = (column: string) => `instr(lower(${column}), lower(?))`
  const [found, values] =
    Array.from(text).length < 3
      ? [
          `person_id = ? and (${has('subject')} or exists (select 1 from messages where thread_id = threads.id and ${has('body')}))`,
          [active.id, text, text],
        ]
      : [
          // Found by their ids alone.
          'id in (select thread_id from written where written match ?) and +person_id = ?',
          [`person_id: ${quoted(active.id)} text: ${quoted(text)}`, active.id],
        ]
  return database.all<ListedRow>(
    `select *, last_at as at from threads where ${found} and ${isThere}`,
    ...values,
  )
}

/** The active user's conversation of this id; others are not found. */
export function threadOf({ database, active }: Call, id: string): ThreadRow {
  const row = database.one<ThreadRow>('select * from threads where id = ? and person_id = ?', id, active.id)
  if (!row) throw new ErrorResponse(404, 'No such conversation')
  return row
}

export const routes: Route[] = [
  route(listThreads, (call, { query: { folder = 'inbox', q = '', unread, ...place } }) => {
    const { database, active } = call
    const isUnread = unread !== undefined
    const [sql, values] = [threadsIn(folder, isUnread), [active.id]]
    const found = q === '' ? undefined : searched(call, inFolder(folder, isUnread), q)
    const { page, nextCursor } = found
      ? pageOf('messages', found, place)
      : pageOfRows<ListedRow>(database, 'messages', { sql, values, at: 'last_at' }, place)
    return {
      threads: page.map((row) => summary(call, row)),
      unreadCount: unreadCount(database, active.id),
      nextCursor,
      found: found
        ? { threads: found.length, unread: found.reduce((sum, row) => sum + row.unread, 0) }
        : countedIn(call, folder, isUnread),
    }
  }),

  route(getUnreadCount, ({ database, active }) => ({ unreadCount: unreadCount(database, active.id) })),

  route(getThread, (call, { params, query }) => {
    const thread = threadOf(call, params.id)
    const { page, nextCursor } = pageOfRows<MessageRow & { at: string }>(
      call.database,
      thread.id,
      {
        sql: 'select *, sent_at as at from messages where thread_id = ?',
        ...{ values: [thread.id], at: 'sent_at', isByLaterId: true },
      },
      query,
    )
    return { ...summary(call, thread), messages: page.toReversed().map(shownMessage), nextCursor }
  }),

  // The firm's attachments are made up on the spot; of those that clients send only name, type and size are kept.
  route(downloadAttachment, (call, { params }) => {
    const { id } = threadOf(call, params.id)
    const attachment = call.database
      .all<MessageRow>(`select * from messages where thread_id = ? and attachments <> '[]'`, id)
      .flatMap((row) => shownMessage(row).attachments)
      .find((each) => each.id === params.attachment)
    if (!attachment) throw new ErrorResponse(404, 'No such attachment')
    return {
      fileName: attachment.name,
      contentType: attachment.contentType,
      base64: Buffer.from(attachmentBytes(attachment)).toString('base64'),
    }
  }),
]
