// What the portal and the provider say to each other, and what is asked of the API once it is known who came.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A client who signs in', () => {
  test('does so by code with PKCE, in form-encoded requests', async ({ page, portal, sandbox }) => {
    await portal.signInWithPassword('client', '/myaccount/documents')
    await test.step('discovery document and keys are fetched [R-IDP-01, R-IDP-02]', async () => {
      expect(
        await sandbox.journal({ path: '/idp/.well-known/openid-configuration', method: 'GET' }),
      ).not.toEqual([])
      expect(await sandbox.journal({ path: '/idp/jwks', method: 'GET' })).not.toEqual([])
    })
    await test.step('sign-in is asked for by code with a challenge [R-IDP-04, R-ROUTE-01]', async () => {
      const [authorise] = await sandbox.journal({ path: '/idp/authorize' })
      expect(authorise?.query).toMatchObject({
        client_id: 'portal-web',
        response_type: 'code',
        code_challenge_method: 'S256',
        code_challenge: expect.any(String),
        redirect_uri: `${portal.addresses.portal}/signin-oidc`,
        scope: 'openid profile portal-api',
        state: expect.any(String),
      })
    })
    await test.step('the code is exchanged once, in a form [R-IDP-06, R-IDP-09]', async () => {
      const tokens = await sandbox.journal({ path: '/idp/token', method: 'POST' })
      expect(tokens).toHaveLength(1)
      expect(tokens[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
      expect(Object.keys(tokens[0]?.body as object).toSorted()).toEqual([
        'client_id',
        'code',
        'code_verifier',
        'grant_type',
        'redirect_uri',
      ])
      expect(tokens[0]?.body).toMatchObject({ grant_type: 'authorization_code' })
    })
    await test.step('the user is stored in this tab alone [R-ROUTE-02, R-ENT-02]', async () => {
      const user = await page.evaluate(() => {
        const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
        return JSON.parse(sessionStorage.getItem(key) ?? '{}') as { profile?: unknown }
      })
      expect(user.profile).toMatchObject({
        sub: 'sub-p02',
        userId: 'U-20002',
        name: 'Amelia Hart',
        email: 'amelia.hart@example.com',
        phoneNumber: '+447700900102',
      })
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc.'))),
      ).toEqual([])
    })
    await test.step('user info is not asked for, and no frame watches the provider’s session [R-CONST-17, R-CONST-18]', async () => {
      expect(await sandbox.journal({ path: '/idp/userinfo' })).toEqual([])
      await expect(page.locator('iframe')).toHaveCount(0)
    })
  })

  test('has user and grants asked for first, then preferences, parameters and flags, each once', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('delegate', '/myaccount')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const everything = await sandbox.journal()
    const calls = everything.filter(({ path }) => path.startsWith('/api/'))
    const asked = calls.map(({ path }) => path)
    await test.step('user and grants come first [R-SESS-07]', async () => {
      const first = ['/api/user', '/api/client/delegates', '/api/sharedaccess/sharedwithyou']
      expect(asked.slice(0, 3).toSorted()).toEqual(first.toSorted())
    })
    await test.step('preferences, parameters and flags are asked for once each [R-SESS-08..10]', async () => {
      for (const path of ['/api/uiuserprefs', '/api/userparameters', '/api/featureflags']) {
        expect(
          asked.filter((each) => each === path),
          path,
        ).toHaveLength(1)
      }
    })
    await test.step('every call carries the token; all but the ignored paths the user id, and none a client’s [R-HDR-01..04, R-HDR-07, R-HDR-10, R-HDR-14]', async () => {
      for (const { path, headers } of calls) {
        expect(headers['authorization'], path).toMatch(/^Bearer /)
        const isIgnored = ['/api/user', '/api/client/delegates', '/api/currentuser'].includes(path)
        expect(headers['x-userid'], path).toBe(isIgnored ? undefined : 'U-20008')
        expect(headers['x-clientid'], path).toBeUndefined()
      }
    })
    await test.step('nobody but the API is told of them [R-HDR-16]', async () => {
      const elsewhere = everything.filter(({ path }) => !path.startsWith('/api/'))
      expect(elsewhere.filter(({ headers }) => 'x-userid' in headers || 'x-clientid' in headers)).toEqual([])
    })
  })

  test('is signed out calmly when the API says so, once', async ({ page, portal, sandbox }) => {
    await portal.signInWithPassword('client', '/myaccount/documents')
    await sandbox.faults([{ path: '/api/portfolios*', status: 401 }])
    await page.goto('/myaccount')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await sandbox.journal({ path: '/idp/end-session' })).toHaveLength(1)
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user:'))),
    ).toEqual([])
  })
})
