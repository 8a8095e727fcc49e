// Idempotency keys: a call that is sent again with its key gets the first answer, and nothing happens twice
// (draft-ietf-httpapi-idempotency-key-header). Kept for 24 hours of the real clock.
import { createHash } from 'node:crypto'
import {
  ErrorResponse,
  type ApiRequest,
  type ApiResponse,
  type Authorised,
} from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

const HOURS_KEPT = 24
const LONGEST_KEY = 100

interface KeptAnswer {
  call: string
  status: number
  body: string | null
}

type Who = Pick<Authorised, 'user' | 'active' | 'access'> & { address?: string | undefined }

/** Keys and answers belong to the access by which they came: who has lost it, or has another, finds nothing. A visitor's is the address. */
const accessOf = ({ user, active, access, address }: Who) =>
  access === 'visitor' ? `${access} ${address}` : `${user.id} ${active.id} ${access}`

export const keptAnswer = (database: Database, who: Who, key: string): KeptAnswer | undefined =>
  database.one<KeptAnswer & object>(
    'select call, status, body from idempotency_keys where access = ? and key = ?',
    ...[accessOf(who), key],
  )

/**
 * Answers a call, or gives the answer of the first call with the same key. Refused calls may be sent again. A key that
 * came with another call is refused with 422.
 */
export function idempotent(
  { database, now }: { database: Database; now: Date },
  who: Who,
  { called, headers, body }: Pick<ApiRequest, 'headers' | 'body'> & { called: string },
  answer: () => ApiResponse,
): ApiResponse {
  const key = headers['idempotency-key']
  if (key === undefined || called.startsWith('GET ')) return answer()
  if (key === '' || key.length > LONGEST_KEY)
    throw new ErrorResponse(400, 'Idempotency-Key: 1 to 100 characters')
  const oldest = now.getTime() - HOURS_KEPT * 3_600_000
  database.run('delete from idempotency_keys where at < ?', oldest)
  const call = createHash('sha256')
    .update(JSON.stringify([called, body]))
    .digest('hex')
  const kept = keptAnswer(database, who, key)
  if (kept && kept.call !== call) {
    throw new ErrorResponse(422, 'Idempotency-Key: it came with another call', 'idempotency-key-reused')
  }
  if (kept) {
    return { status: kept.status, ...(kept.body !== null && { body: JSON.parse(kept.body) as unknown }) }
  }
  const given = answer()
  database.insert('idempotency_keys', {
    access: accessOf(who),
    key,
    call,
    status: given.status,
    body: given.body === undefined ? null : JSON.stringify(given.body),
    at: now.getTime(),
  })
  return given
}
