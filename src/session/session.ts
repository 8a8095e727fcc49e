// The session: wires the pure machine to storage, provider, API, clock and tabs. The shell holds the only instance.
// What happens is decided in machine.ts, grants.ts and expiry.ts; this file does it.
import type { Api } from '#api/client.ts'
import { createApi } from '#api/http.ts'
import type { ClientId } from '#api/ids.ts'
import { limits } from '#domain/limits.gen.ts'
import type { Clock } from './clock.ts'
import { mayRefreshOnActivity, remainingSeconds } from './expiry.ts'
import { createExpiryWatch } from './expiry-watch.ts'
import { loadingFailed, signInFailed } from './failure-words.ts'
import { accessOf, chooseMode, confirm, type Acting } from './grants.ts'
import { initialState, nextState, type SessionEvent } from './machine.ts'
import { loadActiveUser, loadGrants, loadPeople } from './people.ts'
import type { Platform } from './platform.ts'
import { clientIdOf, type ProviderOptions, type SignInProvider } from './provider.ts'
import { createRenewal } from './renewal.ts'
import { safeTarget } from './safe-target.ts'
import type { Settings } from './settings.ts'
import type { PortalStorage } from './storage.ts'
import type { StoredUser } from './stored-user.ts'
import { claimTab, type Locks } from './tab-claim.ts'
import type { Tabs } from './tabs.ts'
import { isSignedIn, type SessionState, type SignedIn, type SignedOutReason, type SwitchChoice } from './types.ts'

export interface SessionPorts {
  settings: Settings
  platform: Platform
  storage: PortalStorage
  clock: Clock
  tabs: Tabs
  locks?: Locks | undefined
  /** The address of the page, now. */
  address(): URL
  /** Leaves the document. */
  navigate(url: string): void
  reload(): void
  report(error: Error): void
  /** Forgets every answer kept for the people of this session. */
  clearCaches(): void
  fetch: typeof fetch
  /** oidc.ts, loaded when first needed. */
  loadProvider?: (options: ProviderOptions) => Promise<SignInProvider>
}

export interface Session {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Stored user, then user and grants together, then the mode, then ready. Also the retry after `failed`. */
  start(): Promise<void>
  signIn(target: string): Promise<void>
  completeSignIn(url: URL): Promise<{ target: string } | { failed: string }>
  logOut(reason: SignedOutReason): Promise<void>
  switchTo(choice: SwitchChoice): Promise<void>
  backToOwnAccount(): Promise<void>
  /** Asks for the grants again, after one was accepted or removed. */
  refreshAccess(): Promise<void>
  markGrantedAccessModalSeen(): void
  renew(): Promise<void>
  api(): Api | undefined
  /** The signed-in user as the provider described them. */
  user(): StoredUser | undefined
  remainingSeconds(): number | undefined
  /** Raised once for each token, with the seconds that remain. */
  onExpiring(listener: (remaining: number) => void): () => void
  onRenewError(listener: (error: unknown) => void): () => void
  /** The shell tells of clicks, keys and scrolling; the installed app renews on them. */
  noteActivity(): void
  /** Somebody is active in another tab of the same person: as good as Continue. */
  onActivityElsewhere(listener: () => void): () => void
}

const lazily = async (options: ProviderOptions) => (await import('./oidc.ts')).connectProvider(options)

/** Other tabs hear of activity at most this often. */
const activityNewsMs = 5000

