// Calls about messages, documents, tasks and Learn.
import * as z from 'zod/mini'
import { instant } from '#api/http/fields.ts'
import { fileSchema } from '#api/http/files.ts'
import { documentsSchema } from '#api/inbox/documents.ts'
import { learnPageSchema } from '#api/inbox/learn-page.ts'
import { learnSchema } from '#api/inbox/learn.ts'
import { draftSchema, draftsSchema, sentMessageSchema } from '#api/inbox/message-writing.ts'
import { threadSchema, threadsSchema } from '#api/inbox/messages.ts'
import { tasksSchema } from '#api/inbox/tasks.ts'
import { unreadCountSchema } from '#api/inbox/unread-count.ts'
import { draft, message } from '../../../sandbox/api/handlers/inbox/message-writing.ts'
import { get, post, put, remove, type ApiCall } from '../call.ts'

const thread = '/api/messages/threads/:id'
const drafts = '/api/messages/drafts'

export const inbox: readonly ApiCall[] = [
  get('/api/portfolios/tasks', 'What needs the person’s attention', tasksSchema),
  get('/api/messages', 'Conversations of a folder', threadsSchema, {
    query: {
      folder: { type: 'string', description: 'inbox, sent or archived' },
      q: { type: 'string', description: 'A part of the text' },
    },
  }),
  get('/api/messages/unreadcount', 'How many messages are unread', unreadCountSchema),
  get(thread, 'A conversation', threadSchema),
  get(`${thread}/attachments/:attachment/file`, 'An attachment', fileSchema),
  post('/api/messages', 'Sends a message', message, sentMessageSchema, { isOnce: true }),
  get(drafts, 'Drafts', draftsSchema),
  post(drafts, 'Keeps a new draft', draft, draftSchema),
  put(`${drafts}/:id`, 'Keeps a draft', draft, draftSchema),
  remove(`${drafts}/:id`, 'Discards a draft'),
  put('/api/messages/read', 'Marks everything up to a time as read', z.object({ until: instant })),
  put(`${thread}/read`, 'Marks a conversation as read or unread', z.object({ isRead: z.boolean() })),
  put(
    `${thread}/archived`,
    'Archives a conversation, or takes it back',
    z.object({ isArchived: z.boolean() }),
  ),
  get('/api/documents', 'Documents', documentsSchema),
  get('/api/documents/:id/file', 'A document', fileSchema),
  get('/api/content/learn', 'What Learn has, by category', learnSchema, {
    query: {
      pageSize: { type: 'integer', description: 'How many' },
      sort: { type: 'string', description: 'sortOrder or name' },
    },
  }),
  get('/api/content/learn/page', 'A page of Learn', learnPageSchema, {
    query: { path: { type: 'string', description: '`routePath` of the page', isRequired: true } },
  }),
]
