// The services that fail for one persona, Noor Aziz, so that every failure branch can be seen.
import type { ApiResponse, ApiUser } from 'portal-engine/sandbox/calls/call.ts'

const broken: ApiResponse = { status: 500, body: { message: 'This service is out of order' } }

const failures: Record<string, ApiResponse> = {
  'GET /api/client/delegates': broken,
  'GET /api/accountopeningstatus': broken,
  'GET /api/portfolios/remainingallowance/A-U-20015-1': broken,
  'GET /api/portfolios/A-U-20015-1/comparators/inflation': broken,
  'GET /api/portfolios/remainingallowance/A-U-20015-2': {
    status: 200,
    body: {
      success: false,
      isaClientLevelRemainingContribution: 0,
      jisaClientLevelRemainingContribution: 0,
      paidInPence: 0,
      onItsWayPence: 0,
      collectionsPence: 0,
      accountSubscriptionStatus: 'NotSubscribed',
    },
  },
  'PUT /api/portfolios/isasubscriptionstatus': broken,
  'PUT /api/sharedaccess/updatestatus': broken,
}

/** The error that this call, by its method and path as declared, answers for this person. Undefined for everybody else. */
export const failureFor = (user: ApiUser, called: string): ApiResponse | undefined =>
  user.id === 'failing-services' ? failures[called] : undefined
