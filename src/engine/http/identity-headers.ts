// Decides which paths of the product API get X-UserId and X-ClientId (R-HDR-03 to R-HDR-16).
import type { ClientId, UserId } from './ids.ts'

/** Which identity headers does a call to this path have? The query does not matter. X-ClientId is on every path. */
export function identityHeaders(
  pathname: string,
  userId: UserId,
  clientId: ClientId | undefined,
  pathsWithoutUserId: readonly string[],
): Record<string, string> {
  const headers: Record<string, string> = {}
  if (!pathsWithoutUserId.includes(pathname)) headers['X-UserId'] = userId
  if (clientId !== undefined) headers['X-ClientId'] = clientId
  return headers
}
