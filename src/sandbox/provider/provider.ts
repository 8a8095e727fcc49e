// Owns the sandbox's identity provider: oidc-provider with code flow and PKCE alone, two public clients, rotating
// refresh tokens and opaque access tokens. The persona pages are in sign-in-page.ts, the sign-out page in sign-out-page.ts.
import type { IncomingMessage } from 'node:http'
import type { Configuration } from 'oidc-provider'
import type { SandboxIdentity } from '#sandbox/identity/identity.ts'
import { memoryAdapters } from '#sandbox/identity/memory-adapter.ts'
import { pageHeaders, renderPage, escapeHtml } from '#sandbox/web/page.ts'
import { claimNames, personBySubject } from '#sandbox/config/people.ts'
import { Provider } from './oidc-provider.ts'
import { registerPasswordGrant } from './password-grant.ts'
import { logoutSource, postLogoutSuccessSource } from './sign-out-page.ts'
import type { SandboxKeys } from './keys.ts'
import type { TokenRules } from './token-rules.ts'

const scopes = ['openid', 'profile', 'portal-api']

interface ProviderOptions {
  issuer: string
  port: number
  portalOrigins: readonly string[]
  keys: SandboxKeys
  tokenRules: TokenRules
  identity: SandboxIdentity
  onBody(request: IncomingMessage, body: unknown): void
  /** The tokens of the person's browser with this id were ended, but not by a portal that sent it to sign out. */
  onRevoked(subject: string, browserId: string): void
}

/** Makes the provider. Its middleware notes parsed bodies and rewrites ID tokens if a test asked for it. */
export function createProvider({
  issuer,
  port,
  portalOrigins,
  keys,
  tokenRules,
  identity,
  onBody,
  onRevoked,
}: ProviderOptions): InstanceType<typeof Provider> {
  const configuration: Configuration = {
    adapter: memoryAdapters(Date.now, identity.memory),
    clients: ['portal-web', 'portal-pwa'].map((client_id) => ({
      client_id,
      token_endpoint_auth_method: 'none' as const,
      application_type: 'web' as const,
      grant_types: ['authorization_code', 'refresh_token', 'password'],
      response_types: ['code' as const],
      redirect_uris: portalOrigins.map((origin) => `${origin}/signin-oidc`),
      post_logout_redirect_uris: portalOrigins.map((origin) => `${origin}/`),
      require_auth_time: true,
    })),
    responseTypes: ['code'],
    scopes,
    claims: { openid: ['sub'], profile: claimNames },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    jwks: { keys: keys.signing as NonNullable<Configuration['jwks']>['keys'] },
    cookies: {
      keys: keys.cookies,
      // Cookies ignore ports, so two sandboxes on one host need names of their own.
      names: {
        session: `sandbox_${port}_session`,
        interaction: `sandbox_${port}_interaction`,
        resume: `sandbox_${port}_resume`,
      },
    },
    ttl: {
      AccessToken: () => tokenRules.accessTokenSeconds,
      IdToken: 3600,
      // A rotated token keeps the first one's remaining life, as the browser-app practice demands.
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? 14 * 24 * 3600,
      Interaction: 3600,
      Session: 14 * 24 * 3600,
      Grant: 14 * 24 * 3600,
    },
    routes: {
      authorization: '/authorize',
      end_session: '/end-session',
      jwks: '/jwks',
      revocation: '/revocation',
      token: '/token',
      userinfo: '/userinfo',
    },
    // The provider keeps a max_age of 0 as a prompt alone, so the address says that who is signed in confirms it.
    interactions: {
      url: (ctx, { uid }) => `/idp/interaction/${uid}${ctx.query['max_age'] === '0' ? '?confirm' : ''}`,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    },
    clockTolerance: 0,
    // The product API asks when the credentials were given, for what needs a fresh sign-in.
    extraTokenClaims: (ctx) => {
      const { AuthorizationCode, RefreshToken } = ctx.oidc.entities
      return { auth_time: (AuthorizationCode ?? RefreshToken)?.authTime ?? Math.floor(Date.now() / 1000) }
    },
    // With an access token goes the refresh token that it came from.
    revokeGrantPolicy: () => true,
    clientBasedCORS: (_ctx, origin) => portalOrigins.includes(origin),
    findAccount: (_ctx, subject) => {
      const person = personBySubject(subject)
      if (!person) return undefined
      return { accountId: subject, claims: () => Promise.resolve({ sub: subject, ...person.claims }) }
    },
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grantId = session.grantIdFor(client.clientId)
      const known = grantId === undefined ? undefined : await ctx.oidc.provider.Grant.find(grantId)
      if (known?.accountId === session.accountId) return known
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(scopes.join(' '))
      await grant.save()
      return grant
    },
    renderError: (ctx, out) => {
      const page = {
        title: 'Sign-in is not possible',
        main: `<h1>Sign-in is not possible</h1>
<p>${escapeHtml(out.error_description ?? 'Something went wrong.')}</p>
<p class="quiet"><code>${escapeHtml(out.error)}</code></p>`,
      }
      ctx.set(pageHeaders(page))
      ctx.body = renderPage(page)
    },
  }
  const provider = new Provider(issuer, configuration)
  registerPasswordGrant(provider, identity)
  // However it came about: a token was revoked or used twice, or somebody signed out here.
  provider.on('grant.revoked', ({ oidc: { entities, session } }) => {
    const token = entities.RefreshToken ?? entities.AccessToken
    const accountId = token?.accountId ?? session?.accountId
    const browser = identity.browserOfSession(token?.sessionUid ?? session?.uid)
    // A portal knows why it signs somebody out, and what that ends.
    const isByPortal = token === undefined && session?.state?.['clientId'] !== undefined
    if (accountId && browser && !isByPortal) onRevoked(accountId, browser.id)
  })
  provider.use(async (ctx, next) => {
    await next()
    onBody(ctx.req, ctx.oidc?.body)
    const { session } = ctx.oidc ?? {}
    if (session?.accountId) identity.noteSession(session.uid, identity.browserOf(ctx.req, ctx.res))
    const answer: unknown = ctx.body
    if (
      ctx.oidc?.route !== 'token' ||
      typeof answer !== 'object' ||
      answer === null ||
      !('id_token' in answer)
    )
      return
    if (typeof answer.id_token !== 'string') return
    ctx.body = { ...answer, id_token: await tokenRules.rewrite(answer.id_token, keys.signing) }
  })
  return provider
}
