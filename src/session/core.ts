// What the parts of a session share: its state, the user in memory, the API of the active person, the provider.
// Only the files of this folder see it.
import type { Api } from '#api/client.ts'
import type { SessionPorts } from './contract.ts'
import { listeners } from './listeners.ts'
import { initialState, nextState, type SessionEvent } from './machine.ts'
import { clientIdOf, type ProviderOptions, type SignInProvider } from './provider.ts'
import { readStoredUser, type StoredUser } from './stored-user.ts'
import type { SessionState } from './types.ts'

export interface Core {
  readonly ports: SessionPorts
  readonly clientId: string
  state(): SessionState
  dispatch(event: SessionEvent): void
  onChange(listener: () => void): () => void
  user: StoredUser | undefined
  api: Api | undefined
  /** Grows with every change of person; an answer that belongs to an earlier number is thrown away. */
  epoch: number
  storedUser(): StoredUser | undefined
  connect(): Promise<SignInProvider>
  /** What is under way may no longer store a user; the next `connect` starts afresh. */
  disconnect(): void
  report(error: unknown): void
}

const lazily = async (options: ProviderOptions) => (await import('./oidc.ts')).connectProvider(options)

export function createCore(ports: SessionPorts): Core {
  const { settings, platform, storage, clock } = ports
  const clientId = clientIdOf(settings, platform)
  const changed = listeners<void>()
  let state = initialState
  let provider: Promise<SignInProvider> | undefined

  return {
    ports,
    clientId,
    state: () => state,
    dispatch(event) {
      state = nextState(state, event)
      changed.raise()
    },
    onChange: changed.add,
    user: undefined,
    api: undefined,
    epoch: 0,
    storedUser: () => readStoredUser(storage, settings.authority, clientId),
    connect() {
      const { origin } = ports.address()
      const { navigate, fetch } = ports
      const options = { settings, platform, storage, origin, navigate, fetch, now: clock.now }
      provider ??= (ports.loadProvider ?? lazily)(options).catch((error: unknown) => {
        provider = undefined
        throw error
      })
      return provider
    },
    disconnect() {
      void provider?.then((connected) => connected.close()).catch(() => undefined)
      provider = undefined
    },
    report: (error) => ports.report(error instanceof Error ? error : new Error(String(error))),
  }
}
