// The end of a provider's session where it has a way of its own, and the end of its tokens (RFC 7009).
import { withoutRedirects } from './guarded-fetch.ts'
import type { ProviderMetadata } from './discovery.ts'
import type { ProviderSettings } from '../provider-settings.ts'
import type { ProviderOptions } from './provider.ts'

type OwnSignOut = Exclude<NonNullable<ProviderSettings['signOut']>, { kind: 'standard' }>

/** Where a sign-out leaves for: the provider's own address, or the portal's start page where the provider has none. */
export function leaveProvider(
  signOut: OwnSignOut,
  metadata: ProviderMetadata,
  clientId: string,
  portal: string,
): string {
  if (signOut.kind === 'none') return portal
  const endpoint = signOut.endpoint ?? metadata.end_session_endpoint
  if (endpoint === undefined) throw new Error('No end session endpoint')
  const address = new URL(endpoint)
  for (const [name, value] of Object.entries(signOut.parameters ?? {})) address.searchParams.set(name, value)
  if (signOut.clientId !== undefined) address.searchParams.set(signOut.clientId, clientId)
  address.searchParams.set(signOut.returnTo, portal)
  return address.href
}

/** Tells the provider to forget the refresh token, and the access tokens that came from it. The sign-out does not wait. */
export function revokeTokens(
  { revocation_endpoint: address }: ProviderMetadata,
  clientId: string,
  token: string | undefined,
  { fetch: fetchPort, report }: Pick<ProviderOptions, 'fetch' | 'report'>,
): void {
  if (token === undefined) return
  if (address === undefined) return report(new Error('revokeTokens: the provider has no revocation_endpoint'))
  const body = new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: clientId })
  const revoke = async () => {
    const { ok, status } = await withoutRedirects(fetchPort)(address, {
      method: 'POST',
      body,
      keepalive: true,
    })
    if (!ok) report(new Error(`revokeTokens: the provider answered ${status}`))
  }
  revoke().catch(report)
}
