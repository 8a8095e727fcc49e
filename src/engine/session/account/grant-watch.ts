// Fetches the grants again after a change or a 403. When the grant in use is gone, returns to the user's own account.
import type { GrantRef } from '#base/access/granted-access.ts'
import type { Api } from '#http/client.ts'
import { londonDate } from '#base/dates/london-time.ts'
import type { Core } from '../core.ts'
import { accessOf, findGrantedAccount } from './grants.ts'
import { listeners } from '#base/state/listeners.ts'
import { loadGrants } from './load-people.ts'
import type { StoredUser } from '../browser/stored-user.ts'
import {
  isSignedIn,
  type EndedAccess,
  type GrantedAccount,
  type OwnFlags,
  type SessionState,
  type SignedIn,
} from '../types.ts'

interface GrantWatchPorts {
  ownApi(user: StoredUser): Api
  /** Shows the user's own account. */
  returnToOwnAccount(state: SignedIn): Promise<void>
}

export function createGrantWatch(core: Core, { ownApi, returnToOwnAccount }: GrantWatchPorts) {
  const { storage, clock } = core.ports
  const accessEnded = listeners<EndedAccess>()
  let checking: Promise<void> | undefined

  const today = () => londonDate(new Date(clock.now()))
  const isReminderDue = () => (storage.remindAt() ?? Infinity) <= clock.now()

  /**
   * Fetches the grants again; returns to the user's own account when the grant in use is gone. `answered`: the own flags, where they
   * are known anew.
   */
  async function refresh(answered?: OwnFlags): Promise<void> {
    const generation = core.generation
    if (!core.user) return
    const fetched = await loadGrants(core.ports, ownApi(core.user), today())
    const state = core.state()
    if (generation !== core.generation || !isSignedIn(state)) return
    const { ownFlags: known, grantors } = state.access
    const former = grantors.map(({ id, name }) => ({ grantorId: id, grantorName: name }))
    const current = {
      ...fetched,
      // A list of shares that failed to load ends no grant; a list of delegates that did ends a client grant (AMB-21).
      shares: fetched.shares ?? former,
      flags: answered ?? known,
      isReminderDue: isReminderDue(),
    }
    const access = accessOf(current, storage.switchedGrant(state.loggedIn.userId))
    if (fetched.shares && access.invitations.length === 0) storage.forgetReminder()
    core.dispatch({ type: 'grants-refreshed', access })
    const shown = shownGrant(state)
    if (!shown || findGrantedAccount(access, shown)) return
    await returnToOwnAccount(state)
    accessEnded.emit({ kind: shown.kind, name: state.active.userName })
  }

  return {
    today,
    isReminderDue,
    refresh,
    onAccessEnded: accessEnded.subscribe,
    /** Checks after a 403 whether the actor's grant still exists; one check for several refusals at once. */
    check({ kind, owner }: GrantedAccount): void {
      const shown = shownGrant(core.state())
      if (shown?.kind !== kind || shown.id !== owner.id) return
      checking ??= refresh()
        .catch(core.report)
        .finally(() => {
          checking = undefined
        })
    },
    /** Waits for a running check. */
    settled: async (): Promise<void> => checking,
  }
}

/** The grant that opens the account shown. */
function shownGrant(state: SessionState): GrantRef | undefined {
  if (state.mode === 'delegated') return { kind: 'client', id: state.clientActedFor.id }
  return state.mode === 'shared' ? { kind: 'grantor', id: state.grantor.id } : undefined
}
