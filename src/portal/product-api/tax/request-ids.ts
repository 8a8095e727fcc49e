// Requests under an id that the caller made: sent again it is the same request, and no other request has its id.
import { idTaken } from 'portal-engine/http/reasons.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'

/**
 * Was this asked for under this id before? If not, the id is its own from now on. Throws an ErrorResponse where the id is
 * that of another request, or of somebody else's.
 */
export function isRepeated({ database, active }: Call, id: string, request: unknown): boolean {
  const content = JSON.stringify(request)
  const known = database.one<{ person_id: string; content: string }>(
    'select person_id, content from request_ids where id = ?',
    id,
  )
  if (!known) database.insert('request_ids', { id, person_id: active.id, content })
  else if (known.person_id !== active.id || known.content !== content)
    throw apiError([idTaken], 'id-taken', 'Another request has this id')
  return known !== undefined
}
