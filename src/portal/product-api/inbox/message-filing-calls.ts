// Marking secure messages read or unread, and archiving conversations.
import { archiveThread, markAllRead, markThread } from '#api/inbox/messages.ts'
import type { Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { threadOf } from './message-calls.ts'

export const routes: Route[] = [
  route(markAllRead, ({ database, active }, { body: { until } }) => {
    database.run(
      'update messages set is_unread = 0 where sent_at <= ? and thread_id in (select id from threads where person_id = ? and unread > 0)',
      until,
      active.id,
    )
  }),

  // Marking unread concerns the firm's latest message.
  route(markThread, (call, { params, body: { isRead } }) => {
    const { id } = threadOf(call, params.id)
    call.database.run('update messages set is_unread = 0 where thread_id = ?', id)
    if (isRead) return
    call.database.run(
      `update messages set is_unread = 1 where id = (select id from messages where thread_id = ? and sender = 'firm' order by sent_at desc limit 1)`,
      id,
    )
    call.database.run('update threads set is_archived = 0 where id = ?', id)
  }),

  route(archiveThread, (call, { params, body: { isArchived } }) => {
    const { id } = threadOf(call, params.id)
    call.database.run('update threads set is_archived = ? where id = ?', Number(isArchived), id)
    if (isArchived) call.database.run('update messages set is_unread = 0 where thread_id = ?', id)
  }),
]
