// Writing to the firm: new messages, replies and drafts of the active user. A failed send leaves the draft.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'
import { instant, nothing, wordOf } from '../http/fields.ts'
import type { ThreadSummary, Topic } from './messages.ts'

export interface NewAttachment {
  name: string
  contentType: string
  sizeBytes: number
}

export interface DraftInput {
  /** The thread it replies to; null for a new conversation. */
  threadId: string | null
  /** Of a reply: that of its conversation. */
  topic: ThreadSummary['topic']
  accountId: string | null
  subject: string
  body: string
}

export interface NewMessage extends DraftInput {
  attachments: NewAttachment[]
  /** The draft this message came from; it is deleted once sent. */
  draftId: string | null
}

export const draftSchema = z.object({
  id: z.string(),
  threadId: z.nullable(z.string()),
  topic: wordOf<Topic>(),
  accountId: z.nullable(z.string()),
  subject: z.string(),
  body: z.string(),
  savedAt: instant,
})
export type Draft = z.infer<typeof draftSchema>

export const draftsSchema = z.object({ drafts: z.array(draftSchema) })

export const sentMessageSchema = z.object({
  threadId: z.string(),
  messageId: z.string(),
  reference: z.string(),
})
export type SentMessage = z.infer<typeof sentMessageSchema>

export const draftsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'messages', 'drafts'],
    queryFn: async ({ signal }): Promise<Draft[]> =>
      (await api.get('/api/messages/drafts', draftsSchema, { signal })).drafts,
  })

export const sendMessage = (api: Api, input: NewMessage, key: string): Promise<SentMessage> =>
  api.send('POST', '/api/messages', input, sentMessageSchema, { idempotencyKey: key })

/** Saves a draft: a new one without `draftId`, otherwise in place. */
export const saveDraft = (api: Api, input: DraftInput, draftId?: string): Promise<Draft> =>
  draftId === undefined
    ? api.send('POST', '/api/messages/drafts', input, draftSchema)
    : api.send('PUT', draftPath(draftId), input, draftSchema)

export const deleteDraft = (api: Api, draftId: string): Promise<undefined> =>
  api.send('DELETE', draftPath(draftId), undefined, nothing)

function draftPath(draftId: string): string {
  return `/api/messages/drafts/${encodeURIComponent(draftId)}`
}
