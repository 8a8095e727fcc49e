// Signing in at the provider and arriving where one wanted to go: what the portal and the provider say to each other, and what is
// asked of the API once it is known who came.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'
import { fillSignInPage } from '../../support/sign-ins.ts'

test.describe('A visitor who signs in', () => {
  test('arrives at the page they asked for, query and all, by code with PKCE [R-ENT-02..04, R-ROUTE-01, R-ROUTE-03, R-ROUTE-37, R-ROUTE-38, R-IDP-01, R-IDP-02, R-IDP-04, R-IDP-06, R-IDP-09, R-CONST-17, R-CONST-18]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client', '/myaccount/documents?x=1')
    await portal.hasPath('/myaccount/documents?x=1')
    await test.step('discovery document and keys are fetched', async () => {
      expect(
        await sandbox.journal({ path: '/idp/.well-known/openid-configuration', method: 'GET' }),
      ).not.toEqual([])
      expect(await sandbox.journal({ path: '/idp/jwks', method: 'GET' })).not.toEqual([])
    })
    await test.step('sign-in is asked for by code with a challenge', async () => {
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
    await test.step('the code is exchanged once, in a form', async () => {
      const tokens = await sandbox.journal({ path: '/idp/token', method: 'POST' })
      expect(tokens).toHaveLength(1)
      expect(tokens[0]?.status).toBe(200)
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
    await test.step('the user is stored in this tab alone, as the token response made them', async () => {
      const [stored, elsewhere] = await page.evaluate(() => [
        Object.entries(sessionStorage)
          .filter(([key]) => key.startsWith('oidc.user:'))
          .map(([, value]) => JSON.parse(String(value)) as Record<string, unknown>),
        Object.keys(localStorage).filter((key) => key.startsWith('oidc.')),
      ])
      expect(stored).toEqual([
        {
          access_token: expect.any(String),
          token_type: 'Bearer',
          id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          lifetime: 1800,
          refresh_token: expect.any(String),
          expires_at: expect.any(Number),
          scope: expect.stringContaining('openid'),
          profile: expect.objectContaining({
            sub: 'sub-p02',
            userId: 'U-20002',
            name: 'Amelia Hart',
            email: 'amelia.hart@example.com',
            phoneNumber: '+447700900102',
          }),
          session_state: null,
        },
      ])
      expect(elsewhere).toEqual([])
    })
    await test.step('user info is not asked for, and no frame watches the provider’s session', async () => {
      expect(await sandbox.journal({ path: '/idp/userinfo' })).toEqual([])
      await expect(page.locator('iframe')).toHaveCount(0)
    })
  })

  test('arrives there though the first call fails, leaves no code behind, and stays signed in [R-ROUTE-02, R-ROUTE-03]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([{ path: '/api/user', status: 500 }])
    await page.goto('/myaccount/documents?year=2025')
    await fillSignInPage(page, 'client')
    await portal.hasPath('/myaccount/documents?year=2025')
    expect(await page.evaluate(() => history.length)).toBeLessThan(6)
    await sandbox.clearFaults()
    await page.reload()
    await portal.settled()
    await portal.hasPath('/myaccount/documents?year=2025')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents')
    expect(await sandbox.journal({ path: '/idp/token', method: 'POST' })).toHaveLength(1)
  })
})

test.describe('Somebody who has signed in', () => {
  test('has user and grants asked for first, then the rest, and is signed out once the API says so [R-SESS-07..10, R-HDR-01..04, R-HDR-07, R-HDR-10, R-HDR-14, R-HDR-16]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('delegate')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await portal.isQuiet()
    const everything = await sandbox.journal()
    const calls = everything.filter(({ path }) => path.startsWith('/api/'))
    const asked = calls.map(({ path }) => path)
    await test.step('user and grants come first', async () => {
      const first = ['/api/user', '/api/client/delegates', '/api/sharedaccess/sharedwithyou']
      expect(asked.slice(0, 3).toSorted()).toEqual(first.toSorted())
    })
    await test.step('preferences, parameters and flags are asked for once each', async () => {
      for (const path of ['/api/uiuserprefs', '/api/userparameters', '/api/featureflags']) {
        expect(
          asked.filter((each) => each === path),
          path,
        ).toHaveLength(1)
      }
    })
    await test.step('every call carries the token; all but the ignored paths the user id, and none a client’s', async () => {
      for (const { path, headers } of calls) {
        expect(headers['authorization'], path).toMatch(/^Bearer /)
        const isIgnored = ['/api/user', '/api/client/delegates', '/api/currentuser'].includes(path)
        expect(headers['x-userid'], path).toBe(isIgnored ? undefined : 'U-20008')
        expect(headers['x-clientid'], path).toBeUndefined()
      }
    })
    await test.step('nobody but the API is told of them', async () => {
      const elsewhere = everything.filter(({ path }) => !path.startsWith('/api/'))
      expect(elsewhere.filter(({ headers }) => 'x-userid' in headers || 'x-clientid' in headers)).toEqual([])
    })
    await test.step('they are signed out calmly when the API says so, once', async () => {
      await sandbox.faults([{ path: '/api/portfolios*', status: 401 }])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
      await expect(page.getByText('Your session has ended.')).toBeVisible()
      await portal.isQuiet()
      expect(await sandbox.journal({ path: '/idp/end-session' })).toHaveLength(1)
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user:'))),
      ).toEqual([])
    })
  })
})
