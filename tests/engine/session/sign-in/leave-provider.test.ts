// How a sign-out leaves a provider that has a way of its own, and what it has the provider forget.
import { describe, expect, it } from 'vitest'
import { settle } from '../page.ts'
import { leaveProvider, revokeTokens } from '#session/sign-in/leave-provider.ts'

const metadata = {
  issuer: 'https://id.example',
  jwks_uri: 'https://id.example/jwks',
  end_session_endpoint: 'https://id.example/logout?theme=firm',
  revocation_endpoint: 'https://id.example/revoke',
}

describe('A sign-out', () => {
  it('carries client and portal under the names of the settings', () => {
    const cognito = { kind: 'parameters', clientId: 'client_id', returnTo: 'logout_uri' } as const
    expect(leaveProvider(cognito, metadata, 'portal-web', 'https://portal.example/')).toBe(
      'https://id.example/logout?theme=firm&client_id=portal-web&logout_uri=https%3A%2F%2Fportal.example%2F',
    )
  })

  it('leaves for the endpoint of the settings, with their parameters', () => {
    const own = {
      kind: 'parameters',
      endpoint: 'https://login.example/out',
      returnTo: 'returnTo',
      parameters: { federated: '' },
    } as const
    expect(leaveProvider(own, metadata, 'portal-web', 'https://portal.example/')).toBe(
      'https://login.example/out?federated=&returnTo=https%3A%2F%2Fportal.example%2F',
    )
  })

  it('ends on the portal’s own page where the provider has none', () => {
    expect(leaveProvider({ kind: 'none' }, metadata, 'portal-web', 'https://portal.example/')).toBe(
      'https://portal.example/',
    )
  })
})

describe('A revocation', () => {
  const revoked = async (
    answer: () => Promise<Response>,
    token: string | undefined = 'refresh-1',
    given = metadata,
  ) => {
    const sent: string[] = []
    const reported: string[] = []
    revokeTokens(given, 'portal-web', token, {
      fetch: (address, init) => {
        sent.push(`${init?.method} ${String(address)} ${String(init?.body)} ${init?.keepalive}`)
        return answer()
      },
      report: (error) => reported.push((error as Error).message),
    })
    await settle()
    return { sent, reported }
  }

  it('sends the refresh token as a public client, and outlives the page', async () => {
    expect(await revoked(() => Promise.resolve(new Response()))).toEqual({
      sent: [
        'POST https://id.example/revoke token=refresh-1&token_type_hint=refresh_token&client_id=portal-web true',
      ],
      reported: [],
    })
  })

  it('is reported when the provider refuses it or cannot be reached, and signs out all the same', async () => {
    const refused = await revoked(() => Promise.resolve(new Response(null, { status: 400 })))
    expect(refused.reported).toEqual(['revokeTokens: the provider answered 400'])
    const unheard = await revoked(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(unheard.reported).toEqual(['Failed to fetch'])
  })

  it('is reported where the provider has no endpoint for it', async () => {
    const { revocation_endpoint: _none, ...without } = metadata
    const outcome = await revoked(
      () => Promise.resolve(new Response()),
      'refresh-1',
      without as typeof metadata,
    )
    expect(outcome).toEqual({
      sent: [],
      reported: ['revokeTokens: the provider has no revocation_endpoint'],
    })
  })
})
