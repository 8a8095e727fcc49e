// Which kind of access to other people's accounts somebody has, worked out from the fetched grants.

/** A client to act for, or a grantor whose account may be viewed. */
export type GrantKind = 'client' | 'grantor'

/** Names a grant by the account that it opens. The browser keeps one for each logged-in user. */
export interface GrantRef {
  kind: GrantKind
  id: string
}

export type GrantedAccessType = 'NoAccess' | 'DelegatedAccess' | 'SharedAccess' | 'MultipleAccess'

interface GrantLists {
  /** Flag `shared-access` of the logged-in user. */
  isFeatureOn: boolean
  /** Undefined when the call failed or gave no list. */
  delegateGrants: readonly { isActive: boolean }[] | undefined
  /** Accepted requests; undefined when the call failed or gave no list. */
  shares: readonly unknown[] | undefined
}

/** Which granted access type has this person (R-ENT-10)? A missing list counts as no grants. */
export function grantedAccessType({ isFeatureOn, delegateGrants, shares }: GrantLists): GrantedAccessType {
  if (!isFeatureOn) return 'NoAccess'
  const isDelegate = delegateGrants?.some((grant) => grant.isActive) ?? false
  const isViewer = (shares?.length ?? 0) > 0
  if (isDelegate && isViewer) return 'MultipleAccess'
  if (isDelegate) return 'DelegatedAccess'
  return isViewer ? 'SharedAccess' : 'NoAccess'
}
