// What the specification (R-API) says of the calls, so that the rest is marked as this project's reading of it.
import type { ApiCall } from 'portal-engine/http/contract.ts'

type Said = 'all' | 'path'

/** "path": it names the path and leaves open what is sent or answered. */
const said: Record<string, Said> = {
  'GET /api/accountopeningbackup': 'all',
  'GET /api/accountopeningstatus': 'path',
  'GET /api/client/delegates': 'path',
  'POST /api/clients': 'path',
  'POST /api/sharedaccess/sendrequest': 'all',
  'GET /api/sharedaccess/sharedbyyou': 'path',
  'GET /api/sharedaccess/sharedwithyou': 'path',
  'PUT /api/sharedaccess/updatestatus': 'path',
  'GET /api/taxyearinfo': 'path',
  'GET /api/portfolios/remainingallowance/:accountId': 'all',
  'PUT /api/portfolios/isasubscriptionstatus': 'path',
  'GET /api/uiuserprefs': 'path',
  'DELETE /api/uiuserprefs/isfirstvisit': 'all',
  'DELETE /api/uiuserprefs/isfirstvisittomyaccounts': 'all',
  'DELETE /api/uiuserprefs/isfirstvisittopayments': 'all',
  'POST /api/uiuserprefs/isfirstvisit': 'all',
  'POST /api/uiuserprefs/isfirstvisittomyaccounts': 'all',
  'POST /api/uiuserprefs/isfirstvisittopayments': 'all',
  'PUT /api/uiuserprefs/hasDismissedPerformanceComparatorsModal/:value': 'all',
  // Named where headers are said to be left out.
  ...Object.fromEntries(
    ['user', 'user/email', 'user/mobile', 'client/delegatesfromclient', 'groups', 'currentuser'].map(
      (path) => [`GET /api/${path}`, 'path' as const],
    ),
  ),
}

/** What of this call is a reading? Undefined if the specification says all of it. */
export function readingOf({ method, path }: Pick<ApiCall, 'method' | 'path'>): string | undefined {
  switch (said[`${method} ${path}`]) {
    case 'all':
      return undefined
    case 'path':
      return 'The specification names this path; what is sent or answered is a reading of this project.'
    default:
      return 'The specification names no path for this; path, request and answer are a reading of this project.'
  }
}
