// Everything a hostile or broken OpenID provider may do to a sign-in, one row each: the lie, and the words in which the
// portal refuses it. The rows that are allowed oddities must be accepted. After the RP tests of the OpenID Foundation.
import type { JWTPayload } from 'jose'
import { plain, type Variant } from './variants.ts'

type Json = Record<string, unknown>

export type Reply =
  | 'never answers'
  | 'never ends'
  | { status?: number; headers?: Record<string, string>; body?: unknown }

export type Signer =
  | 'the provider'
  | 'the provider, ES256'
  | 'the provider, key unnamed'
  | 'the next key'
  | 'nobody'
  | 'a stranger'
  | 'a stranger, key unnamed'
  | 'a stranger, ES256'
  | 'a stranger, own key inside'
  | 'the public key as a secret'
  | 'the provider, for other claims'

export interface Lie {
  /** Answers in place of the endpoint. */
  reply?: { discovery?: Reply; token?: Reply; keys?: Reply }
  discovery?: (document: Json) => void
  callback?: (parameters: URLSearchParams) => void
  inFragment?: true
  tokens?: (response: Json) => void
  claims?: (claims: JWTPayload) => void
  type?: string
  signedBy?: Signer
  /** How many keys the provider publishes. */
  oneKey?: true
}

export interface Fault {
  id: string
  group: 'Discovery' | 'Callback' | 'Token endpoint' | 'Signature and keys' | 'Claims' | 'Refresh'
  lie: Lie
  /** What the portal reports. */
  message: string
  /** What the person reads, when it is not that there is a fault on our side. */
  sentence?: string
  /** Why a renewal is not refused for good. */
  passes?: 'timeout' | 'no-answer'
}

export interface Oddity {
  id: string
  during: 'sign-in' | 'refresh'
  lie: Lie
}

const clock =
  'We could not sign you in because the clock of this device seems to be wrong. Check its date and time, then try again.'
const down = 'The sign-in service is not answering just now. Please try again in a few minutes.'
const again = 'We could not sign you in. Please try again.'

const now = () => Math.floor(Date.now() / 1000)
const notValid = (check: string) => `ID Token is not valid: ${check}`
const incomplete = (part: string) => `The token response is not valid: ${part}`
const badSignature = notValid('ERR_JWS_SIGNATURE_VERIFICATION_FAILED')
const html: Reply = { headers: { 'content-type': 'text/html' }, body: '<p>Sorry</p>' }
const elsewhere: Reply = { status: 307, headers: { location: '/elsewhere' } }

const discovery: Omit<Fault, 'group'>[] = [
  {
    id: 'another issuer',
    lie: { discovery: (document) => (document['issuer'] = 'https://evil.example') },
    message: 'The provider names another issuer than the settings',
  },
  {
    id: 'no issuer',
    lie: { discovery: (document) => delete document['issuer'] },
    message: "The provider's configuration is not valid: issuer",
  },
  {
    id: 'no keys address',
    lie: { discovery: (document) => delete document['jwks_uri'] },
    message: "The provider's configuration is not valid: jwks_uri",
  },
  {
    id: 'no authorisation endpoint',
    lie: { discovery: (document) => delete document['authorization_endpoint'] },
    message: 'Metadata does not contain property authorization_endpoint',
  },
  {
    id: 'no token endpoint [R-ERR-24]',
    lie: { discovery: (document) => delete document['token_endpoint'] },
    message: 'Metadata does not contain property token_endpoint',
  },
  {
    id: 'token endpoint elsewhere',
    lie: { discovery: (document) => (document['token_endpoint'] = 'https://evil.example/token') },
    message: "The provider's token_endpoint is on another origin",
  },
  {
    id: 'keys elsewhere',
    lie: { discovery: (document) => (document['jwks_uri'] = 'https://evil.example/jwks') },
    message: "The provider's jwks_uri is on another origin",
  },
  {
    id: 'discovery is a page',
    lie: { reply: { discovery: html } },
    message:
      'Invalid response Content-Type: text/html, from URL: <authority>/.well-known/openid-configuration',
  },
  {
    id: 'discovery is broken JSON',
    lie: { reply: { discovery: { body: '{"issuer":' } } },
    message: "The provider's configuration is not JSON",
  },
  {
    id: 'discovery fails',
    lie: { reply: { discovery: { status: 500, body: {} } } },
    message: "The provider's configuration could not be loaded (500)",
    sentence: down,
  },
  {
    id: 'discovery redirects',
    lie: { reply: { discovery: elsewhere } },
    message: 'The provider redirected <path>/.well-known/openid-configuration',
  },
  {
    id: 'discovery never answers',
    lie: { reply: { discovery: 'never answers' } },
    message: 'Network timed out',
    sentence: down,
  },
  {
    id: 'discovery never ends',
    lie: { reply: { discovery: 'never ends' } },
    message: 'Network timed out',
    sentence: down,
  },
]

