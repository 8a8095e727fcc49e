// Asks the identity provider what a sign-in will ask it.
import { isRecord } from '#base/record.ts'
import { discover, discoveryAddress, type ProviderMetadata } from '#session/sign-in/discovery.ts'
import { fine, letsRead, wrong, type Finding, type Installation } from './finding.ts'
import { signOut } from './sign-out.ts'

/** Algorithms of ID tokens that the portal accepts (session/sign-in/id-token.ts), by the type of key. */
const KEY_TYPES: Readonly<Record<string, string>> = { RSA: 'RS256', EC: 'ES256' }

/** Everything about the provider; after a failed discovery there is nothing more to ask. */
export async function providerFindings(installation: Installation): Promise<Finding[]> {
  const { settings, ask } = installation
  let metadata: ProviderMetadata
  try {
    metadata = await discover(settings, ask)
  } catch (error) {
    return [
      wrong(
        'discovery',
        `${discoveryAddress(settings)} cannot be used: ${reasonOf(error)}. Correct \`authority\` or the provider.`,
      ),
    ]
  }
  return [
    offers(metadata),
    await keys(metadata, installation),
    ...(
      await Promise.all(
        Object.entries(settings.clients).map(async ([kind, id]) => {
          const findings = await client(metadata, kind, id, installation)
          // Nothing more can be asked about an unknown client.
          return findings.outcome === 'fine'
            ? [findings, ...(await signOut(metadata, kind, id, installation))]
            : [findings]
        }),
      )
    ).flat(),
    await corsOf(metadata, installation),
  ]
}

function offers(metadata: ProviderMetadata): Finding {
  const has = (name: string, value: string) => {
    const list = metadata[name]
    return !Array.isArray(list) || list.includes(value)
  }
  const missing = [
    ...(['authorization_endpoint', 'token_endpoint', 'end_session_endpoint'] as const).filter(
      (name) => !metadata[name],
    ),
    ...(has('response_types_supported', 'code') ? [] : ['the response type code']),
    ...(Array.isArray(metadata['code_challenge_methods_supported']) &&
    has('code_challenge_methods_supported', 'S256')
      ? []
      : ['the code challenge method S256 (PKCE)']),
    ...(has('grant_types_supported', 'refresh_token') ? [] : ['the grant refresh_token']),
  ]
  return missing.length === 0
    ? fine('discovery', 'The provider names its endpoints, the code flow with PKCE, and refresh tokens.')
    : wrong(
        'discovery',
        `The provider does not offer ${missing.join(', ')}. Turn that on for the portal’s clients.`,
      )
}

async function keys({ jwks_uri: address }: ProviderMetadata, { ask }: Installation): Promise<Finding> {
  try {
    const body: unknown = await (await ask(address)).json()
    const all = isRecord(body) && Array.isArray(body['keys']) ? (body['keys'] as unknown[]) : []
    const usable = all.filter(isRecord).filter(({ kty, use }) => String(kty) in KEY_TYPES && use !== 'enc')
    return usable.length > 0
      ? fine('keys', `${usable.length === 1 ? 'One key' : `${usable.length} keys`} can verify ID tokens.`)
      : wrong(
          'keys',
          `${address} has no key for RS256 or ES256, so no ID token can be verified. Sign ID tokens with one of them.`,
        )
  } catch (error) {
    return wrong('keys', `${address} cannot be read: ${reasonOf(error)}.`)
  }
}

/** Asks for a sign-in without a person: a provider that knows client and address answers to that address. */
async function client(
  metadata: ProviderMetadata,
  kind: string,
  id: string,
  { settings, portal, callback, ask }: Installation,
): Promise<Finding> {
  const back = portal + callback
  const request = new URLSearchParams({
    ...{ client_id: id, redirect_uri: back, response_type: 'code', scope: settings.scope, prompt: 'none' },
    ...{ state: 'doctor', nonce: 'doctor', code_challenge_method: 'S256' },
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  })
  try {
    const answer = await ask(`${metadata.authorization_endpoint}?${request.toString()}`, {
      redirect: 'manual',
    })
    const to = answer.headers.get('location') ?? ''
    if (!to.startsWith(back)) {
      const refusal = (await answer.text()).match(/invalid_client|invalid_redirect_uri|redirect_uri/)?.[0]
      return refusal === 'invalid_client'
        ? wrong(
            'clients',
            `The provider does not know the client "${id}" (${kind}). Register it, public and with PKCE.`,
          )
        : wrong(
            'redirect',
            `The provider does not send the client "${id}" (${kind}) back to ${back}. Register exactly this redirect address.`,
          )
    }
    const error = new URL(to).searchParams.get('error')
    return error === null || ['login_required', 'interaction_required', 'consent_required'].includes(error)
      ? fine('redirect', `The client "${id}" (${kind}) is known, and people come back to ${back}.`)
      : wrong(
          'clients',
          `The provider refuses what the client "${id}" (${kind}) asks for: ${error}. Allow it the scope "${settings.scope}" and the code flow.`,
        )
  } catch (error) {
    return wrong('clients', `The provider’s authorization endpoint does not answer: ${reasonOf(error)}.`)
  }
}

/** A page asks for discovery, keys and tokens by itself. */
async function corsOf(metadata: ProviderMetadata, { settings, portal, ask }: Installation): Promise<Finding> {
  const headers = { origin: portal }
  const form = new URLSearchParams({
    ...{
      grant_type: 'authorization_code',
      client_id: settings.clients.web,
      code: 'none',
      code_verifier: 'none',
    },
    redirect_uri: portal,
  })
  const asked: [string, () => Promise<Response>][] = [
    ['discovery', () => ask(discoveryAddress(settings), { headers })],
    ['keys', () => ask(metadata.jwks_uri, { headers })],
    ['token endpoint', () => ask(metadata.token_endpoint ?? '', { method: 'POST', headers, body: form })],
  ]
  const closed: string[] = []
  for (const [name, call] of asked) {
    const answer = await call().catch(() => undefined)
    if (!answer || !letsRead(answer, portal)) closed.push(name)
  }
  return closed.length === 0
    ? fine('CORS', 'The portal may read discovery, keys and tokens of the provider.')
    : wrong(
        'CORS',
        `A page of ${portal} may not read the provider’s ${closed.join(', ')}. Allow this origin there.`,
      )
}

export const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error)
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${text}${cause}`.replace(/\.$/, '')
}
