// What the product API says to the tokens of a sign-in, as a page of the portal asks it.
import type { SignedIn } from './signed-in.ts'
import { fine, skipped, wrong, type Finding } from './finding.ts'
import type { Tokens } from './tokens.ts'

/** How long the doctor waits for a token to end. */
const PATIENCE_SECONDS = 90

/** What the API says to a good, a forged and an ended token. */
export async function apiAnswers({ installation, home }: SignedIn, tokens: Tokens): Promise<Finding[]> {
  const address = installation.settings.apiHost + installation.personPath
  const ask = (token: string) =>
    home.evaluate(
      async ([url, bearer]) =>
        (await fetch(url, { headers: { authorization: `Bearer ${bearer}` }, cache: 'no-store' })).status,
      [address, token] as const,
    )
  const { access_token: token, expires_in: seconds = Infinity } = tokens
  const statuses = [await ask(token).catch(() => 0), await ask(forged(token)).catch(() => 0)]
  const [good = 0, bad = 0] = statuses
  if (statuses.includes(0))
    return [
      wrong('CORS', `The browser lets no page of ${installation.portal} read ${address}, refusals included.`),
    ]
  const findings = [
    good === 200
      ? fine('API', 'The API answers the token of this sign-in.')
      : wrong(
          'API',
          `${address} answers ${good} to a good token. Check issuer, audience and scope that it expects.`,
        ),
    bad === 401
      ? fine('API', 'The API refuses a forged token with 401.')
      : wrong('API', `${address} answers ${bad} to a forged token. It must answer 401: verify signatures.`),
  ]
  if (seconds > PATIENCE_SECONDS)
    return [
      ...findings,
      skipped(
        'API',
        `A token that has ended was not tried: this one lives for ${seconds} s. Give the client tokens of a minute to try it.`,
      ),
    ]
  await home.waitForTimeout((seconds + 1) * 1000)
  const ended = await ask(token).catch(() => 0)
  return [
    ...findings,
    ended === 401
      ? fine('API', 'The API refuses a token that has ended with 401.')
      : wrong('API', `${address} answers ${ended} to a token that has ended. It must answer 401.`),
  ]
}

/** Another signature, or another opaque token. */
function forged(token: string): string {
  const at = Math.floor(token.length * 0.9)
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
}