const callback: Omit<Fault, 'group'>[] = [
  {
    id: 'no state [R-OIDC-03, R-ERR-13]',
    lie: { callback: (answer) => answer.delete('state') },
    message: 'No state in response',
    sentence: again,
  },
  {
    id: 'another state [R-OIDC-04, R-ERR-14]',
    lie: { callback: (answer) => answer.set('state', 'forged') },
    message: 'No matching state found in storage',
    sentence: again,
  },
  {
    id: 'no code [R-OIDC-08, R-ERR-19]',
    lie: { callback: (answer) => answer.delete('code') },
    message: 'Expected code in response',
    sentence: again,
  },
  {
    id: 'an error [R-OIDC-07]',
    lie: {
      callback: (answer) => {
        answer.delete('code')
        answer.set('error', 'access_denied')
      },
    },
    message: 'access_denied',
    sentence: 'You did not sign in.',
  },
  {
    id: 'an error beside a code',
    lie: { callback: (answer) => answer.set('error', 'server_error') },
    message: 'server_error',
    sentence: again,
  },
  {
    id: 'answer in the fragment',
    lie: { inFragment: true },
    message: 'No state in response',
    sentence: again,
  },
  {
    id: 'another iss',
    lie: { callback: (answer) => answer.set('iss', 'https://evil.example') },
    message: 'iss in the response does not match the authority',
  },
  {
    id: 'no iss although promised',
    lie: { callback: (answer) => answer.delete('iss') },
    message: 'iss in the response does not match the authority',
  },
  {
    id: 'two codes',
    lie: { callback: (answer) => answer.append('code', 'another') },
    message: 'code is in the response twice',
    sentence: again,
  },
]

const token: Omit<Fault, 'group'>[] = [
  {
    id: 'tokens are a page [R-ERR-22]',
    lie: { reply: { token: html } },
    message: 'Invalid response Content-Type: text/html, from URL: <endpoints>/token',
  },
  {
    id: 'code refused',
    lie: { reply: { token: { status: 400, body: { error: 'invalid_grant' } } } },
    message: 'invalid_grant',
    sentence: again,
  },
  {
    id: 'token endpoint fails',
    lie: { reply: { token: { status: 503, body: {} } } },
    message: 'The provider could not answer (503), from URL: <endpoints>/token',
    sentence: down,
  },
  {
    id: 'token endpoint redirects',
    lie: { reply: { token: elsewhere } },
    message: 'The provider redirected <path>/token',
  },
  {
    id: 'token endpoint never answers [R-ERR-23]',
    lie: { reply: { token: 'never answers' } },
    message: 'Network timed out',
    sentence: down,
  },
  {
    id: 'tokens never end',
    lie: { reply: { token: 'never ends' } },
    message: 'Network timed out',
    sentence: down,
  },
  {
    id: 'no access token',
    lie: { tokens: (response) => delete response['access_token'] },
    message: incomplete('access_token'),
  },
  {
    id: 'no token type',
    lie: { tokens: (response) => delete response['token_type'] },
    message: incomplete('token_type'),
  },
  {
    id: 'token type mac',
    lie: { tokens: (response) => (response['token_type'] = 'mac') },
    message: incomplete('token_type'),
  },
  {
    id: 'no ID token',
    lie: { tokens: (response) => delete response['id_token'] },
    message: 'Invalid token specified: missing part #2',
  },
  {
    id: 'no ID token, scope without openid',
    lie: {
      tokens: (response) => {
        delete response['id_token']
        response['scope'] = 'portal-api'
      },
    },
    message: incomplete('id_token'),
  },
  {
    id: 'ID token is garbage [R-ERR-29]',
    lie: { tokens: (response) => (response['id_token'] = 'garbage') },
    message: 'Invalid token specified: missing part #2',
  },
]

