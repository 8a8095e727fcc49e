// Loads the provider's discovery document within a deadline and checks its issuer and endpoints against the settings.
// oidc-client-ts does neither; it receives the checked result.
import * as z from 'zod/mini'
import { withinDeadline } from '#base/deadline.ts'
import * as limits from '#base/limits.gen.ts'
import { withoutRedirects } from './guarded-fetch.ts'

const metadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.optional(z.string()),
  token_endpoint: z.optional(z.string()),
  userinfo_endpoint: z.optional(z.string()),
  end_session_endpoint: z.optional(z.string()),
  revocation_endpoint: z.optional(z.string()),
  jwks_uri: z.string(),
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
})

export type ProviderMetadata = z.infer<typeof metadataSchema>

const endpoints = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'end_session_endpoint',
  'revocation_endpoint',
  'jwks_uri',
] as const

/** The endpoints of this authority. The caller handles a missing endpoint; one on another origin is refused. */
export async function discover(authority: string, fetchPort: typeof fetch): Promise<ProviderMetadata> {
  const address = `${authority}/.well-known/openid-configuration`
  const { type, body } = await withinDeadline(limits['request-timeout'].value, async (signal) => {
    const response = await withoutRedirects(fetchPort)(address, {
      signal,
      headers: { accept: 'application/json' },
    })
    if (!response.ok) throw new Error(`The provider's configuration could not be loaded (${response.status})`)
    return { type: response.headers.get('content-type') ?? 'none', body: await response.text() }
  })
  if (!/^application\/([\w.+-]+\+)?json\b/.test(type)) {
    throw new Error(`Invalid response Content-Type: ${type}, from URL: ${address}`)
  }
  const metadata = readMetadata(body)
  if (metadata.issuer !== authority) throw new Error('The provider names another issuer than the settings')
  const { origin } = new URL(authority)
  for (const name of endpoints) {
    const endpoint = metadata[name]
    if (endpoint === undefined) continue
    if (!URL.canParse(endpoint)) throw new Error(`The provider's ${name} is not an address`)
    if (new URL(endpoint).origin !== origin) throw new Error(`The provider's ${name} is on another origin`)
  }
  return metadata
}

function readMetadata(body: string): ProviderMetadata {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new Error("The provider's configuration is not JSON")
  }
  const result = metadataSchema.safeParse(json)
  if (result.success) return result.data
  throw new Error(`The provider's configuration is not valid: ${result.error.issues[0]?.path.join('.')}`)
}
