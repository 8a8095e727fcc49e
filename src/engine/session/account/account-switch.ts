// Decides which account is shown: loads user and grants, switches, returns, and detects a wrong active user.
import type { GrantRef } from '#base/access/granted-access.ts'
import type { Api } from '#http/client.ts'
import { createApi } from '#http/http.ts'
import { actorKey } from '#base/access/actor.ts'
import * as limits from '#base/limits.gen.ts'
import type { Core } from '../core.ts'
import { accessOf, chooseMode, findGrantedAccount, modeOf } from './grants.ts'
import { createGrantWatch } from './grant-watch.ts'
import { loadActiveUser, loadPeople } from './load-people.ts'
import type { StoredUser } from '../browser/stored-user.ts'
import { isSignedIn, type EndedAccess, type GrantedAccount, type OwnFlags, type SignedIn } from '../types.ts'

export interface AccountSwitch {
  loadUserAndGrants(generation: number, user: StoredUser): Promise<void>
  switchTo(grant: GrantRef): Promise<void>
  backToOwnAccount(): Promise<void>
  refreshAccess(ownFlags?: OwnFlags): Promise<void>
  refreshUser(): Promise<void>
  onAccessEnded(listener: (ended: EndedAccess) => void): () => void
  /** Follows a grant that another tab has stored (AMB-22). */
  followStoredGrant(changedKey: string): void
}

/** `loadAgain`: loads user and grants again, after an account could not be opened. */
export function createAccountSwitch(
  core: Core,
  onUnauthorised: () => void,
  loadAgain: () => Promise<void>,
): AccountSwitch {
  const { settings, storage, reload, report, fetch } = core.ports
  const grantWatch = createGrantWatch(core, {
    ownApi: (user) => apiFor(user, undefined),
    returnToOwnAccount: (state) => switchPerson(state, undefined),
  })

  function apiFor(user: StoredUser, switchedTo: GrantedAccount | undefined): Api {
    const own = user.profile.userId
    return createApi({
      host: settings.apiHost,
      actor: actorKey(modeOf(switchedTo), own, switchedTo?.owner.id ?? own),
      accessToken: () => core.user?.access_token,
      validToken: () => core.validToken?.(),
      userId: own,
      clientId: switchedTo?.owner.id,
      pathsWithoutUserId: core.ports.pathsWithoutUserId,
      timeoutSeconds: limits['request-timeout'].value,
      onUnauthorised,
      ...(switchedTo && { onForbidden: () => grantWatch.check(switchedTo) }),
      onReport: report,
      fetch,
    })
  }

  async function loadUserAndGrants(generation: number, user: StoredUser): Promise<void> {
    const people = await loadPeople(core.ports, apiFor(user, undefined), grantWatch.today())
    if (generation !== core.generation) return
    const { loggedIn } = people
    const stored = storage.switchedGrant(loggedIn.userId)
    const access = accessOf({ ...people, isReminderDue: grantWatch.isReminderDue() }, stored)
    const chosen = chooseMode({
      access,
      stored,
      areSharesFetched: people.shares !== undefined,
      loggedInUserId: loggedIn.userId,
      pendingUserId: storage.takePendingUserId(),
    })
    if (chosen.stored === 'drop') storage.forgetSwitchedGrant(loggedIn.userId)
    else if (chosen.stored !== 'keep') storage.keepSwitchedGrant(loggedIn.userId, chosen.stored)
    core.api = apiFor(user, chosen.switchedTo)
    const hasSeenModal = storage.hasSeenGrantedAccessModal()
    core.dispatch({ type: 'mode-chosen', loggedIn, access, switchedTo: chosen.switchedTo, hasSeenModal })
    if (!chosen.switchedTo) return core.dispatch({ type: 'active-user-loaded', active: loggedIn })
    await loadActive(generation, core.api, chosen.switchedTo)
  }

  /** Loads the active user and checks that it is the chosen person; if not, reloads once, then shows the own account (AMB-22). */
  async function loadActive(
    generation: number,
    api: Api,
    switchedTo: GrantedAccount | undefined,
  ): Promise<void> {
    const active = await loadActiveUser(core.ports, api).catch(async (error: unknown) => {
      // A 403 may mean that the grant is gone; wait for the check, which may return to the user's own account.
      if (switchedTo) await grantWatch.settled()
      throw error
    })
    const state = core.state()
    if (generation !== core.generation || !isSignedIn(state)) return
    if (active.userId === (switchedTo?.owner.id ?? state.loggedIn.userId)) {
      storage.forgetMismatch()
      return core.dispatch({ type: 'active-user-loaded', active })
    }
    if (!storage.hasReloadedForMismatch()) {
      storage.markReloadedForMismatch()
      return reload()
    }
    core.report(new Error('Session: the active user is not the one switched to; the grant has been dropped'))
    storage.forgetMismatch()
    applySwitch(state, undefined)
    core.dispatch({ type: 'active-user-loaded', active: state.loggedIn })
  }

  /** Changes stored grant, API and state to this account together. */
  function applySwitch({ loggedIn }: SignedIn, switchedTo: GrantedAccount | undefined): Api | undefined {
    if (!core.user) return undefined
    if (switchedTo)
      storage.keepSwitchedGrant(loggedIn.userId, { kind: switchedTo.kind, id: switchedTo.owner.id })
    else storage.forgetSwitchedGrant(loggedIn.userId)
    core.generation++
    core.api = apiFor(core.user, switchedTo)
    core.dispatch({ type: 'grant-switched', switchedTo })
    return core.api
  }

  async function switchPerson(state: SignedIn, switchedTo: GrantedAccount | undefined): Promise<void> {
    storage.forgetMismatch()
    const api = applySwitch(state, switchedTo)
    const generation = core.generation
    if (!api) return
    try {
      await loadActive(generation, api, switchedTo)
    } catch (error) {
      if (generation !== core.generation) return
      core.loadingFailed(error, loadAgain)
    }
  }

  return {
    loadUserAndGrants,
    async switchTo(grant) {
      const state = core.state()
      const switchedTo = isSignedIn(state) ? findGrantedAccount(state.access, grant) : undefined
      if (!isSignedIn(state) || !switchedTo) throw new Error('Session: no grant allows this switch')
      await switchPerson(state, switchedTo)
    },
    async backToOwnAccount() {
      const state = core.state()
      if (isSignedIn(state)) await switchPerson(state, undefined)
    },
    refreshAccess: grantWatch.refresh,
    async refreshUser() {
      const { generation, api } = core
      const state = core.state()
      if (!api || !isSignedIn(state) || !state.ready) return
      const active = await loadActiveUser(core.ports, api)
      if (generation !== core.generation || active.userId !== state.active.userId) return
      core.dispatch({ type: 'active-user-loaded', active })
    },
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
