// Loads the provider's discovery document within a deadline and checks its issuer and endpoints against the settings.
// oidc-client-ts does neither; it receives the checked result.
import * as z from 'zod/mini'
import { withinDeadline } from '#base/deadline.ts'
import * as limits from '#base/limits.gen.ts'
import type { Settings } from '../settings.ts'
import { isJson, noAnswerOf, withoutRedirects } from './guarded-fetch.ts'
import { NoAnswer } from './provider.ts'

const metadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.optional(z.string()),
  token_endpoint: z.optional(z.string()),
  end_session_endpoint: z.optional(z.string()),
  revocation_endpoint: z.optional(z.string()),
  jwks_uri: z.string(),
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
})

export type ProviderMetadata = z.infer<typeof metadataSchema>

/** The endpoints that a portal with these settings uses. Others may be wherever the provider has them. */
export function usedEndpoints({ provider }: Pick<Settings, 'provider'>) {
  const signOut = provider?.signOut
  const leavesByDiscovery =
    signOut === undefined ||
    signOut.kind === 'standard' ||
    (signOut.kind === 'parameters' && signOut.endpoint === undefined)
  return [
    'authorization_endpoint' as const,
    'token_endpoint' as const,
    'jwks_uri' as const,
    ...(leavesByDiscovery ? (['end_session_endpoint'] as const) : []),
    ...(provider?.revokeTokens === true ? (['revocation_endpoint'] as const) : []),
  ]
}

/** Where the discovery document is (OpenID Connect Discovery 1.0, section 4.1: a slash at the end of the issuer is left out). */
export const discoveryAddress = ({ authority, provider }: Pick<Settings, 'authority' | 'provider'>): string =>
  provider?.discovery ?? `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`

/** The origins on which the provider's endpoints may be. */
export const providerOrigins = ({
  authority,
  provider,
}: Pick<Settings, 'authority' | 'provider'>): string[] => [
  new URL(authority).origin,
  ...(provider?.origins ?? []),
]

/** The endpoints of this provider. The caller handles a missing endpoint; one on an origin that is not named is refused. */
export async function discover(
  settings: Pick<Settings, 'authority' | 'provider'>,
  fetchPort: typeof fetch,
): Promise<ProviderMetadata> {
  const { authority } = settings
  const address = discoveryAddress(settings)
  const { type, body } = await withinDeadline(limits['request-timeout'].value, async (signal) => {
    const response = await withoutRedirects(fetchPort)(address, {
      signal,
      headers: { accept: 'application/json' },
    })
    if (!response.ok)
      throw noAnswerOf(response, `The provider's configuration could not be loaded (${response.status})`)
    return { type: response.headers.get('content-type') ?? 'none', body: await response.text() }
  })
  if (!isJson(type)) {
    throw new NoAnswer(`Invalid response Content-Type: ${type}, from URL: ${address}`)
  }
  const metadata = readMetadata(body)
  if (metadata.issuer !== authority) {
    const isTemplate = /[{}]/.test(metadata.issuer)
    throw new Error(
      isTemplate
        ? `The provider names a template as its issuer (${metadata.issuer}): use the address of one tenant, with its id`
        : 'The provider names another issuer than the settings',
    )
  }
  const origins = providerOrigins(settings)
  for (const name of usedEndpoints(settings)) {
    const endpoint = metadata[name]
    if (endpoint === undefined) continue
    if (!URL.canParse(endpoint)) throw new Error(`The provider's ${name} is not an address`)
    if (!origins.includes(new URL(endpoint).origin))
      throw new Error(`The provider's ${name} is on another origin`)
  }
  return metadata
}

function readMetadata(body: string): ProviderMetadata {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new NoAnswer("The provider's configuration is not JSON")
  }
  const result = metadataSchema.safeParse(json)
  if (result.success) return result.data
  throw new Error(`The provider's configuration is not valid: ${result.error.issues[0]?.path.join('.')}`)
}
