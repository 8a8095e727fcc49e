// What comes after the first tokens: a renewal, and a fresh sign-in before something that needs one.
import { setTimeout } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import * as limits from '#base/limits.gen.ts'
import { isRecord } from '#base/record.ts'
import type { SignedIn } from './signed-in.ts'
import { doubtful, fine, reasonOf, wrong, type Finding } from './finding.ts'
import { tokenFindings, verify, type Tokens } from './tokens.ts'

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

/**
 * Signs in again as the portal does before something that needs a fresh sign-in. The second must say a later time than the first,
 * whose own is seconds old: so it comes in a later second of the provider's clock.
 */
export async function freshFinding(signedIn: SignedIn, before: Tokens): Promise<Finding> {
  const { maxAge = 0 } = signedIn.installation.settings.provider ?? {}
  const first = decodeJwt(before.id_token ?? '')
  await setTimeout(1000)
  const asked = { prompt: 'login', max_age: String(maxAge) }
  const { findings, tokens, idToken } = await tokenFindings(signedIn, asked)
  const failed = findings.find(({ outcome }) => outcome === 'wrong')
  if (!tokens || !idToken) return failed ?? wrong('fresh', 'A second sign-in fails.')
  const at = idToken['auth_time']
  const age = typeof at === 'number' && at > 0 ? signedIn.installation.now() / 1000 - at : undefined
  if (idToken['sub'] !== first.sub)
    return wrong('fresh', 'A fresh sign-in of the same person has another `sub`.')
  if (age === undefined)
    return wrong(
      'fresh',
      'The ID token of a fresh sign-in has no usable auth_time, so nothing that needs one can be sent. Put the claim auth_time into ID tokens.',
    )
  if (typeof at === 'number' && at <= (first.iat ?? 0))
    return wrong(
      'fresh',
      `auth_time of a fresh sign-in is that of the sign-in before: the provider does not ask for the credentials again at prompt=login and max_age=${maxAge}.`,
    )
  if (age <= limits['fresh-sign-in'].value)
    return hidesSignInTime(tokens.access_token)
      ? doubtful(
          'fresh',
          'A fresh sign-in says when it was, but the access token has no auth_time (RFC 9068): an API that reads it there asks for the credentials again and again. Put the claim into access tokens, or let the API ask by introspection.',
        )
      : fine('fresh', 'A fresh sign-in says when it was (auth_time).')
  return wrong(
    'fresh',
    `auth_time of a fresh sign-in is ${Math.round(age)} s old: the provider does not ask for the credentials again at prompt=login and max_age=${maxAge}.`,
  )
}

/** A JWT that does not say when the person gave the credentials. An opaque token is for the API alone. */
function hidesSignInTime(accessToken: string): boolean {
  try {
    return decodeJwt(accessToken)['auth_time'] === undefined
  } catch {
    return false
  }
}
