/** Whole paths that carry no X-UserId (R-HDR-03 to R-HDR-16). */
export const pathsWithoutUserId: readonly string[] = [
  '/api/user',
  '/api/user/email',
  '/api/user/mobile',
  '/api/client/delegates',
  '/api/client/delegatesfromclient',
  '/api/groups',
  '/api/currentuser',
]
