// Writing to the firm: new messages, replies and drafts of the active user. A failed send leaves the draft.
import * as z from 'zod/mini'
import { FILES_MOST } from 'portal-engine/base/files/files-most.ts'
import { newAttachmentSchema } from 'portal-engine/http/attachments.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, put, reason, remove } from 'portal-engine/http/contract.ts'
import { id, instant, wordOf } from 'portal-engine/http/fields.ts'
import { oneLine } from 'portal-engine/http/typed-fields.ts'
import { pagedQueryOf } from 'portal-engine/http/paged-query.ts'
import { nextCursor, pageParameters } from 'portal-engine/http/pages.ts'
import { topics, type Topic } from './messages.ts'

/** The most characters of subject and text. */
export const SUBJECT_MOST = 200
export const BODY_MOST = 10_000

const draftInputSchema = z.object({
  /** The thread it replies to; null for a new conversation. */
  threadId: z.nullable(id),
  /** A reply has the topic of its conversation. */
  topic: z.enum(topics),
  accountId: z.nullable(id),
  subject: z.string().check(z.maxLength(SUBJECT_MOST)),
  body: z.string().check(z.maxLength(BODY_MOST)),
})
export type DraftInput = z.infer<typeof draftInputSchema>

const newMessageSchema = z.object({
  ...draftInputSchema.shape,
  subject: z.string().check(z.trim(), z.minLength(1, 'enter a subject'), z.maxLength(SUBJECT_MOST), oneLine),
  body: z.string().check(z.trim(), z.minLength(1, 'enter a message'), z.maxLength(BODY_MOST)),
  attachments: z.array(newAttachmentSchema).check(z.maxLength(FILES_MOST)),
  /** The draft this message came from; it is deleted once sent. */
  draftId: z.nullable(id),
})

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

const sentMessageSchema = z.object({
  threadId: z.string(),
  messageId: z.string(),
  reference: z.string(),
})
export type SentMessage = z.infer<typeof sentMessageSchema>

export const listDrafts = get('/api/messages/drafts', {
  summary: 'A page of the drafts, the last saved first',
  openTo: 'attorney',
  query: pageParameters,
  answer: z.object({ drafts: z.array(draftSchema), nextCursor }),
})

/** All of them. */
export const draftsQuery = (api: Api) => pagedQueryOf(api, listDrafts, ({ drafts }) => drafts)

export const sendMessage = post('/api/messages', {
  summary: 'Sends a message',
  openTo: 'attorney',
  isOpenAfterDeath: true,
  body: newMessageSchema,
  answer: sentMessageSchema,
  takesKey: true,
})

export const startDraft = post('/api/messages/drafts', {
  summary: 'Keeps a new draft',
  openTo: 'attorney',
  isOpenAfterDeath: true,
  body: draftInputSchema,
  answer: draftSchema,
})

/** Replaces the draft; where `replaces` is given, only the one that was saved then. */
export const saveDraft = put('/api/messages/drafts/:id', {
  summary: 'Keeps a draft',
  openTo: 'attorney',
  isOpenAfterDeath: true,
  body: z.extend(draftInputSchema, { replaces: z.optional(instant) }),
  answer: draftSchema,
  errors: [reason('changed', 409, 'It was saved since, such as in another tab.')],
})

export const deleteDraft = remove('/api/messages/drafts/:id', {
  summary: 'Discards a draft',
  openTo: 'attorney',
  isOpenAfterDeath: true,
})