export function createSession(ports: SessionPorts): Session {
  const { settings, platform, storage, clock, tabs } = ports
  const clientId = clientIdOf(settings, platform)
  const expiring = listeners<number>()
  const renewError = listeners<unknown>()
  const activeElsewhere = listeners<void>()
  const changed = listeners<void>()

  let state = initialState
  let user: StoredUser | undefined
  let api: Api | undefined
  let provider: Promise<SignInProvider> | undefined
  let tab: Promise<'own' | 'copy'> | undefined
  let leaving: Promise<void> | undefined
  let completing: ReturnType<Session['completeSignIn']> | undefined
  let lastActivityNews: number | undefined
  let lastActivityRefresh: number | undefined
  /** Grows with every change of person; an answer that belongs to an earlier number is thrown away. */
  let epoch = 0

  function dispatch(event: SessionEvent): void {
    state = nextState(state, event)
    changed.raise()
  }

  function connect(): Promise<SignInProvider> {
    const { origin } = ports.address()
    const options = { settings, platform, storage, origin, navigate: ports.navigate, fetch: ports.fetch, now: clock.now }
    provider ??= (ports.loadProvider ?? lazily)(options).catch((error: unknown) => {
      provider = undefined
      throw error
    })
    return provider
  }

  const watch = createExpiryWatch({
    clock,
    platform,
    token: () => user,
    onExpiring: expiring.raise,
    onOver: () => void logOut('inactivity'),
  })

  function makeApi(signedIn: StoredUser, acting: Acting): Api {
    const own = signedIn.profile.userId
    return createApi({
      host: settings.apiHost,
      actor: `${own}/${acting?.account.id ?? own}/${acting?.kind ?? 'own'}`,
      accessToken: () => user?.access_token,
      userId: own,
      clientId: acting?.account.id,
      timeoutSeconds: limits['request-timeout'].value,
      onUnauthorised: () => void logOut('expired'),
      onReport: ports.report,
      fetch: ports.fetch,
    })
  }

  async function start(): Promise<void> {
    const run = ++epoch
    leaving = undefined
    dispatch({ type: 'session-started' })
    tab ??= claimTab({ storage, locks: ports.locks })
    if ((await tab) === 'copy') {
      tab = Promise.resolve('own')
      storage.dropRefreshToken(settings.authority, clientId)
      if (storage.storedUser(settings.authority, clientId)) return signInAgain()
    }
    user = storage.storedUser(settings.authority, clientId)
    const note = storage.takeSignedOutNote()
    if (!user) return dispatch({ type: 'nobody-found', ...note } as SessionEvent)
    if (remainingSeconds(user.expires_at, clock.now()) === 0) return logOut('expired')
    watch.start()
    try {
      await loadEverybody(run, user)
    } catch (error) {
      if (run !== epoch) return
      ports.report(asError(error))
      dispatch({ type: 'loading-failed', message: loadingFailed })
    }
  }

  async function signInAgain(): Promise<void> {
    storage.removeUser(settings.authority, clientId)
    const { pathname, search, hash } = ports.address()
    await signIn(pathname + search + hash)
  }

  async function loadEverybody(run: number, signedIn: StoredUser): Promise<void> {
    const people = await loadPeople(makeApi(signedIn, undefined))
    if (run !== epoch) return
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
    api = makeApi(signedIn, chosen.acting)
    const hasSeenModal = storage.hasSeenGrantedAccessModal()
    dispatch({ type: 'mode-chosen', loggedIn, access, acting: chosen.acting, hasSeenModal })
    if (!chosen.acting) return dispatch({ type: 'active-user-loaded', active: loggedIn })
    await loadActive(run, api, chosen.acting.account.id)
  }

  /** Loads whose data is shown, and makes sure that it is who was chosen (AMB-22). */
  async function loadActive(run: number, asActor: Api, expected: string): Promise<void> {
    const active = await loadActiveUser(asActor)
    if (run !== epoch || !isSignedIn(state)) return
    if (active.userId === expected) {
      storage.forgetMismatch()
      return dispatch({ type: 'active-user-loaded', active })
    }
    if (!storage.hasReloadedForMismatch()) {
      storage.markReloadedForMismatch()
      return ports.reload()
    }
    ports.report(new Error('Session: the active user is not the one switched to; the grant has been dropped'))
    storage.forgetMismatch()
    storage.dropSwitchedGrant(state.loggedIn.userId)
    become(state, undefined)
    dispatch({ type: 'active-user-loaded', active: state.loggedIn })
  }

  function become(signedIn: SignedIn, acting: Acting): { run: number; api: Api } | undefined {
    if (!user) return undefined
    const { userId } = signedIn.loggedIn
    if (acting) storage.storeSwitchedGrant(userId, { kind: acting.kind, id: acting.account.id })
    else storage.dropSwitchedGrant(userId)
    const run = ++epoch
    api = makeApi(user, acting)
    dispatch({ type: 'grant-switched', acting })
    return { run, api }
  }

  async function switchPerson(acting: Acting): Promise<void> {
    if (!isSignedIn(state)) return
    storage.forgetMismatch()
    const begun = become(state, acting)
    if (!begun) return
    try {
      await loadActive(begun.run, begun.api, acting?.account.id ?? state.loggedIn.userId)
    } catch (error) {
      if (begun.run !== epoch) return
      ports.report(asError(error))
      dispatch({ type: 'loading-failed', message: loadingFailed })
    }
  }

  async function signIn(target: string): Promise<void> {
    try {
      const { origin } = ports.address()
      await (await connect()).startSignIn(safeTarget(target, origin))
    } catch (error) {
      ports.report(asError(error))
      dispatch({ type: 'nobody-found', reason: 'sign-in-failed', message: signInFailed(error) })
    }
  }

  async function complete(url: URL): Promise<{ target: string } | { failed: string }> {
    try {
      const { target } = await (await connect()).completeSignIn(url)
      return { target: safeTarget(target, url.origin) }
    } catch (error) {
      ports.report(asError(error))
      const message = signInFailed(error)
      // A callback address opened twice fails without harming the session it made the first time.
      if (!storage.storedUser(settings.authority, clientId)) {
        storage.keepSignedOutNote({ reason: 'sign-in-failed', message })
        dispatch({ type: 'nobody-found', reason: 'sign-in-failed', message })
      }
      return { failed: message }
    }
  }

  /** Everything of a sign-out that needs nobody else. Nothing under way may bring the person back. */
  function endLocally(reason: SignedOutReason): void {
    epoch++
    watch.stop()
    user = undefined
    api = undefined
    void provider?.then((connected) => connected.close()).catch(() => undefined)
    storage.clearForSignOut(settings.authority, clientId)
    storage.keepSignedOutNote({ reason })
    ports.clearCaches()
    dispatch({ type: 'signed-out', reason })
  }

  function logOut(reason: SignedOutReason): Promise<void> {
    const leaver = user
    if (!leaver) return leaving ?? Promise.resolve()
    leaving = leave(leaver, reason)
    return leaving
  }

  async function leave(leaver: StoredUser, reason: SignedOutReason): Promise<void> {
    endLocally(reason)
    tabs.tell('signed-out', leaver.profile.sub)
    try {
      await (await connect()).endSession(leaver.id_token)
    } catch (error) {
      ports.report(asError(error))
      ports.navigate('/')
    } finally {
      provider = undefined
    }
  }

  function leaveWithOtherTab(): void {
    endLocally('other-tab')
    provider = undefined
    clock.after(limits['cross-tab-logout-delay'].value * 1000, () => ports.navigate('/'))
  }

  const renewOnceAtATime = createRenewal({
    renewOnce: async () => {
      if (user) await (await connect()).renew()
    },
    isAlive: () => (watch.remaining() ?? 0) > 0,
    locks: ports.locks,
    clock,
  })

  async function renew(): Promise<void> {
    const renewed = user
    try {
      await renewOnceAtATime()
    } catch (error) {
      ports.report(asError(error))
      renewError.raise(error)
      throw error
    }
    // A success that comes after the sign-out must not bring the session back.
    if (user === undefined || user !== renewed) return
    user = storage.storedUser(settings.authority, clientId)
    watch.start()
  }

  function noteActivity(): void {
    if (!user) return
    const mono = clock.mono()
    if (lastActivityNews === undefined || mono - lastActivityNews >= activityNewsMs) {
      lastActivityNews = mono
      tabs.tell('active', user.profile.sub)
    }
    if (platform !== 'pwa' || watch.isRaised() || !mayRefreshOnActivity(lastActivityRefresh, mono)) return
    lastActivityRefresh = mono
    renew().catch(() => undefined)
  }

  tabs.listen(
    () => user?.profile.sub,
    (type) => (type === 'signed-out' ? leaveWithOtherTab() : activeElsewhere.raise()),
  )
  tabs.onEntryChanged((key) => {
    if (!isSignedIn(state) || key !== storage.switchedGrantKey(state.loggedIn.userId)) return
    const stored = storage.switchedGrant(state.loggedIn.userId)
    if (stored?.id !== actingId(state)) ports.reload()
  })
  clock.onWake(() => {
    if (!user) return
    if (storage.storedUser(settings.authority, clientId)) watch.start()
    else leaveWithOtherTab()
  })

  return {
    get: () => state,
    subscribe: changed.add,
    start,
    signIn,
    completeSignIn: (url) => (completing ??= complete(url)),
    logOut,
    async switchTo(choice) {
      const acting = isSignedIn(state) ? confirm(state.access, choice) : undefined
      if (!acting) throw new Error('Session: no grant allows this switch')
      await switchPerson(acting)
    },
    backToOwnAccount: () => switchPerson(undefined),
    async refreshAccess() {
      if (!isSignedIn(state) || !user) return
      const run = epoch
      const fetched = await loadGrants(makeApi(user, undefined))
      if (run !== epoch || !isSignedIn(state)) return
      const { sharedAccessOn, fidoOn } = state.access
      const flags = { 'shared-access': sharedAccessOn, 'fido-authentication': fidoOn }
      const access = accessOf({ ...fetched, flags }, storage.switchedGrant(state.loggedIn.userId))
      dispatch({ type: 'grants-refreshed', access })
      const choice = currentChoice(state)
      if (choice && !confirm(access, choice)) await switchPerson(undefined)
    },
    markGrantedAccessModalSeen() {
      storage.markGrantedAccessModalSeen()
      dispatch({ type: 'granted-access-modal-seen' })
    },
    renew,
    api: () => api,
    user: () => user,
    remainingSeconds: watch.remaining,
    onExpiring: expiring.add,
    onRenewError: renewError.add,
    noteActivity,
    onActivityElsewhere: activeElsewhere.add,
  }
}

function currentChoice(state: SessionState): SwitchChoice | undefined {
  if (state.mode === 'delegated') return { client: state.clientActedFor.id }
  return state.mode === 'shared' ? { grantor: state.grantor.id } : undefined
}

function actingId(state: SignedIn): ClientId | undefined {
  if (state.mode === 'delegated') return state.clientActedFor.id
  return state.mode === 'shared' ? state.grantor.id : undefined
}

function listeners<T>() {
  const all = new Set<(value: T) => void>()
  return {
    add(listener: (value: T) => void) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    raise(value: T) {
      for (const listener of [...all]) listener(value)
    },
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
