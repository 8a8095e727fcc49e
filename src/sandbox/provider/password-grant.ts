// Owns the password grant of the token endpoint. It exists in the sandbox alone: no screen of the portal uses it
// (AMB-38; RFC 9700 section 2.4 forbids it in production).
import type Provider from 'oidc-provider'
import type { SandboxIdentity } from '#sandbox/identity/identity.ts'
import { personById } from '#sandbox/config/people.ts'
import { errors } from './oidc-provider.ts'

interface PasswordParameters {
  username?: string
  password?: string
  scope?: string
}

export function registerPasswordGrant(provider: Provider, { credentials }: SandboxIdentity): void {
  provider.registerGrantType<PasswordParameters>(
    'password',
    async (ctx) => {
      const { client, params } = ctx.oidc
      const person = personById(params.username ?? '')
      // It can't ask for a code, so it is closed to people with two-step verification.
      const isOpen =
        person &&
        credentials.isPassword(person.subject, params.password ?? '') &&
        !credentials.hasTwoStep(person.subject)
      if (!isOpen) throw new errors.InvalidGrant('user name and password do not belong together')
      const scope = params.scope ?? 'openid profile portal-api'

      const grant = new provider.Grant({ accountId: person.subject, clientId: client.clientId })
      grant.addOIDCScope(scope)
      const grantId = await grant.save()
      const issued = { accountId: person.subject, client, grantId, gty: 'password', scope }
      const authTime = Math.floor(Date.now() / 1000)

      const accessToken = new provider.AccessToken({ ...issued, claims: {} })
      const refreshToken = new provider.RefreshToken({ ...issued, authTime, claims: {} })
      const idToken = new provider.IdToken(
        { sub: person.subject, ...person.claims, auth_time: authTime },
        { ctx, client },
      )
      Object.assign(idToken, { scope })
      ctx.body = {
        access_token: await accessToken.save(),
        expires_in: accessToken.expiration,
        id_token: await idToken.issue({ use: 'idtoken' }),
        refresh_token: await refreshToken.save(),
        scope,
        token_type: 'Bearer',
      }
    },
    ['username', 'password', 'scope'],
  )
}
