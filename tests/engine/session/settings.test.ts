import { describe, expect, it } from 'vitest'
import { managerSettings } from '#session/sign-in/oidc.ts'
import { uncheckedSettings } from '#session/unchecked-settings.ts'
import { readSettings } from '#session/read-settings.ts'
import { createStorage } from '#session/browser/storage.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { MemoryStorage } from './page.ts'

const good = createSettings({ sandboxUrl: 'http://localhost:5180' })

describe('the settings document', () => {
  it('is usable as the sandbox sends it', () => {
    expect(readSettings(good)).toEqual({ settings: good })
  })

  it('may leave out the parameter and error reports', () => {
    const { switchParameter, errorReports, ...rest } = good
    expect([switchParameter, errorReports]).toEqual(['userId', 'http://localhost:5180/sandbox/errors'])
    expect(readSettings(rest)).toEqual({ settings: { ...rest, switchParameter: 'userId' } })
  })

  it('is refused with the names of the fields when it is wrong', () => {
    const wrong = {
      ...good,
      authority: 'http://localhost:5180/idp/',
      clients: { web: '' },
      apiHost: 'http://localhost:5180/api',
      scope: 'profile',
      links: { 'help-hub': 'javascript:alert(1)' },
    }
    expect(readSettings(wrong)).toEqual({
      problems: [
        'authority: must be an address without a slash at the end',
        'clients.web: must not be empty',
        'clients.pwa: is missing or of the wrong kind',
        'apiHost: must be an origin such as https://api.example',
        'scope: must contain openid',
        'links.help-hub: must be an http(s) address',
      ],
    })
    expect(readSettings(undefined)).toHaveProperty('problems')
  })
})

