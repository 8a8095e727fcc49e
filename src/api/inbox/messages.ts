// Secure messages of the active user: folders and threads. Writing is in message-writing.ts.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ReceivedFile } from '#domain/documents/file-kind.ts'
import type { Api } from '../http/client.ts'
import { instant, nothing, wordOf } from '../http/fields.ts'
import { fetchFile } from '../http/files.ts'

export const folders = ['inbox', 'sent', 'archive'] as const
export type Folder = (typeof folders)[number]

export const topics = [
  'My accounts',
  'Payments and transfers',
  'Pensions and retirement',
  'Tax and allowances',
  'My details',
  'Something else',
] as const
export type Topic = (typeof topics)[number]

export const attachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
})
export type Attachment = z.infer<typeof attachmentSchema>

export const threadSummarySchema = z.object({
  id: z.string(),
  subject: z.string(),
  topic: wordOf<Topic>(),
  accountId: z.nullable(z.string()),
  /** The start of its latest message. */
  preview: z.string(),
  lastAt: instant,
  lastFrom: z.string(),
  messageCount: z.int(),
  /** Unread messages in this thread. */
  unread: z.int(),
  isArchived: z.boolean(),
  hasAttachments: z.boolean(),
})
export type ThreadSummary = z.infer<typeof threadSummarySchema>

export const threadsSchema = z.object({ threads: z.array(threadSummarySchema), unreadCount: z.int() })
export type Threads = z.infer<typeof threadsSchema>

export const messageSchema = z.object({
  id: z.string(),
  /** firm: from us; client: from the active user or someone acting for them. */
  from: wordOf<'firm' | 'client'>(),
  author: z.string(),
  sentAt: instant,
  isUnread: z.boolean(),
  /** Plain text; a blank line parts paragraphs. */
  body: z.string(),
  attachments: z.array(attachmentSchema),
})
export type Message = z.infer<typeof messageSchema>

export const threadSchema = z.object({ ...threadSummarySchema.shape, messages: z.array(messageSchema) })
export type Thread = z.infer<typeof threadSchema>

export const threadsQuery = (api: Api, folder: Folder, search?: string) =>
  queryOptions({
    queryKey: [api.actor, 'messages', 'threads', folder, search ?? ''],
    queryFn: ({ signal }) =>
      api.get('/api/messages', threadsSchema, { signal, query: { folder, q: search || undefined } }),
  })

export const threadQuery = (api: Api, threadId: string) =>
  queryOptions({
    queryKey: [api.actor, 'messages', 'thread', threadId],
    queryFn: ({ signal }) => api.get(threadPath(threadId), threadSchema, { signal }),
  })

export const markThread = (api: Api, input: { threadId: string; isRead: boolean }): Promise<undefined> =>
  api.send('PUT', `${threadPath(input.threadId)}/read`, { isRead: input.isRead }, nothing)

/** Marks messages as read up to this instant; a message that arrives later stays unread. */
export const markAllRead = (api: Api, until: string): Promise<undefined> =>
  api.send('PUT', '/api/messages/read', { until }, nothing)

export const downloadAttachment = (
  api: Api,
  { threadId, attachmentId }: { threadId: string; attachmentId: string },
): Promise<ReceivedFile> =>
  fetchFile(api, `${threadPath(threadId)}/attachments/${encodeURIComponent(attachmentId)}/file`)

/** Moves a thread to the archive or back. Archiving also marks it read. */
export const archiveThread = (
  api: Api,
  input: { threadId: string; isArchived: boolean },
): Promise<undefined> =>
  api.send('PUT', `${threadPath(input.threadId)}/archived`, { isArchived: input.isArchived }, nothing)

function threadPath(threadId: string): string {
  return `/api/messages/threads/${encodeURIComponent(threadId)}`
}
