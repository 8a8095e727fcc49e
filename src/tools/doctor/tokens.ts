// What the tokens of a sign-in show: claims, algorithm and lifetimes.
import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as limits from '#base/limits.gen.ts'
import { isRecord } from '#base/record.ts'
import { IdTokenError, remoteKeys, verifyIdToken } from '#session/sign-in/id-token.ts'
import { readTokenResponse } from '#session/sign-in/token-response.ts'
import type { SignedIn } from './signed-in.ts'
import { doubtful, fine, reasonOf, wrong, type Finding } from './finding.ts'

export interface Tokens {
  access_token: string
  id_token?: string | undefined
  refresh_token?: string | undefined
  expires_in?: number | undefined
}

/** Signs in, exchanges the code and verifies what comes. `tokens` is there where the ID token can be believed. */
export async function tokenFindings(
  signedIn: SignedIn,
  more: Record<string, string>,
): Promise<{ findings: Finding[]; tokens?: Tokens; idToken?: Record<string, unknown> }> {
  const { installation, metadata, clientId, authorise, post } = signedIn
  const { settings, portal, callback } = installation
  const { code, verifier, nonce } = await authorise(more)
  const form = { grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier }
  const answer = await post(metadata.token_endpoint ?? '', {
    ...form,
    redirect_uri: portal + callback,
  }).catch(() => undefined)
  if (!answer)
    return {
      findings: [
        wrong(
          'CORS',
          `The browser lets no page of ${portal} read the token endpoint. Allow this origin there, for this client.`,
        ),
      ],
    }
  const { status, body } = answer
  if (status !== 200 || !isRecord(body)) {
    const error = isRecord(body) && typeof body['error'] === 'string' ? `: ${body['error']}` : ''
    return { findings: [wrong('tokens', `The token endpoint answers ${status}${error}.`)] }
  }
  const tokens = body as unknown as Tokens
  try {
    if (typeof tokens.id_token !== 'string') throw new Error('there is no ID token: `scope` must have openid')
    const claims = decodeJwt(tokens.id_token)
    await verify(signedIn, tokens)
    if (claims['nonce'] !== nonce) throw new Error('ID Token is not valid: nonce')
    const { profile } = readTokenResponse(
      JSON.stringify({ ...body, profile: claims, expires_at: 1 }),
      settings.provider?.claims,
    )
    const missing = (['name', 'email', 'phoneNumber'] as const).filter(
      (field) => profile[field] === undefined,
    )
    const { alg } = decodeProtectedHeader(tokens.id_token)
    return {
      tokens,
      idToken: claims,
      findings: [
        fine('CORS', 'The browser lets the portal read the token endpoint.'),
        fine('tokens', `The ID token is signed with ${alg} and passes every check.`),
        missing.length === 0
          ? fine('claims', 'The ID token has the user id, the name, the email and the telephone number.')
          : doubtful(
              'claims',
              `The ID token has the user id, and no ${missing.join(', ')}. Name their claims in \`provider.claims\`, or do without.`,
            ),
        lifetime(tokens),
      ],
    }
  } catch (error) {
    return { findings: [wrong('tokens', `A sign-in fails: ${reasonOf(error)}.${adviceFor(error)}`)] }
  }
}

const adviceFor = (error: unknown): string => {
  const text = reasonOf(error)
  if (text.startsWith('algorithms:')) return ' Allow it in `provider.algorithms`, or sign with another.'
  if (text.startsWith('claims.'))
    return ' Put it into ID tokens, or name the claim that holds it in `provider.claims`.'
  return error instanceof IdTokenError && error.isAboutTime ? ' Set the clocks.' : ''
}

/** Throws what is wrong with the ID token. `earlier`: the one before a renewal. */
export const verify = ({ installation, metadata, clientId }: SignedIn, tokens: Tokens, earlier?: string) =>
  verifyIdToken({
    idToken: tokens.id_token ?? '',
    accessToken: tokens.access_token,
    issuer: metadata.issuer,
    oauthClientId: clientId,
    keys: remoteKeys(metadata.jwks_uri, installation.ask),
    algorithms: installation.settings.provider?.algorithms,
    audiences: installation.settings.provider?.audiences,
    earlierIdToken: earlier,
    now: new Date(installation.now()),
  })

function lifetime({ expires_in: seconds }: Tokens): Finding {
  if (typeof seconds !== 'number')
    return doubtful('tokens', 'The answer does not say how long the access token lives (`expires_in`).')
  return seconds < limits['short-token-below'].value
    ? fine(
        'tokens',
        `Access tokens live for ${seconds} s, so the portal renews them and counts idleness itself.`,
      )
    : fine('tokens', `Access tokens live for ${seconds} s; the portal asks before they end.`)
}
