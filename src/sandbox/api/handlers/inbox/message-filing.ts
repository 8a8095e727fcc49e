// Marking secure messages read or unread, and archiving conversations.
import * as z from 'zod/mini'
import { instant } from '#api/http/fields.ts'
import { bodyOf, noContent, type Call, type Route } from '../../call.ts'
import { threadOf } from './messages.ts'

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

function markAll(call: Call) {
  const { until } = bodyOf(call, z.object({ until: instant }))
  call.database.run(
    'update messages set is_unread = 0 where sent_at <= ? and thread_id in (select id from threads where person_id = ?)',
    until,
    call.active.id,
  )
  return noContent
}

function archive(call: Call) {
  const { id } = threadOf(call)
  const { isArchived } = bodyOf(call, z.object({ isArchived: z.boolean() }))
  call.database.run('update threads set is_archived = ? where id = ?', Number(isArchived), id)
  if (isArchived) call.database.run('update messages set is_unread = 0 where thread_id = ?', id)
  return noContent
}

export const messageFilingRoutes: Route[] = [
  { method: 'PUT', path: '/api/messages/read', isOpenToViewers: false, answer: markAll },
  { method: 'PUT', path: '/api/messages/threads/:id/read', isOpenToViewers: false, answer: mark },
  { method: 'PUT', path: '/api/messages/threads/:id/archived', isOpenToViewers: false, answer: archive },
]
