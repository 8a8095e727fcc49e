// The state that the parts of a session share: session state, signed-in user, API of the active user, provider.
// Only the files of this folder use it.
import type { Api } from '#http/client.ts'
import type { SessionPorts } from './contract.ts'
import { referenceOf, traceIdOf } from '#base/reference.ts'
import { createStore } from '#base/state/store.ts'
import { initialState, nextState, type SessionEvent } from './machine.ts'
import { oauthClientIdOf, type ProviderOptions, type SignInProvider } from './sign-in/provider.ts'
import { readStoredUser, type StoredUser } from './browser/stored-user.ts'
import type { SessionState } from './types.ts'

export interface Core {
  readonly ports: SessionPorts
  readonly oauthClientId: string
  state(): SessionState
  dispatch(event: SessionEvent): void
  onChange(listener: () => void): () => void
  /** The signed-in user. Each Api reads its token here at every call; a renewal replaces it. */
  user: StoredUser | undefined
  api: Api | undefined
  /** To wait for before a call where the token has ended and is being renewed (expiry/idle-watch.ts). */
  validToken?: () => Promise<void> | undefined
  /** Increases with every change of actor; results of an earlier generation are discarded. */
  generation: number
  storedUser(): StoredUser | undefined
  /** Loads oidc.ts and asks the provider where its endpoints are, once. */
  connect(): Promise<SignInProvider>
  /** Stops running attempts from storing a user; the next `connect` creates a new provider. */
  disconnect(): void
  report(error: unknown): void
  /** Reports why user or grants did not load, and shows it with what to quote. */
  loadingFailed(error: unknown): void
}

const loadOidc = async (options: ProviderOptions) =>
  (await import('./sign-in/oidc.ts')).connectProvider(options)

export function createCore(ports: SessionPorts): Core {
  const { settings, paths, platform, storage, clock } = ports
  const oauthClientId = oauthClientIdOf(settings, platform)
  const state = createStore(initialState)
  let provider: Promise<SignInProvider> | undefined

  const report = (error: unknown) => ports.report(error instanceof Error ? error : new Error(String(error)))
  const dispatch = (event: SessionEvent) => state.set(nextState(state.get(), event))

  return {
    ports,
    oauthClientId,
    state: state.get,
    dispatch,
    onChange: state.subscribe,
    user: undefined,
    api: undefined,
    generation: 0,
    storedUser: () => readStoredUser(storage, settings.authority, oauthClientId),
    connect() {
      const { origin } = ports.address()
      const { navigate, fetch } = ports
      const callbackPath = paths.callback
      const { now } = clock
      const options = { settings, platform, storage, origin, callbackPath, navigate, fetch, now, report }
      provider ??= (ports.loadProvider ?? loadOidc)(options).catch((error: unknown) => {
        provider = undefined
        throw error
      })
      return provider
    },
    disconnect() {
      void provider?.then((connected) => connected.close()).catch(() => undefined)
      provider = undefined
    },
    report,
    loadingFailed(error) {
      report(error)
      dispatch({
        type: 'loading-failed',
        message: 'We could not load your details. Please try again.',
        reference: referenceOf(traceIdOf(error)),
      })
    },
  }
}
