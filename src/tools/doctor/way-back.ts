// Where does a sign-out end that begins with a person's ID token?
import { leaveProvider } from '#session/sign-in/leave-provider.ts'
import type { SignedIn } from './signed-in.ts'
import { fine, wrong, type Finding } from './finding.ts'
import { leave } from './provider-pages.ts'

/** Signs out, and sees where that ends. */
export async function wayBack(
  { installation: { settings, portal }, page, metadata, clientId, credentials }: SignedIn,
  idToken: string,
): Promise<Finding[]> {
  const given = settings.provider?.signOut
  if (given?.kind === 'none') return []
  const back = `${portal}/`
  const standard = new URL(metadata.end_session_endpoint ?? back)
  standard.searchParams.set('id_token_hint', idToken)
  standard.searchParams.set('post_logout_redirect_uri', back)
  const address =
    given?.kind === 'parameters' ? leaveProvider(given, metadata, clientId, back) : standard.href
  if (await leave(page, address, back, credentials))
    return [fine('sign-out', `After the sign-out the browser is back at ${back}.`)]
  const { origin, pathname } = new URL(page.url())
  return [
    wrong(
      'sign-out',
      `After the sign-out the browser stays at ${origin}${pathname}. Register ${back} as post-logout address, or set \`provider.signOut\`.`,
    ),
  ]
}
