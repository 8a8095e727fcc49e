import { describe, expect, it } from 'vitest'
import { managerSettings } from '../../src/session/sign-in/oidc.ts'
import { uncheckedSettings } from '../../src/session/unchecked-settings.ts'
import { readSettings } from '../../src/session/settings.ts'
import { createStorage } from '../../src/session/browser/storage.ts'
import { createSettings } from '../../src/sandbox/settings.ts'
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
      origin: 'http://localhost:5173',
      callbackPath: '/signin-oidc',
      navigate: () => {},
      fetch,
      now: () => 0,
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