const signature: Omit<Fault, 'group'>[] = [
  {
    id: 'claims changed after signing',
    lie: { signedBy: 'the provider, for other claims' },
    message: badSignature,
  },
  { id: 'signed by a stranger', lie: { signedBy: 'a stranger' }, message: badSignature },
  { id: 'signed by a stranger, ES256', lie: { signedBy: 'a stranger, ES256' }, message: badSignature },
  {
    id: 'signed by a stranger, key unnamed',
    lie: { signedBy: 'a stranger, key unnamed', oneKey: true },
    message: badSignature,
  },
  {
    id: 'signed with a key it brings itself',
    lie: { signedBy: 'a stranger, own key inside' },
    message: notValid('ERR_JWKS_NO_MATCHING_KEY'),
  },
  {
    id: 'signed with a key not published',
    lie: { signedBy: 'the next key' },
    message: notValid('ERR_JWKS_NO_MATCHING_KEY'),
  },
  { id: 'not signed', lie: { signedBy: 'nobody' }, message: 'algorithms: none is not allowed' },
  {
    id: 'public key used as a secret',
    lie: { signedBy: 'the public key as a secret' },
    message: 'algorithms: HS256 is not allowed',
  },
  { id: 'an access token in place of an ID token', lie: { type: 'at+jwt' }, message: notValid('typ') },
  {
    id: 'keys cannot be had',
    lie: { reply: { keys: { status: 500, body: {} } } },
    message: notValid('keys could not be loaded'),
    sentence: down,
  },
  {
    id: 'keys redirect',
    lie: { reply: { keys: elsewhere } },
    message: notValid('keys could not be loaded'),
    sentence: down,
  },
  {
    id: 'keys never come',
    lie: { reply: { keys: 'never answers' } },
    message: 'Network timed out',
    sentence: down,
  },
  {
    id: 'keys never end',
    lie: { reply: { keys: 'never ends' } },
    message: 'Network timed out',
    sentence: down,
  },
]

const claims: Omit<Fault, 'group'>[] = [
  {
    id: 'another iss claim',
    lie: { claims: (claim) => (claim.iss = 'https://evil.example') },
    message: notValid('iss'),
  },
  { id: 'no iss claim', lie: { claims: (claim) => delete claim.iss }, message: notValid('iss') },
  {
    id: 'for another client',
    lie: { claims: (claim) => (claim.aud = 'another') },
    message: notValid('aud is another; the client portal-web is not among them'),
  },
  { id: 'for nobody', lie: { claims: (claim) => delete claim.aud }, message: notValid('aud') },
  {
    id: 'for two clients',
    lie: { claims: (claim) => (claim.aud = ['portal-web', 'another']) },
    message: notValid(
      'aud is portal-web, another; those beside the client that the firm trusts belong into provider.audiences',
    ),
  },
  {
    id: 'issued through another client',
    lie: { claims: (claim) => (claim['azp'] = 'another') },
    message: notValid('azp'),
  },
  {
    id: 'no subject [R-OIDC-09, R-ERR-20]',
    lie: { claims: (claim) => delete claim.sub },
    message: 'ID Token is missing a subject claim',
  },
  {
    id: 'subject is a number',
    lie: { claims: (claim) => Object.assign(claim, { sub: 42 }) },
    message: incomplete('profile.sub'),
  },
  {
    id: 'no user id',
    lie: { claims: (claim) => delete claim['userId'] },
    message: 'claims.userId: the ID token has no usable claim <userId>',
  },
  {
    id: 'another nonce',
    lie: { claims: (claim) => (claim['nonce'] = 'another') },
    message: 'nonce in id_token does not match nonce in client storage',
    sentence: again,
  },
  {
    id: 'no nonce',
    lie: { claims: (claim) => delete claim['nonce'] },
    message: 'nonce in id_token does not match nonce in client storage',
    sentence: again,
  },
  {
    id: 'expired',
    lie: { claims: (claim) => (claim.exp = now() - 3600) },
    message: notValid('exp'),
    sentence: clock,
  },
  { id: 'no expiry', lie: { claims: (claim) => delete claim.exp }, message: notValid('exp') },
  {
    id: 'issued in the future',
    lie: { claims: (claim) => (claim.iat = now() + 3600) },
    message: notValid('iat'),
    sentence: clock,
  },
  {
    id: 'issued yesterday',
    lie: { claims: (claim) => (claim.iat = now() - 86_400) },
    message: notValid('iat'),
    sentence: clock,
  },
  { id: 'no time of issue', lie: { claims: (claim) => delete claim.iat }, message: notValid('iat') },
  {
    id: 'not valid yet',
    lie: { claims: (claim) => (claim.nbf = now() + 3600) },
    message: notValid('nbf'),
    sentence: clock,
  },
  {
    id: 'hash of another access token',
    lie: { claims: (claim) => (claim['at_hash'] = 'AAAAAAAAAAAAAAAAAAAAAA') },
    message: notValid('at_hash'),
  },
]

