// New messages, replies and drafts of the active user. The author is the logged-in user, who may act for them.
import { lastNumber } from '#product-api/data/last-number.ts'
import { randomUUID } from 'node:crypto'
import {
  deleteDraft,
  listDrafts,
  saveDraft,
  sendMessage,
  startDraft,
  type Draft,
  type DraftInput,
} from '#api/inbox/message-writing.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import type { Row } from 'portal-engine/sandbox/data/database.ts'
import { pageOfRows } from '#product-api/data/paging.ts'

function checkRefersToOwn(
  { database, active }: Call,
  { threadId, accountId }: { threadId: string | null; accountId: string | null },
) {
  const isOwn = (table: string, id: string | null) =>
    id === null ||
    database.one(`select 1 from ${table} where id = ? and person_id = ?`, id, active.id) !== undefined
  if (!isOwn('threads', threadId)) throw new ErrorResponse(404, 'No such conversation')
  if (!isOwn('accounts', accountId)) throw new ErrorResponse(404, 'No such account')
}

function newId({ database, active }: Call, table: 'threads' | 'messages', prefix: string): string {
  const last = lastNumber(database, table)
  return `${prefix}-${active.userId}-N${last + 1}`
}

/** `at` is when it was saved. */
type DraftRow = Row & { id: string; at: string }

function shown(row: Row): Draft {
  return {
    id: row['id'],
    threadId: row['thread_id'],
    topic: row['topic'],
    accountId: row['account_id'],
    subject: row['subject'],
    body: row['body'],
    savedAt: row['saved_at'],
  } as Draft
}

/** Keeps the draft under this id. */
function keep(call: Call, id: string, input: DraftInput): Draft {
  const row = {
    id,
    person_id: call.active.id,
    thread_id: input.threadId,
    topic: input.topic,
    account_id: input.accountId,
    subject: input.subject,
    body: input.body,
    saved_at: call.now.toISOString(),
  }
  call.database.insert('drafts', row)
  return shown(row)
}

/** Throws an ErrorResponse if the active user has no such draft. */
function removeOwn({ database, active }: Call, id: string): void {
  if (database.run('delete from drafts where id = ? and person_id = ?', id, active.id) === 0)
    throw new ErrorResponse(404, 'No such draft')
}

export const routes: Route[] = [
  route(sendMessage, (call, { body: input }) => {
    const { database, active, user, now } = call
    checkRefersToOwn(call, input)
    const threadId = input.threadId ?? newId(call, 'threads', 'TH')
    if (input.threadId === null) {
      database.insert('threads', {
        id: threadId,
        person_id: active.id,
        subject: input.subject,
        topic: input.topic,
        account_id: input.accountId,
        is_archived: 0,
      })
    }
    const messageId = newId(call, 'messages', 'MS')
    database.insert('messages', {
      id: messageId,
      thread_id: threadId,
      sender: 'client',
      author: user.name,
      sent_at: now.toISOString(),
      body: input.body,
      is_unread: 0,
      attachments: JSON.stringify(
        input.attachments.map((file, index) => ({ id: `${messageId}-F${index + 1}`, ...file })),
      ),
    })
    if (input.draftId !== null) {
      database.run('delete from drafts where id = ? and person_id = ?', input.draftId, active.id)
    }
    return { threadId, messageId, reference: messageId.replace(/\D+/g, 'M-') }
  }),

  route(listDrafts, ({ database, active }, { query }) => {
    const { page, nextCursor } = pageOfRows<DraftRow>(
      database,
      'drafts',
      {
        sql: 'select *, saved_at as at from drafts where person_id = ?',
        ...{ values: [active.id], at: 'saved_at' },
      },
      query,
    )
    return { drafts: page.map(shown), nextCursor }
  }),

  route(startDraft, (call, { body }) => {
    checkRefersToOwn(call, body)
    // Drafts are deleted, and an old tab may still hold the id of one: no later draft has it.
    return keep(call, `DR-${randomUUID()}`, body)
  }),

  route(saveDraft, (call, { params, body }) => {
    checkRefersToOwn(call, body)
    const { database, active } = call
    const kept = database.one<{ saved_at: string }>(
      'select saved_at from drafts where id = ? and person_id = ?',
      ...[params.id, active.id],
    )
    if (kept && body.replaces !== undefined && body.replaces !== kept.saved_at)
      throw apiError(saveDraft.errors, 'changed', 'The draft was saved elsewhere meanwhile')
    removeOwn(call, params.id)
    return keep(call, params.id, body)
  }),

  route(deleteDraft, (call, { params }) => removeOwn(call, params.id)),
]
