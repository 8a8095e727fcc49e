// Asks the identity provider whether a sign-out leads back to the portal (OpenID Connect RP-Initiated Logout 1.0).
import type { ProviderMetadata } from '#session/sign-in/discovery.ts'
import { leaveProvider } from '#session/sign-in/leave-provider.ts'
import { doubtful, fine, wrong, type Finding, type Installation } from './finding.ts'

/** An address that is not registered. */
const ELSEWHERE = 'https://doctor.invalid/'

/**
 * Begins a sign-out without a session, to the portal and to an unregistered address: where the provider tells the two
 * apart, the portal's is registered. It signs nobody out.
 */
export async function signOut(
  metadata: ProviderMetadata,
  kind: string,
  id: string,
  { settings, portal, ask }: Installation,
): Promise<Finding[]> {
  const own = settings.provider?.signOut
  const given = own?.kind === 'standard' ? undefined : own
  if (given?.kind === 'none')
    return [fine('sign-out', `A sign-out of the client "${id}" (${kind}) ends on the portal’s own page.`)]
  const address = given?.endpoint ?? metadata.end_session_endpoint
  // That there is none is a finding of its own.
  if (address === undefined) return []
  const back = `${portal}/`
  const outcomeOf = async (to: string) => {
    const request = new URLSearchParams({ client_id: id, post_logout_redirect_uri: to, state: 'doctor' })
    const url = given ? leaveProvider(given, metadata, id, to) : `${address}?${request.toString()}`
    const answer = await ask(url, { redirect: 'manual' }).catch(() => undefined)
    const location = answer?.headers.get('location') ?? ''
    return {
      status: answer?.status,
      leadsTo: URL.canParse(location, url) ? new URL(location, url) : undefined,
    }
  }
  const [asked, other] = [await outcomeOf(back), await outcomeOf(ELSEWHERE)]
  const client = `the client "${id}" (${kind})`
  if (asked.status === undefined) return [wrong('sign-out', `The provider’s ${address} does not answer.`)]
  const isRefused =
    asked.status >= 400 ||
    (asked.leadsTo !== undefined && /error/i.test(asked.leadsTo.href)) ||
    // Straight to another site, which is not the portal.
    (asked.leadsTo !== undefined &&
      asked.leadsTo.origin !== new URL(back).origin &&
      asked.leadsTo.origin !== new URL(address).origin)
  if (isRefused)
    return [
      wrong(
        'sign-out',
        `The provider does not lead ${client} back to ${back} after a sign-out. Register exactly this post-logout address.`,
      ),
    ]
  const isTold =
    asked.leadsTo?.href === back ||
    asked.leadsTo?.href.startsWith(`${back}?`) === true ||
    asked.status !== other.status ||
    // Both lead on, to places that differ by more than the address itself.
    (other.leadsTo !== undefined && /error/i.test(other.leadsTo.href))
  return [
    isTold
      ? fine('sign-out', `A sign-out of ${client} leads back to ${back}.`)
      : doubtful(
          'sign-out',
          `Whether a sign-out of ${client} leads back to ${back} cannot be seen without a person: the provider answers the same for an address that nobody has registered. \`doctor --sign-in\` tries it.`,
        ),
  ]
}
