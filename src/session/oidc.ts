// The only file that imports oidc-client-ts: code flow with PKCE, refresh tokens, end session, and the check between
// the library and the store: nothing is stored before id-token.ts has verified it. Loaded lazily.
import {
  ErrorTimeout,
  UserManager,
  WebStorageStateStore,
  type INavigator,
  type OidcMetadata,
  type StateStore,
  type UserManagerSettings,
} from 'oidc-client-ts'
import { limits } from '#domain/limits.gen.ts'
import { discover, type ProviderMetadata } from './discovery.ts'
import { noticeSeconds } from './expiry.ts'
import { remoteKeys, verifyIdToken } from './id-token.ts'
import { clientIdOf, RenewalError, type ProviderOptions, type SignInProvider } from './provider.ts'
import { storedUserSchema } from './stored-user.ts'

/** How is the library set up (specification 9)? What is off is said too, because some of it is on by default. */
export function managerSettings(
  { settings, platform, storage, origin }: ProviderOptions,
  metadata: ProviderMetadata,
  userStore: StateStore,
): UserManagerSettings {
  const staleState = limits['stale-state-age']
  return {
    authority: settings.authority,
    client_id: clientIdOf(settings, platform),
    redirect_uri: `${origin}/signin-oidc`,
    silent_redirect_uri: `${origin}/signin-oidc`,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: settings.scope,
    metadata: metadata as Partial<OidcMetadata>,
    userStore,
    stateStore: new WebStorageStateStore({ store: storage.libraryStores.signInState }),
    staleStateAgeInSeconds: platform === 'pwa' ? staleState.pwa : staleState.value,
    accessTokenExpiringNotificationTimeInSeconds: noticeSeconds(platform),
    requestTimeoutInSeconds: limits['request-timeout'].value,
    silentRequestTimeoutInSeconds: limits['silent-renew-timeout'].value,
    checkSessionIntervalInSeconds: limits['check-session-interval'].value,
    popupWindowFeatures: { height: limits['popup-height'].value },
    automaticSilentRenew: false,
    loadUserInfo: false,
    monitorSession: false,
    monitorAnonymousSession: false,
    revokeTokensOnSignout: false,
    revokeTokenTypes: ['refresh_token', 'access_token'],
    revokeTokenAdditionalContentTypes: ['text/plain'],
  }
}

/** Connects to the provider of the settings. Throws when its discovery document can't be trusted. */
export async function connectProvider(options: ProviderOptions): Promise<SignInProvider> {
  const metadata = await discover(options.settings.authority, options.fetch)
  const store = verifyingStore(options, metadata)
  const manager = new UserManager(managerSettings(options, metadata, store), navigator(options.navigate))

  return {
    async startSignIn(target) {
      await manager.signinRedirect({ nonce: crypto.randomUUID(), state: { target } })
    },
    async completeSignIn(url) {
      checkIssuerParameter(url, metadata)
      const user = await manager.signinCallback(url.href)
      const state = user?.state
      return {
        target: typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined,
      }
    },
    async renew() {
      const { settings, platform } = options
      const user = options.storage.storedUser(settings.authority, clientIdOf(settings, platform))
      if (!user?.refresh_token) throw new RenewalError('refused', 'A refresh_token is required')
      await store.refreshing(() => renewWithin(limits['silent-renew-timeout'].value, manager))
    },
    async endSession(idToken) {
      await manager.signoutRedirect({ id_token_hint: idToken })
    },
    close: () => store.close(),
  }
}

/** The issuer that answered must be the one we asked (RFC 9207), when the provider says that it names itself. */
function checkIssuerParameter(url: URL, metadata: ProviderMetadata): void {
  const issuer = url.searchParams.get('iss')
  const isExpected = metadata.authorization_response_iss_parameter_supported === true
  if (issuer === null ? isExpected && url.searchParams.has('code') : issuer !== metadata.issuer) {
    throw new Error('iss in the response does not match the authority')
  }
}

interface VerifyingStore extends StateStore {
  /** While this runs, a stored user is the refreshed form of the one before: the nonce must not change. */
  refreshing(work: () => Promise<void>): Promise<void>
  close(): void
}

/** Stores a user only when its tokens verify, and none after it is closed. */
function verifyingStore(options: ProviderOptions, metadata: ProviderMetadata): VerifyingStore {
  const store = new WebStorageStateStore({ store: options.storage.libraryStores.user })
  const clientId = clientIdOf(options.settings, options.platform)
  const keys = remoteKeys(metadata.jwks_uri, options.fetch)
  let isClosed = false
  let isRefreshing = false
  return {
    async set(key, value) {
      const user = storedUserSchema.parse(JSON.parse(value))
      if (user.token_type.toLowerCase() !== 'bearer') throw new Error('token_type is not Bearer')
      const earlier = isRefreshing
        ? options.storage.storedUser(options.settings.authority, clientId)
        : undefined
      if (earlier?.id_token !== user.id_token) {
        await verifyIdToken({
          idToken: user.id_token,
          accessToken: user.access_token,
          issuer: metadata.issuer,
          clientId,
          keys,
          earlierIdToken: earlier?.id_token,
          now: new Date(options.now()),
        })
      }
      if (isClosed) throw new Error('The session ended meanwhile')
      await store.set(key, value)
    },
    get: (key) => store.get(key),
    remove: (key) => store.remove(key),
    getAllKeys: () => store.getAllKeys(),
    async refreshing(work) {
      isRefreshing = true
      await work().finally(() => {
        isRefreshing = false
      })
    },
    close: () => {
      isClosed = true
    },
  }
}

/** The library's timeout ends with the headers; this one covers the body and the verification too. */
async function renewWithin(seconds: number, manager: UserManager): Promise<void> {
  const renewal = manager.signinSilent({ silentRequestTimeoutInSeconds: seconds })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new RenewalError('timeout', 'Network timed out')), seconds * 1000)
  })
  try {
    await Promise.race([renewal, late])
  } catch (error) {
    renewal.catch(() => undefined)
    throw renewalError(error)
  } finally {
    clearTimeout(timer)
  }
}

function renewalError(error: unknown): RenewalError {
  if (error instanceof RenewalError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof ErrorTimeout) return new RenewalError('timeout', message)
  return new RenewalError(error instanceof TypeError ? 'offline' : 'refused', message)
}

function navigator(navigate: (url: string) => void): INavigator {
  return {
    prepare: async () => ({
      navigate: async ({ url }) => {
        navigate(url)
        return { url }
      },
      close: () => {},
    }),
    callback: async () => {},
  }
}