describe('the settings of a provider', () => {
  const { authority: _sandboxs, ...common } = good
  const problems = (provider: unknown, further: object = {}) => {
    const outcome = readSettings({ ...common, ...further, provider })
    return 'problems' in outcome ? outcome.problems : []
  }
  const issuer = 'https://firm.eu.auth0.example/'

  it('give the issuer with its slash and port, exactly', () => {
    expect(readSettings({ ...common, provider: { issuer } })).toMatchObject({
      settings: { authority: issuer },
    })
    expect(readSettings({ ...common, provider: { issuer: 'https://id.example:8443/realm' } })).toMatchObject({
      settings: { authority: 'https://id.example:8443/realm' },
    })
    expect(uncheckedSettings({ ...common, provider: { issuer } })).toMatchObject({ authority: issuer })
  })

  it('may have every field', () => {
    const provider = {
      issuer,
      discovery: 'https://login.example/.well-known/openid-configuration',
      origins: ['https://login.example:8443'],
      parameters: { audience: 'https://api.example', ui_locales: 'en-GB' },
      claims: { userId: 'https://portal.example/user_id', phoneNumber: 'phone_number' },
      algorithms: ['PS512', 'Ed25519'],
      signOut: { kind: 'parameters', clientId: 'client_id', returnTo: 'logout_uri' },
      revokeTokens: true,
      maxAge: 300,
    }
    expect(problems(provider, { idleSeconds: 900 })).toEqual([])
  })

  it('stand beside no authority, and one of the two must be there', () => {
    expect(problems({ issuer }, { authority: good.authority })).toEqual([
      'authority: is the issuer of `provider` already, so leave it out',
    ])
    expect(readSettings(common)).toEqual({ problems: ['authority: is missing or of the wrong kind'] })
  })

  it.each([
    [{}, ['provider.issuer: is missing or of the wrong kind']],
    [
      { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' },
      ['provider.issuer: is a template. Use the address of one tenant, with its id in place of the braces'],
    ],
    [{ issuer: 'id.example' }, ['provider.issuer: must be the address that discovery names as `issuer`']],
    [
      { issuer, origins: ['https://login.example/path'] },
      ['provider.origins.0: must be an origin such as https://login.example'],
    ],
    [
      { issuer, parameters: { audience: 'api', redirect_uri: 'https://evil.example', Prompt: 'none' } },
      [
        'provider.parameters.redirect_uri: is a parameter that the portal sends itself',
        'provider.parameters.Prompt: is a parameter that the portal sends itself',
      ],
    ],
    [{ issuer, claims: { userID: 'sub' } }, ['provider.claims.userID: is not a field of `provider`']],
    ...['none', 'HS256'].map((algorithm) => [
      { issuer, algorithms: ['RS256', algorithm] },
      [
        'provider.algorithms.1: must be one of RS256, RS384, RS512, PS256, PS384, PS512, ES256, ES384, ES512, Ed25519, EdDSA: never none, and never a shared secret',
      ],
    ]),
    [{ issuer, algorithms: [] }, ['provider.algorithms: must name one algorithm at least']],
    ...[-1, 301, 0.5].map((maxAge) => [
      { issuer, maxAge },
      ['provider.maxAge: must be a whole number of seconds from 0 to 300'],
    ]),
    [
      { issuer, signOut: { kind: 'own' } },
      ['provider.signOut.kind: must have a `kind`: standard, parameters or none'],
    ],
    [
      { issuer, signOut: { kind: 'parameters' } },
      ['provider.signOut.returnTo: is missing or of the wrong kind'],
    ],
    [{ issuer, algorithm: ['RS256'] }, ['provider.algorithm: is not a field of `provider`']],
    ['https://id.example', ['provider: is missing or of the wrong kind']],
  ] as [unknown, string[]][])('are refused with the names of the fields: %j', (provider, sentences) => {
    expect(problems(provider)).toEqual(sentences)
  })

  it('count idle time from a minute to twelve hours', () => {
    expect(problems({ issuer }, { idleSeconds: 59 })).toEqual(['idleSeconds: must be 60 at least'])
    expect(problems({ issuer }, { idleSeconds: '900' })).toEqual([
      'idleSeconds: must be a whole number of seconds',
    ])
  })
})

describe('the sign-in library', () => {
  const settingsFor = (platform: 'web' | 'pwa') => {
    const [local, session] = [new MemoryStorage(), new MemoryStorage()]
    const storage = createStorage({
      local: () => local,
      session: () => session,
      report: () => {},
    })
    const options = {
      settings: good,
      platform,
      storage,
      address: () => new URL('http://localhost:5173'),
      callbackPath: '/signin-oidc',
      navigate: () => {},
      fetch,
      now: () => 0,
      report: () => {},
    }
    const metadata = { issuer: good.authority, jwks_uri: `${good.authority}/jwks` }
    return managerSettings(options, metadata, {} as never)
  }

  it('is set up for the browser app as specified [R-CONST-02] [R-CONST-07] [R-CONST-10] [R-CONST-12] [R-CONST-15..20] [R-EXP-22] [R-OIDC-15]', () => {
    expect(settingsFor('web')).toMatchObject({
      client_id: 'portal-web',
      response_type: 'code',
      scope: 'openid profile portal-api',
      accessTokenExpiringNotificationTimeInSeconds: 300,
      staleStateAgeInSeconds: 3600,
      silentRequestTimeoutInSeconds: 10,
      checkSessionIntervalInSeconds: 2,
      popupWindowFeatures: { height: 640 },
      automaticSilentRenew: false,
      loadUserInfo: false,
      monitorSession: false,
      revokeTokensOnSignout: false,
    })
  })

  it('is set up for the installed app as specified [R-CONST-03] [R-CONST-13] [R-OIDC-15]', () => {
    expect(settingsFor('pwa')).toMatchObject({
      client_id: 'portal-pwa',
      accessTokenExpiringNotificationTimeInSeconds: 35,
      staleStateAgeInSeconds: 180,
    })
  })
})

describe('settings that are not checked yet', () => {
  it('are enough to render a page, with the defaults of the schema', () => {
    const { switchParameter, ...rest } = good
    expect(switchParameter).toBe('userId')
    expect(uncheckedSettings(rest)).toEqual(good)
  })

  it.each([undefined, null, 'text', [], { ...good, links: null }, { ...good, publicFlags: 'all' }])(
    'wait for the check where a page could not be drawn: %j',
    (json) => expect(uncheckedSettings(json)).toBeUndefined(),
  )
})
