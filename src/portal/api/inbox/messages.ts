// Secure messages of the active user: folders and threads. Writing is in message-writing.ts.
import { infiniteQueryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { shownText } from 'portal-engine/base/shown-text.ts'
import { get, put } from 'portal-engine/http/contract.ts'
import { instant, wordOf } from 'portal-engine/http/fields.ts'
import { fileSchema } from 'portal-engine/http/files.ts'
import { nextCursor, pageParameters } from 'portal-engine/http/pages.ts'

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

const attachmentSchema = z.object({
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

const threadsSchema = z.object({
  threads: z.array(threadSummarySchema),
  /** Unread messages of the person, in whatever folder. */
  unreadCount: z.int(),
  nextCursor,
  /** Everything that was asked for, on this page or not; left out by an API that sends whole folders. */
  found: z.nullish(z.object({ threads: z.int(), unread: z.int() })),
})
export type Threads = z.infer<typeof threadsSchema>

const messageSchema = z.object({
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

/** A page of its messages in the order in which they were sent; `nextCursor` leads to earlier ones. */
const threadSchema = z.object({
  ...threadSummarySchema.shape,
  messages: z.array(messageSchema),
  nextCursor,
})
export type Thread = z.infer<typeof threadSchema>

export const listThreads = get('/api/messages', {
  summary: 'A page of the conversations of a folder, the last written to first',
  openTo: 'attorney',
  query: {
    folder: { description: 'inbox, sent or archive', schema: z.optional(z.enum(folders)) },
    q: { description: 'A part of the text', schema: z.optional(z.string()) },
    unread: { description: 'yes: only those with unread messages', schema: z.optional(z.enum(['yes'])) },
    ...pageParameters,
  },
  answer: threadsSchema,
})

/** Which conversations: of a folder, with a text in them, or only with something unread. */
export interface ThreadsAsked {
  folder: Folder
  q?: string | undefined
  unread?: 'yes'
}

interface Place {
  /** `nextCursor` of the page before; undefined for the newest. */
  cursor: string | undefined
  limit: number
}

/** Page by page: `first` at first, then `more` at a time. */
export const threadsQuery = (
  api: Api,
  asked: ThreadsAsked,
  { first, more }: { first: number; more: number },
) =>
  infiniteQueryOptions({
    queryKey: keyOf(api, listThreads, asked),
    queryFn: ({ signal, pageParam }) =>
      api.call(listThreads, {
        query: { ...asked, q: shownText(asked.q ?? '') || undefined, ...pageParam },
        signal,
      }),
    initialPageParam: { cursor: undefined, limit: first } as Place,
    getNextPageParam: ({ nextCursor: cursor }): Place | undefined =>
      typeof cursor === 'string' ? { cursor, limit: more } : undefined,
  })

export const getThread = get('/api/messages/threads/:id', {
  summary: 'A conversation, and a page of its messages: the newest first of all',
  openTo: 'attorney',
  query: pageParameters,
  answer: threadSchema,
})

/** How many messages come at a time. */
export const MESSAGES_EACH = 50

/** Page by page, the newest messages first of all. */
export const threadQuery = (api: Api, threadId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(api, getThread, { params: { id: threadId } }),
    queryFn: ({ signal, pageParam }) =>
      api.call(getThread, {
        params: { id: threadId },
        query: { limit: MESSAGES_EACH, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor: cursor }) => cursor ?? undefined,
  })

/** The conversation with the messages of all pages that are there. */
export const threadOfPages = (pages: readonly Thread[]): Thread => ({
  ...pages[0]!,
  messages: pages.toReversed().flatMap(({ messages }) => messages),
})

export const markThread = put('/api/messages/threads/:id/read', {
  summary: 'Marks a conversation as read or unread',
  openTo: 'attorney',
  body: z.object({ isRead: z.boolean() }),
})

/** Marks messages as read up to this instant; a message that arrives later stays unread. */
export const markAllRead = put('/api/messages/read', {
  summary: 'Marks everything up to a time as read',
  openTo: 'attorney',
  body: z.object({ until: instant }),
})

/** Fetched with `fetchFile`. */
export const downloadAttachment = get('/api/messages/threads/:id/attachments/:attachment/file', {
  summary: 'An attachment',
  openTo: 'attorney',
  answer: fileSchema,
})

/** Moves a thread to the archive or back. Archiving also marks it read. */
export const archiveThread = put('/api/messages/threads/:id/archived', {
  summary: 'Archives a conversation, or takes it back',
  openTo: 'attorney',
  body: z.object({ isArchived: z.boolean() }),
})
