// Owns what is known of grants while the session lives: asks again after a change or a refusal, and leaves an account
// whose grant was taken back. acting.ts does the leaving.
import type { Api } from '#api/client.ts'
import { londonDate } from '#domain/london-time.ts'
import type { Core } from './core.ts'
import { accessOf, confirm, type Acting } from './grants.ts'
import { listeners } from './listeners.ts'
import { loadGrants } from './people.ts'
import type { StoredUser } from './stored-user.ts'
import { isSignedIn, type EndedAccess, type SessionState, type SignedIn, type SwitchChoice } from './types.ts'

interface GrantWatchPorts {
  apiAsOneself(user: StoredUser): Api
  /** Shows the own account. */
  leave(state: SignedIn): Promise<void>
}

export function createGrantWatch(core: Core, { apiAsOneself, leave }: GrantWatchPorts) {
  const { storage, clock } = core.ports
  const accessEnded = listeners<EndedAccess>()
  let checking: Promise<void> | undefined

  const today = () => londonDate(new Date(clock.now()))
  const isReminderDue = () => (storage.remindAt() ?? Infinity) <= clock.now()

  /** Asks for the grants again; one that is gone leads back to the own account. */
  async function refresh(): Promise<void> {
    const run = core.epoch
    if (!core.user) return
    const fetched = await loadGrants(apiAsOneself(core.user), today())
    const state = core.state()
    if (run !== core.epoch || !isSignedIn(state)) return
    const { sharedAccessOn, fidoOn, grantors } = state.access
    const former = grantors.map(({ id, name }) => ({ grantorId: id, grantorName: name }))
    const known = {
      ...fetched,
      // A list that failed to load proves nothing against a grant.
      shares: fetched.shares ?? former,
      flags: { 'shared-access': sharedAccessOn, 'fido-authentication': fidoOn },
      isReminderDue: isReminderDue(),
    }
    const access = accessOf(known, storage.switchedGrant(state.loggedIn.userId))
    if (fetched.shares && access.invitations.length === 0) storage.forgetReminder()
    core.dispatch({ type: 'grants-refreshed', access })
    const choice = choiceOf(state)
    if (!choice || confirm(access, choice)) return
    await leave(state)
    accessEnded.raise({ kind: 'client' in choice ? 'client' : 'grantor', name: state.active.userName })
  }

  return {
    today,
    isReminderDue,
    refresh,
    onAccessEnded: accessEnded.add,
    /** The API refused something to this actor: is the grant still there? Asked once for a burst, and never for another actor. */
    check({ kind, account }: NonNullable<Acting>): void {
      const choice = choiceOf(core.state())
      const shown = choice && ('client' in choice ? choice.client : choice.grantor)
      if (!choice || shown !== account.id || !(kind in choice)) return
      checking ??= refresh()
        .catch(core.report)
        .finally(() => {
          checking = undefined
        })
    },
    /** Waits for a check under way. */
    settled: async (): Promise<void> => checking,
  }
}

function choiceOf(state: SessionState): SwitchChoice | undefined {
  if (state.mode === 'delegated') return { client: state.clientActedFor.id }
  return state.mode === 'shared' ? { grantor: state.grantor.id } : undefined
}
