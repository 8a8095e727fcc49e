// How many messages the active user has not read. Every signed-in page asks for it.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'

export const getUnreadCount = get('/api/messages/unreadcount', {
  summary: 'How many messages are unread',
  openTo: 'attorney',
  answer: z.object({ unreadCount: z.int() }),
})

export const unreadCountQuery = (api: Api) =>
  queryOf(api, getUnreadCount, {}, ({ unreadCount }) => unreadCount)
