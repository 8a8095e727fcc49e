// Granted access, and who may change a shared-access request.
import { describe, expect, it } from 'vitest'
import { grantedAccessType } from '#base/access/granted-access.ts'
import { needsSilentRefresh, nextStatuses } from '#domain/access/request-status.ts'

const active = { isActive: true }
const inactive = { isActive: false }
const share = { grantorId: 'C-1' }

describe('the granted access type', () => {
  it('is DelegatedAccess with delegated grants only [R-ACC-01] [R-ENT-10]', () => {
    expect(grantedAccessType({ isFeatureOn: true, delegateGrants: [active], shares: [] })).toBe(
      'DelegatedAccess',
    )
  })

  it('is SharedAccess with shared grants only [R-ACC-02] [R-ENT-10]', () => {
    expect(grantedAccessType({ isFeatureOn: true, delegateGrants: [], shares: [share] })).toBe('SharedAccess')
  })

  it('is MultipleAccess with both [R-ACC-03] [R-ENT-10]', () => {
    expect(grantedAccessType({ isFeatureOn: true, delegateGrants: [active], shares: [share] })).toBe(
      'MultipleAccess',
    )
  })

  it('is NoAccess with none [R-ACC-04] [R-ENT-10]', () => {
    expect(grantedAccessType({ isFeatureOn: true, delegateGrants: [], shares: [] })).toBe('NoAccess')
  })

  it('is NoAccess with the feature off, whatever is granted [R-ACC-05]', () => {
    expect(grantedAccessType({ isFeatureOn: false, delegateGrants: [active], shares: [share] })).toBe(
      'NoAccess',
    )
  })

  it('takes a missing list as no grants [R-ACC-06]', () => {
    expect(grantedAccessType({ isFeatureOn: true, delegateGrants: undefined, shares: [] })).toBe('NoAccess')
    expect(grantedAccessType({ isFeatureOn: true, delegateGrants: undefined, shares: [share] })).toBe(
      'SharedAccess',
    )
    expect(grantedAccessType({ isFeatureOn: true, delegateGrants: [active], shares: undefined })).toBe(
      'DelegatedAccess',
    )
  })

  it('counts active delegated grants only [R-ACC-07]', () => {
    expect(grantedAccessType({ isFeatureOn: true, delegateGrants: [inactive], shares: [share] })).toBe(
      'SharedAccess',
    )
    expect(grantedAccessType({ isFeatureOn: true, delegateGrants: [inactive, active], shares: [] })).toBe(
      'DelegatedAccess',
    )
  })
})

describe('a shared-access request', () => {
  it('can be cancelled by the inviter while pending, revoked once accepted [R-SHARE-03] [R-SHARE-04]', () => {
    expect(nextStatuses('Pending', 'inviter')).toEqual(['Cancelled'])
    expect(nextStatuses('Accepted', 'inviter')).toEqual(['Revoked'])
  })

  it('can be accepted or declined by the viewer while pending, removed once accepted [R-SHARE-05]', () => {
    expect(nextStatuses('Pending', 'viewer')).toEqual(['Accepted', 'Removed'])
    expect(nextStatuses('Accepted', 'viewer')).toEqual(['Removed'])
  })

  it.each(['Cancelled', 'Revoked', 'Removed'] as const)('is over once %s', (status) => {
    expect([...nextStatuses(status, 'inviter'), ...nextStatuses(status, 'viewer')]).toEqual([])
  })

  it('needs a new token when accepted or removed, not otherwise', () => {
    const statuses = ['Pending', 'Accepted', 'Cancelled', 'Revoked', 'Removed'] as const
    expect(statuses.filter(needsSilentRefresh)).toEqual(['Accepted', 'Removed'])
  })
})
