// Decides which paths of the product API get X-UserId and X-ClientId (R-HDR-03 to R-HDR-16).
import type { ClientId, UserId } from './ids.ts'

/** Whole paths that carry no X-UserId. X-ClientId is not affected. */
export const pathsWithoutUserId: ReadonlySet<string> = new Set([
  '/api/user',
  '/api/user/email',
  '/api/user/mobile',
  '/api/client/delegates',
  '/api/client/delegatesfromclient',
  '/api/groups',
  '/api/currentuser',
])

/** Which identity headers does a call to this path have? The query does not matter. */
export function identityHeaders(
  pathname: string,
  userId: UserId,
  clientId: ClientId | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {}
  if (!pathsWithoutUserId.has(pathname)) headers['X-UserId'] = userId
  if (clientId !== undefined) headers['X-ClientId'] = clientId
  return headers
}
