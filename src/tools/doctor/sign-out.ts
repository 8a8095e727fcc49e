// Asks the identity provider whether a sign-out leads back to the portal (OpenID Connect RP-Initiated Logout 1.0).
import type { ProviderMetadata } from '#session/sign-in/discovery.ts'
import { fine, wrong, type Finding, type Installation } from './finding.ts'

/** Begins a sign-out of nobody: a provider refuses an address that is not registered. Nobody is signed out by it. */
export async function signOut(
  { end_session_endpoint: address }: ProviderMetadata,
  kind: string,
  id: string,
  { portal, ask }: Installation,
): Promise<Finding[]> {
  // That there is none is a finding of its own.
  if (address === undefined) return []
  const back = `${portal}/`
  const request = new URLSearchParams({ client_id: id, post_logout_redirect_uri: back, state: 'doctor' })
  const status = await ask(`${address}?${request.toString()}`, { redirect: 'manual' }).then(
    (answer) => answer.status,
    () => undefined,
  )
  if (status === undefined) return [wrong('sign-out', `The provider’s ${address} does not answer.`)]
  return [
    status < 400
      ? fine('sign-out', `A sign-out of the client "${id}" (${kind}) leads back to ${back}.`)
      : wrong(
          'sign-out',
          `The provider does not lead the client "${id}" (${kind}) back to ${back} after a sign-out. Register exactly this post-logout address.`,
        ),
  ]
}