const refresh: Omit<Fault, 'group'>[] = [
  {
    id: 'another subject [R-OIDC-10, R-ERR-21]',
    lie: { claims: (claim) => (claim.sub = 'sub-p03') },
    message: 'sub in id_token does not match current sub',
  },
  {
    id: 'another time of sign-in [R-OIDC-11]',
    lie: { claims: (claim) => (claim['auth_time'] = 1) },
    message: 'auth_time in id_token does not match original auth_time',
  },
  {
    id: 'an azp that was not there [R-OIDC-12]',
    lie: { claims: (claim) => (claim['azp'] = 'another') },
    message: 'azp in id_token does not match original azp',
  },
  {
    id: 'another issuer',
    lie: { claims: (claim) => (claim.iss = 'https://evil.example') },
    message: notValid('iss'),
  },
  {
    id: 'for another client',
    lie: { claims: (claim) => (claim.aud = 'another') },
    message: notValid('aud is another; the client portal-web is not among them'),
  },
  {
    id: 'another nonce',
    lie: { claims: (claim) => (claim['nonce'] = 'another') },
    message: notValid('nonce'),
  },
  { id: 'expired', lie: { claims: (claim) => (claim.exp = now() - 3600) }, message: notValid('exp') },
  {
    id: 'issued yesterday',
    lie: { claims: (claim) => (claim.iat = now() - 86_400) },
    message: notValid('iat'),
  },
  {
    id: 'hash of another access token',
    lie: { claims: (claim) => (claim['at_hash'] = 'AAAAAAAAAAAAAAAAAAAAAA') },
    message: notValid('at_hash'),
  },
  { id: 'signed by a stranger', lie: { signedBy: 'a stranger' }, message: badSignature },
  { id: 'not signed', lie: { signedBy: 'nobody' }, message: 'algorithms: none is not allowed' },
  {
    id: 'ID token is garbage',
    lie: { tokens: (response) => (response['id_token'] = 'garbage') },
    message: 'Invalid token specified: missing part #2',
  },
  {
    id: 'no access token',
    lie: { tokens: (response) => delete response['access_token'] },
    message: incomplete('access_token'),
  },
  {
    id: 'token type mac',
    lie: { tokens: (response) => (response['token_type'] = 'mac') },
    message: incomplete('token_type'),
  },
  {
    id: 'refused [R-OIDC-19]',
    lie: { reply: { token: { status: 400, body: { error: 'invalid_grant' } } } },
    message: 'invalid_grant',
  },
  {
    id: 'a page',
    lie: { reply: { token: html } },
    message: 'Invalid response Content-Type: text/html, from URL: <endpoints>/token',
    passes: 'no-answer',
  },
  {
    id: 'redirects',
    lie: { reply: { token: elsewhere } },
    message: 'The provider redirected <path>/token',
    passes: 'no-answer',
  },
  {
    id: 'never answers',
    lie: { reply: { token: 'never answers' } },
    message: 'Network timed out',
    passes: 'timeout',
  },
  {
    id: 'never ends',
    lie: { reply: { token: 'never ends' } },
    message: 'Network timed out',
    passes: 'timeout',
  },
]

