// The state that the parts of a session share: session state, signed-in user, API of the active user, provider.
// Only the files of this folder use it.
import { ApiError, hasNoAnswer, type Api } from '#http/client.ts'
import { reconnectDelay } from '#http/reconnect.ts'
import type { SessionPorts } from './contract.ts'
import { referenceOf, traceIdOf } from '#base/reference.ts'
import { createStore } from '#base/state/store.ts'
import { initialState, nextState, type SessionEvent } from './machine.ts'
import {
  isNoAnswer,
  NoAnswer,
  oauthClientIdOf,
  type ProviderOptions,
  type SignInProvider,
} from './sign-in/provider.ts'
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
  /**
   * Reports why an account could not be opened, and shows it with what to quote. A failure that passes is tried again by itself, like
   * any page without an answer.
   */
  loadingFailed(error: unknown, again: () => Promise<unknown>): void
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

  /** How often an account could not be opened, and the next attempt. */
  let failures = 0
  let tryAgain: (() => void) | undefined
  // A hidden tab does not wait; it goes on once it is seen.
  const whileSeen = () => {
    if (clock.isSeen()) tryAgain?.()
  }
  clock.onWake(whileSeen)

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
      const options = { ...ports, callbackPath: paths.callback, now: clock.now, report }
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
    loadingFailed(error, again) {
      report(error)
      failures = state.get().mode === 'failed' ? failures + 1 : 0
      const isPassing = mayPass(error)
      dispatch({
        type: 'loading-failed',
        message: `${whatFailed(error)} ${isPassing ? 'We’ll keep trying.' : 'Please try again.'}`,
        reference: referenceOf(traceIdOf(error)),
        // So a refused token looks behind a gateway, or without the headers of CORS.
        maySignIn: error instanceof ApiError && (error.kind === 'foreign' || error.kind === 'offline'),
      })
      if (!isPassing) return
      const failed = state.get()
      tryAgain = () => {
        cancel()
        tryAgain = undefined
        if (state.get() === failed) void again()
      }
      const asked = waitSecondsOf(error) * 1000
      const cancel = clock.after(Math.max(reconnectDelay(failures, Math.random()), asked), whileSeen)
    },
  }
}

const whatFailed = (error: unknown): string =>
  isNoAnswer(error) || hasNoAnswer(error)
    ? `${isNoAnswer(error) ? 'The sign-in' : 'Our'} service is not answering just now.`
    : 'We could not load your details.'

/** For how long it was asked to wait. */
const waitSecondsOf = (error: unknown): number =>
  (error instanceof ApiError || error instanceof NoAnswer ? error.waitSeconds : undefined) ?? 0

/** May the same succeed later? */
const mayPass = (error: unknown): boolean =>
  isNoAnswer(error) ||
  hasNoAnswer(error) ||
  (error instanceof ApiError && (error.status === 429 || error.status! >= 500))
