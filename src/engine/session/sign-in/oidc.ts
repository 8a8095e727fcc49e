// Wraps oidc-client-ts: code flow with PKCE, refresh tokens, end session. No other file imports the library.
// discovery.ts, verifying-store.ts and guarded-fetch.ts add the checks that it does not make. Loaded lazily.
import {
  ErrorTimeout,
  UserManager,
  WebStorageStateStore,
  type INavigator,
  type OidcMetadata,
  type StateStore,
  type UserManagerSettings,
} from 'oidc-client-ts'
import { saveForms } from '#base/browser/open-forms.ts'
import * as limits from '#base/limits.gen.ts'
import { discover, usedEndpoints, type ProviderMetadata } from './discovery.ts'
import { noticeSeconds, staleStateSeconds } from '../expiry/expiry.ts'
import { withGuardedFetch } from './guarded-fetch.ts'
import {
  oauthClientIdOf,
  renewalError,
  RenewalError,
  type ProviderOptions,
  type SignInOptions,
  type SignInProvider,
} from './provider.ts'
import { readStoredUser, type StoredUser } from '../browser/stored-user.ts'
import { subjectHash } from '../browser/tabs.ts'
import { verifyingStore } from './verifying-store.ts'

/** The settings of the library (R-CONST-15 to R-CONST-20). Features that are off are listed, because some are on by default. */
export function managerSettings(
  { settings, platform, storage, address, callbackPath }: ProviderOptions,
  metadata: ProviderMetadata,
  userStore: StateStore,
): UserManagerSettings {
  const { origin } = address()
  return {
    authority: settings.authority,
    client_id: oauthClientIdOf(settings, platform),
    redirect_uri: origin + callbackPath,
    silent_redirect_uri: origin + callbackPath,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: settings.scope,
    metadata: usedMetadata(settings, metadata),
    userStore,
    stateStore: new WebStorageStateStore({ store: storage.libraryStores().signInState }),
    staleStateAgeInSeconds: staleStateSeconds(platform),
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

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** The provider has answered so many milliseconds ago. */
const JUST_NOW = 5000

/** The issuer and the endpoints that have been judged; the library gets no other. */
function usedMetadata(
  settings: ProviderOptions['settings'],
  metadata: ProviderMetadata,
): Partial<OidcMetadata> {
  const { issuer, authorization_response_iss_parameter_supported } = metadata
  const endpoints = usedEndpoints(settings).map((name) => [name, metadata[name]])
  return {
    ...({ issuer, authorization_response_iss_parameter_supported } as Partial<OidcMetadata>),
    ...(Object.fromEntries(endpoints) as Partial<OidcMetadata>),
  }
}

/** Connects to the provider of the settings. Throws when its discovery document can't be trusted. */
export async function connectProvider(options: ProviderOptions): Promise<SignInProvider> {
  // The library's own message, thrown before anything else fails on a page without HTTPS.
  if (!crypto.subtle) throw new Error('Crypto.subtle is available only in secure contexts (HTTPS).')
  const metadata = await discover(options.settings, options.fetch)
  const connectedAt = options.now()
  const inner = new WebStorageStateStore({ store: options.storage.libraryStores().user })
  const store = verifyingStore(options, metadata, inner)
  const manager = new UserManager(
    managerSettings(options, metadata, store),
    redirectNavigator(options.navigate),
  )
  const called = [metadata.token_endpoint, metadata.jwks_uri].filter((address) => address !== undefined)

  /** Throws where the provider does not answer now: the browser would leave for nothing. */
  async function reach(): Promise<void> {
    if (options.now() - connectedAt > JUST_NOW) await discover(options.settings, options.fetch)
  }

  async function startSignIn(target: string, { prompt, maxAge }: SignInOptions = {}): Promise<void> {
    await reach()
    await manager.signinRedirect({
      nonce: crypto.randomUUID(),
      state: { target, ...(prompt === 'none' && { isSilent: true }) },
      ...(prompt && { prompt }),
      extraQueryParams: options.settings.provider?.parameters ?? {},
      ...(maxAge !== undefined && { max_age: options.settings.provider?.maxAge ?? maxAge }),
    })
  }

  const { settings, platform, storage, openForms } = options
  const oauthClientId = oauthClientIdOf(settings, platform)
  const storedUser = () => readStoredUser(storage, settings.authority, oauthClientId)
  /** Was the refresh token sent without an answer? */
  let mayBeUsedUp = false
  let isClosed = false

  /** Leaves for the provider, whose own session may go on, and comes back to this page. Resolves where the page stays. */
  async function askSilently({ profile }: StoredUser): Promise<void> {
    await saveForms(openForms)
    if (openForms?.kept() === 'saving' || openForms?.kept() === 'unsaved') return
    const { pathname, search, hash } = options.address()
    const target = pathname + search + hash
    storage.keepReturnPlace({ person: subjectHash(profile.sub), target })
    storage.keepSignInTarget(target)
    await startSignIn(target, { prompt: 'none' })
    mayBeUsedUp = false
    await pause(limits['request-timeout'].value * 1000)
  }

  return {
    startSignIn,
    async completeSignIn(url) {
      const asked = await checkResponse(url.searchParams, metadata, manager.settings.stateStore)
      // The stored tokens are used up; what comes now stands in their place.
      if (asked?.isSilent === true) storage.forgetUser(settings.authority, oauthClientId)
      const user = await store.attempt('sign-in', limits['request-timeout'].value, (signal) =>
        withGuardedFetch(called, signal, () => manager.signinCallback(url.href)),
      )
      const state = user?.state
      return {
        target: typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined,
      }
    },
    async renew() {
      const seconds = limits['silent-renew-timeout'].value
      const user = storedUser()
      if (!user?.refresh_token) throw new RenewalError('refused', 'A refresh_token is required')
      try {
        const isLate = await store.attempt('renewal', seconds, store.judgeLate)
        if (!isLate || (storedUser()?.expires_at ?? 0) * 1000 <= options.now())
          await store.attempt('renewal', seconds, (signal) =>
            withGuardedFetch(called, signal, () =>
              manager.signinSilent({ silentRequestTimeoutInSeconds: seconds }),
            ),
          )
        mayBeUsedUp = false
      } catch (error) {
        const failure =
          error instanceof ErrorTimeout ? new RenewalError('timeout', error.message) : renewalError(error)
        if (failure.kind !== 'refused') mayBeUsedUp = true
        else if (mayBeUsedUp && !isClosed) await askSilently(user)
        throw failure
      }
    },
    async endSession({ id_token, refresh_token }) {
      const { navigate } = options
      const { signOut, revokeTokens } = settings.provider ?? {}
      const isStandard = signOut === undefined || signOut.kind === 'standard'
      // Only for a provider with a way of its own: most have none.
      const own = isStandard && revokeTokens !== true ? undefined : await import('./leave-provider.ts')
      if (revokeTokens === true) own?.revokeTokens(metadata, oauthClientId, refresh_token, options)
      if (signOut?.kind !== 'none') await reach()
      if (isStandard) await manager.signoutRedirect({ id_token_hint: id_token })
      else if (own)
        navigate(own.leaveProvider(signOut, metadata, oauthClientId, `${options.address().origin}/`))
    },
    close() {
      isClosed = true
      store.close()
      // Stops the library's own timers; the portal does not use them.
      manager.events.unload().catch(() => undefined)
    },
  }
}

/**
 * What was asked for. Refuses a repeated code, state or iss (RFC 6749, 3.1), and a response from another issuer (RFC 9207).
 * Without a stored state, the library refuses the response with its own error (R-OIDC-04).
 */
async function checkResponse(
  response: URLSearchParams,
  metadata: ProviderMetadata,
  states: StateStore,
): Promise<{ isSilent?: unknown } | undefined> {
  for (const name of ['code', 'state', 'iss']) {
    if (response.getAll(name).length > 1) throw new Error(`${name} is in the response twice`)
  }
  const state = response.get('state')
  const asked = state === null ? null : await states.get(state)
  if (asked === null) return undefined
  const issuer = response.get('iss')
  const isExpected = metadata.authorization_response_iss_parameter_supported === true
  if (issuer === null ? isExpected && response.has('code') : issuer !== metadata.issuer) {
    throw new Error('iss in the response does not match the authority')
  }
  const { data } = JSON.parse(asked) as { data?: { isSilent?: unknown } }
  return data
}

function redirectNavigator(navigate: (url: string) => void): INavigator {
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
