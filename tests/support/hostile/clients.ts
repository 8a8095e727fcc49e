// The two clients that are compared before the hostile provider: the portal's sign-in and oidc-client-ts as it comes.
import { InMemoryWebStorage, UserManager, WebStorageStateStore, type INavigator } from 'oidc-client-ts'
import { connectProvider } from '#session/sign-in/oidc.ts'
import { readSettings } from '#session/read-settings.ts'
import { createStorage } from '#session/browser/storage.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { MemoryStorage } from '../../engine/session/page.ts'

const origin = 'http://localhost:5173'

export interface Client {
  /** Signs in at this issuer; throws when it refuses. */
  signIn(): Promise<void>
  renew(): Promise<void>
  /** What it has stored of a user. */
  stored(): string | null
  close(): Promise<void>
}

/** Goes where a browser would go, and gives the address it comes back to. */
async function visit(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

/** The portal's port to its provider, with memory for a browser. `kept`: all that this browser has stored. */
export function portalClient(
  authority: string,
  further: object = { authority },
): Client & { kept(): string } {
  const outcome = readSettings({ ...createSettings({ sandboxUrl: new URL(authority).origin }), ...further })
  if ('problems' in outcome) throw new Error(outcome.problems.join('; '))
  const [local, session] = [new MemoryStorage(), new MemoryStorage()]
  const storage = createStorage({ local: () => local, session: () => session, report: () => {} })
  let left = ''
  const navigate = (url: string) => void (left = url)
  const connect = () =>
    connectProvider({
      settings: outcome.settings,
      platform: 'web',
      storage,
      address: () => new URL(origin),
      callbackPath: '/signin-oidc',
      navigate,
      fetch,
      now: Date.now,
      report: () => {},
    })
  let connected: ReturnType<typeof connect> | undefined
  return {
    async signIn() {
      await (await connect()).startSignIn('/myaccount')
      const back = new URL(await visit(left))
      // Coming back is a new page.
      connected = connect()
      await (await connected).completeSignIn(back)
    },
    renew: async () => (await connected)?.renew(),
    stored: () => session.getItem(`oidc.user:${authority}:portal-web`),
    kept: () => JSON.stringify([...local.entries, ...session.entries]),
    close: async () => (await connected?.catch(() => undefined))?.close(),
  }
}

/** oidc-client-ts with its default settings. */
export function bareClient(authority: string): Client {
  let back = ''
  const navigator: INavigator = {
    prepare: () =>
      Promise.resolve({
        navigate: async ({ url }) => {
          back = await visit(url)
          return { url: back }
        },
        close: () => undefined,
      }),
    callback: () => Promise.resolve(),
  }
  const users = new InMemoryWebStorage()
  const settings = {
    authority,
    client_id: 'portal-web',
    redirect_uri: `${origin}/signin-oidc`,
    scope: 'openid profile portal-api',
    userStore: new WebStorageStateStore({ store: users }),
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  }
  // As on a real page, the manager that leaves is not the one that comes back.
  const managers: UserManager[] = []
  const manager = () => {
    const made = new UserManager(settings, navigator)
    managers.push(made)
    return made
  }
  return {
    async signIn() {
      await manager().signinRedirect()
      await manager().signinCallback(back)
    },
    async renew() {
      await manager().signinSilent()
    },
    stored: () => users.getItem(`oidc.user:${authority}:portal-web`),
    async close() {
      for (const made of managers) {
        made.stopSilentRenew()
        await made.events.unload()
      }
    },
  }
}
