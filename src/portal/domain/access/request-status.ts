// Who may move a shared-access request from one status to another (R-SHARE-04, R-SHARE-05).

export type RequestStatus = 'Pending' | 'Accepted' | 'Cancelled' | 'Revoked' | 'Removed'
export type RequestSide = 'inviter' | 'viewer'

interface Transition {
  from: RequestStatus
  to: RequestStatus
  by: RequestSide
}

const transitions: readonly Transition[] = [
  { from: 'Pending', to: 'Accepted', by: 'viewer' },
  { from: 'Pending', to: 'Removed', by: 'viewer' },
  { from: 'Accepted', to: 'Removed', by: 'viewer' },
  { from: 'Pending', to: 'Cancelled', by: 'inviter' },
  { from: 'Accepted', to: 'Revoked', by: 'inviter' },
]

/** Which statuses may this side set now? A viewer declines a pending request with Removed (AMB-31). */
export function nextStatuses(from: string, by: RequestSide): RequestStatus[] {
  return transitions.filter((step) => step.from === from && step.by === by).map((step) => step.to)
}

/** Is it too late to accept? The request stays Pending, and can still be declined or cancelled. */
export function isExpired(
  { requestStatus, expiresOn }: { requestStatus: string; expiresOn: string | null },
  today: string,
): boolean {
  return requestStatus === 'Pending' && expiresOn !== null && today > expiresOn
}

/** Does setting this status need a silent refresh, so that the new token carries the change? */
export function needsSilentRefresh(status: string): boolean {
  return status === 'Accepted' || status === 'Removed'
}
