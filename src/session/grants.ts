// Owns the choice of session mode: stored grant, fetched grants, flags and the pending ?userId= go in, a mode comes out.
// Pure. Nothing acts for anybody before the fetched grants confirm it.
import type { DelegateGrant } from '#api/delegates.ts'
import type { ClientId } from '#api/ids.ts'
import { grantedAccessType } from '#domain/granted-access.ts'
import type { GrantedAccess, OtherAccount, StoredGrant, SwitchChoice } from './types.ts'

interface Grantor {
  grantorId: ClientId
  grantorName: string
}

interface FetchedGrants {
  flags: { 'shared-access': boolean; 'fido-authentication': boolean }
  /** Undefined when the call failed or gave no list. */
  delegates: readonly DelegateGrant[] | undefined
  /** Accepted requests; undefined when the call failed or gave no list. */
  shares: readonly Grantor[] | undefined
  /** Who waits for an answer; none when the call failed. */
  invitations: readonly Grantor[]
  isReminderDue: boolean
}

const byName = new Intl.Collator('en-GB', { sensitivity: 'base' })

function sorted(accounts: readonly OtherAccount[]): OtherAccount[] {
  return accounts.toSorted((a, b) => byName.compare(a.name, b.name))
}

/** Whose accounts may this person open, and what is that called? A client grant stored without a list turns access off (AMB-21). */
export function accessOf(
  { flags, delegates, shares, invitations, isReminderDue }: FetchedGrants,
  stored: StoredGrant | undefined,
): GrantedAccess {
  const isOn = flags['shared-access']
  const turnedOff = delegates === undefined && stored?.kind === 'client'
  const usable = isOn && !turnedOff
  const clients = (usable ? (delegates ?? []) : []).filter((grant) => grant.isActive)
  const grantors = usable ? (shares ?? []) : []
  const account = ({ grantorId, grantorName }: Grantor) => ({ id: grantorId, name: grantorName })
  return {
    type: grantedAccessType({ isFeatureOn: usable, delegates: clients, shares: grantors }),
    clients: sorted(clients.map((grant) => ({ id: grant.fromClientId, name: grant.fromClientName }))),
    grantors: sorted(grantors.map(account)),
    invitations: isOn ? sorted(invitations.map(account)) : [],
    isReminderDue,
    sharedAccessOn: isOn,
    fidoOn: flags['fido-authentication'],
  }
}

export type Acting = { kind: 'client' | 'grantor'; account: OtherAccount } | undefined

/** Does a fetched grant confirm this choice? Undefined when there is none, whoever asks. */
export function confirm(access: GrantedAccess, choice: SwitchChoice): Acting {
  const kind = 'client' in choice ? 'client' : 'grantor'
  const id = 'client' in choice ? choice.client : choice.grantor
  const account = (kind === 'client' ? access.clients : access.grantors).find(
    (candidate) => candidate.id === id,
  )
  return account && { kind, account }
}

export interface ModeChoice {
  acting: Acting
  /** What becomes of the stored grant. */
  stored: 'keep' | 'drop' | StoredGrant
}

interface ModeQuestion {
  access: GrantedAccess
  stored: StoredGrant | undefined
  /** Which lists were fetched; a list that failed to load proves nothing against a stored grant of its kind. */
  fetched: { delegates: boolean; shares: boolean }
  loggedInUserId: string
  /** From ?userId=, used once. */
  pendingUserId: string | undefined
}

/** As whom does the session begin? The parameter comes first (shared before delegated, AMB-12), then the stored grant. */
export function chooseMode({
  access,
  stored,
  fetched,
  loggedInUserId,
  pendingUserId,
}: ModeQuestion): ModeChoice {
  if (pendingUserId !== undefined && access.sharedAccessOn) {
    if (pendingUserId === loggedInUserId) return { acting: undefined, stored: 'drop' }
    const acting = confirm(access, { grantor: pendingUserId }) ?? confirm(access, { client: pendingUserId })
    if (acting) return { acting, stored: { kind: acting.kind, id: acting.account.id } }
  }
  if (!stored) return { acting: undefined, stored: 'keep' }
  const acting = confirm(access, stored.kind === 'client' ? { client: stored.id } : { grantor: stored.id })
  if (acting) return { acting, stored: 'keep' }
  const isUnproven = !access.sharedAccessOn || (stored.kind === 'grantor' && !fetched.shares)
  return { acting: undefined, stored: isUnproven ? 'keep' : 'drop' }
}