const grouped = (group: Fault['group'], rows: readonly Omit<Fault, 'group'>[]): Fault[] =>
  rows.map((row) => Object.assign({ group }, row))

/** What must never sign anybody in. */
export const signInFaults: readonly Fault[] = [
  ...grouped('Discovery', discovery),
  ...grouped('Callback', callback),
  ...grouped('Token endpoint', token),
  ...grouped('Signature and keys', signature),
  ...grouped('Claims', claims),
]

/** What must never renew a session. */
export const refreshFaults: readonly Fault[] = grouped('Refresh', refresh)

/** What OpenID Connect and OAuth allow, so that refusing it would be a fault of ours. */
export const oddities: readonly Oddity[] = [
  { id: 'nothing odd', during: 'sign-in', lie: {} },
  { id: 'signed with ES256', during: 'sign-in', lie: { signedBy: 'the provider, ES256' } },
  {
    id: 'the only key is not named',
    during: 'sign-in',
    lie: { signedBy: 'the provider, key unnamed', oneKey: true },
  },
  {
    id: 'audience as a list of one',
    during: 'sign-in',
    lie: { claims: (claim) => (claim.aud = ['portal-web']) },
  },
  { id: 'azp names us', during: 'sign-in', lie: { claims: (claim) => (claim['azp'] = 'portal-web') } },
  {
    id: 'token type bEaReR',
    during: 'sign-in',
    lie: { tokens: (response) => (response['token_type'] = 'bEaReR') },
  },
  {
    id: 'life of the access token not told',
    during: 'sign-in',
    lie: { tokens: (response) => delete response['expires_in'] },
  },
  { id: 'scope not told', during: 'sign-in', lie: { tokens: (response) => delete response['scope'] } },
  {
    id: 'clock four minutes ahead',
    during: 'sign-in',
    lie: { claims: (claim) => (claim.iat = now() + 240) },
  },
  { id: 'an ordinary renewal', during: 'refresh', lie: {} },
  {
    id: 'a renewal without an ID token',
    during: 'refresh',
    lie: { tokens: (response) => delete response['id_token'] },
  },
  {
    id: 'a renewal without a new refresh token',
    during: 'refresh',
    lie: { tokens: (response) => delete response['refresh_token'] },
  },
  { id: 'a renewal without a nonce', during: 'refresh', lie: { claims: (claim) => delete claim['nonce'] } },
  {
    id: 'a renewal after the signing key was changed [R-OIDC-20]',
    during: 'refresh',
    lie: { signedBy: 'the next key' },
  },
]

/** Every row in the order in which a process registers them: the n-th is told by the n-th issuer. */
export const everyRow: readonly { during: 'sign-in' | 'refresh'; lie: Lie }[] = [
  ...signInFaults.map(({ lie }) => ({ during: 'sign-in' as const, lie })),
  ...refreshFaults.map(({ lie }) => ({ during: 'refresh' as const, lie })),
  ...oddities,
]

const endpoints = { discovery: '/.well-known/openid-configuration', token: '/token', keys: '/jwks' }

/** Which endpoint does this lie leave waiting? */
export function hangingEndpoint({ reply }: Lie): string | undefined {
  const names = ['discovery', 'token', 'keys'] as const
  const hanging = names.find((name) => typeof reply?.[name] === 'string')
  return hanging && endpoints[hanging]
}

/** What the portal reports of this fault, when this issuer commits it. */
export const messageOf = (
  { message }: Fault,
  issuer: string,
  { endpoints = issuer, variant = plain }: { endpoints?: string; variant?: Variant } = {},
): string =>
  message
    .replace('<authority>', issuer.replace(/\/$/, ''))
    .replace('<endpoints>', endpoints)
    .replace('<path>', new URL(endpoints).pathname)
    .replace('<userId>', variant.claims?.['userId'] ?? 'userId')
