// Owns whose account is shown: loading the people, switching, going back, and noticing that the wrong person came.
import type { Api } from '#api/client.ts'
import { createApi } from '#api/http.ts'
import { limits } from '#domain/limits.gen.ts'
import type { Core } from './core.ts'
import { loadingFailed } from './failure-words.ts'
import { accessOf, chooseMode, confirm, type Acting } from './grants.ts'
import { loadActiveUser, loadGrants, loadPeople } from './people.ts'
import type { StoredUser } from './stored-user.ts'
import { isSignedIn, type SessionState, type SignedIn, type SwitchChoice } from './types.ts'

export interface Acts {
  loadEverybody(run: number, user: StoredUser): Promise<void>
  switchTo(choice: SwitchChoice): Promise<void>
  backToOwnAccount(): Promise<void>
  refreshAccess(): Promise<void>
  /** Another tab may have changed the stored grant: this page follows (AMB-22). */
  followStoredGrant(changedKey: string): void
}

export function createActs(core: Core, onUnauthorised: () => void): Acts {
  const { settings, storage, reload, report, fetch } = core.ports

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
      onReport: report,
      fetch,
    })
  }

  async function loadEverybody(run: number, user: StoredUser): Promise<void> {
    const people = await loadPeople(makeApi(user, undefined))
    if (run !== core.epoch) return
    const { loggedIn } = people
    const stored = storage.switchedGrant(loggedIn.userId)
    const access = accessOf(people, stored)
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
    await loadActive(run, core.api, chosen.acting.account.id)
  }

  /** Loads whose data is shown, and makes sure that it is who was chosen: one reload, then the own account (AMB-22). */
  async function loadActive(run: number, api: Api, expected: string): Promise<void> {
    const active = await loadActiveUser(api)
    const state = core.state()
    if (run !== core.epoch || !isSignedIn(state)) return
    if (active.userId === expected) {
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
      await loadActive(run, api, acting?.account.id ?? state.loggedIn.userId)
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
    async refreshAccess() {
      const run = core.epoch
      if (!core.user) return
      const fetched = await loadGrants(makeApi(core.user, undefined))
      const state = core.state()
      if (run !== core.epoch || !isSignedIn(state)) return
      const { sharedAccessOn, fidoOn } = state.access
      const flags = { 'shared-access': sharedAccessOn, 'fido-authentication': fidoOn }
      const access = accessOf({ ...fetched, flags }, storage.switchedGrant(state.loggedIn.userId))
      core.dispatch({ type: 'grants-refreshed', access })
      const choice = choiceOf(state)
      if (choice && !confirm(access, choice)) await switchPerson(state, undefined)
    },
    followStoredGrant(changedKey) {
      const state = core.state()
      if (!isSignedIn(state) || changedKey !== storage.switchedGrantKey(state.loggedIn.userId)) return
      const stored = storage.switchedGrant(state.loggedIn.userId)
      const current = state.mode === 'normal' ? undefined : state.active.userId
      if (stored?.id !== current) reload()
    },
  }
}

function choiceOf(state: SessionState): SwitchChoice | undefined {
  if (state.mode === 'delegated') return { client: state.clientActedFor.id }
  return state.mode === 'shared' ? { grantor: state.grantor.id } : undefined
}
