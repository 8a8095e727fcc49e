// Chooses the session mode from stored grant, fetched grants, flags and the pending ?userId=. Pure.
// No account is opened before a fetched grant confirms it.
import type { GrantRef } from '#base/access/granted-access.ts'
import type { ClientId } from '#http/ids.ts'
import type { Grants } from '../people.ts'
import { byName } from '#base/by-name.ts'
import { grantedAccessType } from '#base/access/granted-access.ts'
import type { GrantedAccess, GrantedAccount, OwnFlags, SignedIn } from '../types.ts'

interface Grantor {
  grantorId: ClientId
  grantorName: string
}

interface FetchedGrants {
  flags: OwnFlags
  /** Active ones only; undefined when the call failed or gave no list. */
  delegateGrants: Grants['delegateGrants']
  /** Accepted requests; undefined when the call failed or gave no list. */
  shares: readonly Grantor[] | undefined
  /** Grantors with an open invitation; none when the call failed. */
  invitations: readonly Grantor[]
  isReminderDue: boolean
}

/**
 * The accounts this person may open, and the access type. Access is off while a client grant is stored and the list of
 * delegates could not be fetched (AMB-21).
 */
export function accessOf(
  { flags, delegateGrants, shares, invitations, isReminderDue }: FetchedGrants,
  stored: GrantRef | undefined,
): GrantedAccess {
  const isOn = flags['shared-access'] === true
  const turnedOff = delegateGrants === undefined && stored?.kind === 'client'
  const usable = isOn && !turnedOff
  const usableDelegateGrants = usable ? (delegateGrants ?? []) : []
  const usableShares = usable ? (shares ?? []) : []
  const ownerOf = ({ grantorId, grantorName }: Grantor) => ({ id: grantorId, name: grantorName })
  return {
    type: grantedAccessType({
      isFeatureOn: usable,
      delegateGrants: usableDelegateGrants,
      shares: usableShares,
    }),
    clients: usableDelegateGrants
      .map((grant) => ({ id: grant.fromClientId, name: grant.fromClientName, facts: grant.facts }))
      .toSorted(byName),
    grantors: usableShares.map(ownerOf).toSorted(byName),
    invitations: isOn ? invitations.map(ownerOf).toSorted(byName) : [],
    isReminderDue,
    ownFlags: flags,
  }
}

/** The session mode for this account. */
export const modeOf = (switchedTo: GrantedAccount | undefined): SignedIn['mode'] =>
  switchedTo === undefined ? 'normal' : switchedTo.kind === 'client' ? 'delegated' : 'shared'

/** The account that a fetched grant of this kind and id opens; undefined when there is none. */
export function findGrantedAccount(
  access: GrantedAccess,
  { kind, id }: GrantRef,
): GrantedAccount | undefined {
  const owner = (kind === 'client' ? access.clients : access.grantors).find((each) => each.id === id)
  return owner && { kind, owner }
}

export interface ModeChoice {
  switchedTo: GrantedAccount | undefined
  /** What to do with the stored grant. */
  stored: 'keep' | 'drop' | GrantRef
}

interface ModeInputs {
  access: GrantedAccess
  stored: GrantRef | undefined
  /** Were the shares fetched? A stored shared grant stays if they were not; a stored client grant does not (AMB-21). */
  areSharesFetched: boolean
  loggedInUserId: string
  /** From ?userId=, used once. */
  pendingUserId: string | undefined
}

/** The account to start with: `?userId=` first (shared before delegated, AMB-12), then the stored grant. */
export function chooseMode({
  access,
  stored,
  areSharesFetched,
  loggedInUserId,
  pendingUserId,
}: ModeInputs): ModeChoice {
  if (pendingUserId !== undefined && access.ownFlags['shared-access']) {
    if (pendingUserId === loggedInUserId) return { switchedTo: undefined, stored: 'drop' }
    const switchedTo =
      findGrantedAccount(access, { kind: 'grantor', id: pendingUserId }) ??
      findGrantedAccount(access, { kind: 'client', id: pendingUserId })
    if (switchedTo) return { switchedTo, stored: { kind: switchedTo.kind, id: switchedTo.owner.id } }
  }
  if (!stored) return { switchedTo: undefined, stored: 'keep' }
  const switchedTo = findGrantedAccount(access, stored)
  if (switchedTo) return { switchedTo, stored: 'keep' }
  const isUnproven = !access.ownFlags['shared-access'] || (stored.kind === 'grantor' && !areSharesFetched)
  return { switchedTo: undefined, stored: isUnproven ? 'keep' : 'drop' }
}
