// What the API refuses to somebody who acts by a power of attorney, whatever their portal shows.
import { ErrorResponse, type ApiRequest, type Authorised } from '#sandbox/calls/call.ts'
import type { Database } from '#sandbox/data/database.ts'

/** They appoint nobody in their place, give nothing away, and let nobody in or out. */
const CLOSED = [
  /^\w+ \/api\/request-pages\/(power-of-attorney|joint-account)$/,
  /^(POST|DELETE) \/api\/service-requests\/(power-of-attorney|joint-account)(\/|$)/,
  /^\w+ \/api\/sharedaccess\/(sendrequest|updatestatus)$/,
  /^DELETE \/api\/client\/delegatesfromclient\//,
]

/** Throws an ErrorResponse if an attorney may not do this. */
export function refuseToAttorneys(
  database: Database,
  { user, active }: Authorised,
  { method, path }: Pick<ApiRequest, 'method' | 'path'>,
): void {
  if (user.id === active.id || !CLOSED.some((call) => call.test(`${method} ${path}`))) return
  const isAttorney = database.one(
    `select 1 from grants where holder_id = ? and client_id = ? and is_active = 1 and kind = 'attorney'`,
    ...[user.id, active.id],
  )
  if (isAttorney) throw new ErrorResponse(403, 'An attorney may not do this')
}
