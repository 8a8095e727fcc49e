// What the tokens of a sign-in show: claims, algorithm, lifetimes, renewal, when the credentials were given, and the API.
import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as limits from '#base/limits.gen.ts'
import { isRecord } from '#base/record.ts'
import { IdTokenError, remoteKeys, verifyIdToken } from '#session/sign-in/id-token.ts'
import { readTokenResponse } from '#session/sign-in/token-response.ts'
import { doubtful, fine, skipped, reasonOf, wrong, type Finding } from './finding.ts'
import type { SignedIn } from './sign-in.ts'

export interface Tokens {
  access_token: string
  id_token?: string | undefined
  refresh_token?: string | undefined
  expires_in?: number | undefined
}

/** How long the doctor waits for a token to end. */
const PATIENCE_SECONDS = 90

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
          ? fine('claims', 'The ID token has the user id, the name, the e-mail and the telephone number.')
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

const verify = ({ installation, metadata, clientId }: SignedIn, tokens: Tokens, earlier?: string) =>
  verifyIdToken({
    idToken: tokens.id_token ?? '',
    accessToken: tokens.access_token,
    issuer: metadata.issuer,
    oauthClientId: clientId,
    keys: remoteKeys(metadata.jwks_uri, installation.ask),
    algorithms: installation.settings.provider?.algorithms,
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

/** Renews once; the tokens from then on. */
export async function renewalFindings(
  signedIn: SignedIn,
  tokens: Tokens,
): Promise<{ findings: Finding[]; tokens: Tokens }> {
  const { metadata, clientId, post } = signedIn
  const { refresh_token: token } = tokens
  if (token === undefined)
    return {
      tokens,
      findings: [
        wrong(
          'renewal',
          'There is no refresh token, so every session ends with its first access token. Add offline_access to `scope`, or allow the grant refresh_token to the client.',
        ),
      ],
    }
  const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: token }
  const answer = await post(metadata.token_endpoint ?? '', form).catch(() => undefined)
  if (answer?.status !== 200 || !isRecord(answer.body)) {
    const error = isRecord(answer?.body) ? String(answer.body['error']) : 'no answer'
    return { tokens, findings: [wrong('renewal', `A renewal is refused: ${error}.`)] }
  }
  const renewed = { ...tokens, ...(answer.body as unknown as Tokens) }
  const isNew = answer.body['id_token'] !== undefined
  try {
    if (isNew) await verify(signedIn, renewed, tokens.id_token)
  } catch (error) {
    return {
      tokens,
      findings: [wrong('renewal', `The ID token of a renewal is refused: ${reasonOf(error)}.`)],
    }
  }
  const rotates = renewed.refresh_token !== token ? 'replaced' : 'kept'
  return {
    tokens: renewed,
    findings: [
      fine(
        'renewal',
        `A renewal works, ${isNew ? 'with' : 'without'} a new ID token; the refresh token is ${rotates}.`,
      ),
    ],
  }
}

/** What the API says to a good, a forged and an ended token. */
export async function apiAnswers({ installation, home }: SignedIn, tokens: Tokens): Promise<Finding[]> {
  const address = `${installation.settings.apiHost}/api/user`
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

/** Signs in again as the portal does before something that needs a fresh sign-in. */
export async function freshFinding(signedIn: SignedIn, before: Tokens): Promise<Finding> {
  const { findings, tokens, idToken } = await tokenFindings(signedIn, { prompt: 'login', max_age: '0' })
  const failed = findings.find(({ outcome }) => outcome === 'wrong')
  if (!tokens || !idToken) return failed ?? wrong('fresh', 'A second sign-in fails.')
  const at = idToken['auth_time']
  const age = typeof at === 'number' ? signedIn.installation.now() / 1000 - at : undefined
  if (idToken['sub'] !== decodeJwt(before.id_token ?? '').sub)
    return wrong('fresh', 'A fresh sign-in of the same person has another `sub`.')
  if (age === undefined)
    return wrong(
      'fresh',
      'The ID token of a fresh sign-in has no usable auth_time, so nothing that needs one can be sent. Put the claim auth_time into ID tokens.',
    )
  return age <= limits['fresh-sign-in'].value
    ? fine('fresh', 'A fresh sign-in says when it was (auth_time).')
    : wrong(
        'fresh',
        `auth_time of a fresh sign-in is ${Math.round(age)} s old: the provider does not ask for the credentials again at prompt=login and max_age=0.`,
      )
}
