// Owns whose account is shown: loading the people, switching, going back, and noticing that the wrong person came.
import type { Api } from '#api/client.ts'
import { createApi } from '#api/http.ts'
import { limits } from '#domain/limits.gen.ts'
import type { Core } from './core.ts'
import { loadingFailed } from './failure-words.ts'
import { accessOf, chooseMode, confirm, type Acting } from './grants.ts'
import { createGrantWatch } from './grant-watch.ts'
import { loadActiveUser, loadPeople } from './people.ts'
import type { StoredUser } from './stored-user.ts'
import { isSignedIn, type EndedAccess, type SignedIn, type SwitchChoice } from './types.ts'

export interface Acts {
  loadEverybody(run: number, user: StoredUser): Promise<void>
  switchTo(choice: SwitchChoice): Promise<void>
  backToOwnAccount(): Promise<void>
  refreshAccess(): Promise<void>
  onAccessEnded(listener: (ended: EndedAccess) => void): () => void
  /** Another tab may have changed the stored grant: this page follows (AMB-22). */
  followStoredGrant(changedKey: string): void
}

export function createActs(core: Core, onUnauthorised: () => void): Acts {
  const { settings, storage, reload, report, fetch } = core.ports
  const grantWatch = createGrantWatch(core, {
    apiAsOneself: (user) => makeApi(user, undefined),
    leave: (state) => switchPerson(state, undefined),
  })

  function makeApi(user: StoredUser, acting: Acting): Api {
    const own = user.profile.userId
    return createApi({
      host: settings.apiHost,
      actor: `${own}/${acting?.account.id ?? own}/${acting?.kind ?? 'own'}`,
      accessToken: () => core.user?.access_token,
      userId: own,
      clientId: acting?.account.id,
      timeoutSeconds: limits['request-timeout'].value,
      onUnauthorised,
      ...(acting && { onForbidden: () => grantWatch.check(acting) }),
      onReport: report,
      fetch,
    })
  }

  async function loadEverybody(run: number, user: StoredUser): Promise<void> {
    const people = await loadPeople(makeApi(user, undefined), grantWatch.today())
    if (run !== core.epoch) return
    const { loggedIn } = people
    const stored = storage.switchedGrant(loggedIn.userId)
    const access = accessOf({ ...people, isReminderDue: grantWatch.isReminderDue() }, stored)
    const chosen = chooseMode({
      access,
      stored,
      fetched: { delegates: people.delegates !== undefined, shares: people.shares !== undefined },
      loggedInUserId: loggedIn.userId,
      pendingUserId: storage.takePendingUserId(),
    })
    if (chosen.stored === 'drop') storage.dropSwitchedGrant(loggedIn.userId)
    else if (chosen.stored !== 'keep') storage.storeSwitchedGrant(loggedIn.userId, chosen.stored)
    core.api = makeApi(user, chosen.acting)
    const hasSeenModal = storage.hasSeenGrantedAccessModal()
    core.dispatch({ type: 'mode-chosen', loggedIn, access, acting: chosen.acting, hasSeenModal })
    if (!chosen.acting) return core.dispatch({ type: 'active-user-loaded', active: loggedIn })
    await loadActive(run, core.api, chosen.acting)
  }

  /** Loads whose data is shown, and makes sure that it is who was chosen: one reload, then the own account (AMB-22). */
  async function loadActive(run: number, api: Api, acting: Acting): Promise<void> {
    const active = await loadActiveUser(api).catch(async (error: unknown) => {
      // A refusal may mean that the grant is gone; then the own account is on its way.
      if (acting) await grantWatch.settled()
      throw error
    })
    const state = core.state()
    if (run !== core.epoch || !isSignedIn(state)) return
    if (active.userId === (acting?.account.id ?? state.loggedIn.userId)) {
      storage.forgetMismatch()
      return core.dispatch({ type: 'active-user-loaded', active })
    }
    if (!storage.hasReloadedForMismatch()) {
      storage.markReloadedForMismatch()
      return reload()
    }
    core.report(new Error('Session: the active user is not the one switched to; the grant has been dropped'))
    storage.forgetMismatch()
    become(state, undefined)
    core.dispatch({ type: 'active-user-loaded', active: state.loggedIn })
  }

  /** From here on everything is that person's: stored grant, API and state change together. */
  function become({ loggedIn }: SignedIn, acting: Acting): Api | undefined {
    if (!core.user) return undefined
    if (acting) storage.storeSwitchedGrant(loggedIn.userId, { kind: acting.kind, id: acting.account.id })
    else storage.dropSwitchedGrant(loggedIn.userId)
    core.epoch++
    core.api = makeApi(core.user, acting)
    core.dispatch({ type: 'grant-switched', acting })
    return core.api
  }

  async function switchPerson(state: SignedIn, acting: Acting): Promise<void> {
    storage.forgetMismatch()
    const api = become(state, acting)
    const run = core.epoch
    if (!api) return
    try {
      await loadActive(run, api, acting)
    } catch (error) {
      if (run !== core.epoch) return
      core.report(error)
      core.dispatch({ type: 'loading-failed', message: loadingFailed })
    }
  }

  return {
    loadEverybody,
    async switchTo(choice) {
      const state = core.state()
      const acting = isSignedIn(state) ? confirm(state.access, choice) : undefined
      if (!isSignedIn(state) || !acting) throw new Error('Session: no grant allows this switch')
      await switchPerson(state, acting)
    },
    async backToOwnAccount() {
      const state = core.state()
      if (isSignedIn(state)) await switchPerson(state, undefined)
    },
    refreshAccess: grantWatch.refresh,
    onAccessEnded: grantWatch.onAccessEnded,
    followStoredGrant(changedKey) {
      const state = core.state()
      if (!isSignedIn(state) || changedKey !== storage.switchedGrantKey(state.loggedIn.userId)) return
      const stored = storage.switchedGrant(state.loggedIn.userId)
      const current = state.mode === 'normal' ? undefined : state.active.userId
      if (stored?.id !== current) reload()
    },
  }
}
