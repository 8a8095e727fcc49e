// Asks the identity provider what a sign-in will ask it.
import {
  discover,
  discoveryAddress,
  usedEndpoints,
  type ProviderMetadata,
} from '#session/sign-in/discovery.ts'
import {
  doubtful,
  fine,
  letsRead,
  reasonOf,
  skipped,
  unseenBy,
  wrong,
  type Finding,
  type Installation,
} from './finding.ts'
import { keyFindings } from './keys.ts'
import { signOut } from './sign-out.ts'

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
        `${discoveryAddress(settings)} cannot be used: ${reasonOf(error)}. Correct the issuer in the settings, or the provider${settings.provider?.discovery === undefined ? '; where the document has another address than the issuer’s, name it in `provider.discovery`' : ''}.`,
      ),
    ]
  }
  return [
    ...offers(metadata, installation),
    ...claims(metadata, installation),
    ...(await keyFindings(metadata, installation)),
    ...(
      await Promise.all(
        Object.entries(settings.clients).map(async ([kind, id]) => {
          const findings = await client(metadata, kind, id, installation)
          // Nothing more can be asked about an unknown client.
          return findings.outcome !== 'wrong'
            ? [
                findings,
                ...(await secretOf(metadata, kind, id, installation)),
                ...(await signOut(metadata, kind, id, installation)),
              ]
            : [findings]
        }),
      )
    ).flat(),
    await corsOf(metadata, installation),
  ]
}

function offers(metadata: ProviderMetadata, { settings }: Installation): Finding[] {
  /** `unsaid`: there is no such list. */
  const has = (name: string, value: string): boolean | 'unsaid' => {
    const list = metadata[name]
    return Array.isArray(list) ? list.includes(value) : 'unsaid'
  }
  const missing = [
    ...usedEndpoints(settings).filter((name) => !metadata[name]),
    ...(has('response_types_supported', 'code') === false ? ['the response type code'] : []),
    ...(has('code_challenge_methods_supported', 'S256') === false
      ? ['the code challenge method S256 (PKCE)']
      : []),
  ]
  const unsaid = [
    ...(has('code_challenge_methods_supported', 'S256') === 'unsaid' ? ['PKCE'] : []),
    ...(has('grant_types_supported', 'refresh_token') === false ? ['the grant refresh_token'] : []),
  ]
  if (missing.length > 0)
    return [
      wrong(
        'discovery',
        `The provider does not offer ${missing.join(', ')}. Turn that on for the portal’s clients${missing.includes('end_session_endpoint') ? ', or say in `provider.signOut` how it signs out' : ''}.`,
      ),
    ]
  return unsaid.length === 0
    ? [fine('discovery', 'The provider names its endpoints, the code flow with PKCE, and refresh tokens.')]
    : [
        doubtful(
          'discovery',
          `Discovery does not announce ${unsaid.join(', ')}. It may work all the same: \`doctor --sign-in\` tries it.`,
        ),
      ]
}

/** The lists of claims in discovery documents are often incomplete. */
function claims({ claims_supported: offered }: ProviderMetadata, { settings }: Installation): Finding[] {
  const { userId = 'userId', ...others } = settings.provider?.claims ?? {}
  if (!Array.isArray(offered)) return []
  const missing = [userId, ...Object.values(others)].filter((name) => !offered.includes(name))
  return missing.length === 0
    ? []
    : [
        doubtful(
          'claims',
          `Discovery does not announce the claim ${missing.join(', ')}. \`doctor --sign-in\` sees whether ID tokens have it.`,
        ),
      ]
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
    ...settings.provider?.parameters,
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
      // A provider that shows its form to `prompt=none` too has refused nothing.
      const isOwnPage = new URL(to, metadata.authorization_endpoint).origin === originOf(metadata)
      if (refusal === undefined && answer.status < 400 && (to === '' || isOwnPage))
        return skipped(
          'redirect',
          `Whether people of the client "${id}" (${kind}) come back to ${back} was not seen: the provider answers with a page of its own. \`doctor --sign-in\` sees it.`,
        )
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

const originOf = ({ authorization_endpoint: address = '' }: ProviderMetadata) => new URL(address).origin

/** A request without a secret is refused for its code by a public client, and for itself by any other. */
async function secretOf(
  { token_endpoint: address = '' }: ProviderMetadata,
  kind: string,
  id: string,
  { portal, callback, ask }: Installation,
): Promise<Finding[]> {
  const body = new URLSearchParams({
    ...{ grant_type: 'authorization_code', client_id: id, code: 'none', redirect_uri: portal + callback },
    code_verifier: 'doctor-doctor-doctor-doctor-doctor-doctor-doctor',
  })
  const headers = { origin: portal }
  const answer = await ask(address, { method: 'POST', headers, body }).catch(() => undefined)
  const text = (await answer?.text().catch(() => '')) ?? ''
  return /invalid_client|unauthorized_client|client_secret/.test(text)
    ? [
        wrong(
          'clients',
          `The provider asks the client "${id}" (${kind}) for a secret, and a page has none. Register it as public: token endpoint authentication "none".`,
        ),
      ]
    : []
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
  const unseen: string[] = []
  for (const [name, call] of asked) {
    const answer = await call().catch(() => undefined)
    if (answer && letsRead(answer, portal)) continue
    const why = answer && unseenBy(answer)
    if (why === undefined) closed.push(name)
    else unseen.push(`${name} (it ${why})`)
  }
  if (closed.length === 0 && unseen.length > 0)
    return skipped(
      'CORS',
      `Whether a page of ${portal} may read the provider’s ${unseen.join(', ')} was not seen.`,
    )
  return closed.length === 0
    ? fine('CORS', 'The portal may read discovery, keys and tokens of the provider.')
    : wrong(
        'CORS',
        `A page of ${portal} may not read the provider’s ${closed.join(', ')}. Allow this origin there.`,
      )
}
