// Signing in at the provider and arriving where one wanted to go.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A visitor who signs in', () => {
  test('arrives at the page they asked for, query and all: the target came back with the user [R-ENT-03, R-ROUTE-01, R-ROUTE-03, R-ROUTE-37, R-ROUTE-38]', async ({
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client', '/myaccount/documents?x=1')
    await portal.hasPath('/myaccount/documents?x=1')
    expect((await sandbox.journal({ path: '/idp/token', method: 'POST' })).length).toBe(1)
  })

  test('arrives at the home page when they asked for nothing [R-ROUTE-31]', async ({ portal }) => {
    await portal.signInWithPassword('client', '/')
    await portal.hasPath('/dashboard')
  })

  test('arrives at the home page when no target is left in the sign-in state [R-ROUTE-04]', async ({
    page,
    portal,
  }) => {
    await page.goto('/myaccount/documents')
    await expect(page.getByLabel('Username')).toBeVisible()
    const provider = page.url()
    await page.goto('/settings.json')
    const forgotten = await page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith('oidc.'))
      for (const key of keys) {
        const { data: _, ...state } = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>
        localStorage.setItem(key, JSON.stringify(state))
      }
      return keys.length
    })
    expect(forgotten).toBe(1)
    await page.goto(provider)
    await portal.signInAtProvider('client')
    await portal.hasPath('/dashboard')
  })

  for (const [what, fault] of [
    ['is refused', { status: 403 }],
    ['fails', { status: 500 }],
    ['answers with a page', { status: 200, contentType: 'text/html', body: '<p>Sorry</p>' }],
    ['takes long', { delayMs: 3000 }],
  ] as const)
    test(`leaves no code behind and keeps the target when the first call ${what}`, async ({
      page,
      portal,
      sandbox,
    }) => {
      await sandbox.faults([{ path: '/api/user', ...fault }])
      await page.goto('/myaccount/documents?year=2025')
      await page.getByLabel('Username').fill('client')
      await page.getByLabel('Password').fill('sandbox')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await portal.hasPath('/myaccount/documents?year=2025')
      expect(await page.evaluate(() => history.length)).toBeLessThan(6)
      await sandbox.clearFaults()
      await page.reload()
      await portal.settled()
      await portal.hasPath('/myaccount/documents?year=2025')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents')
      expect(await sandbox.journal({ path: '/idp/token', method: 'POST' })).toHaveLength(1)
    })

  test('stays signed in after a reload [R-ROUTE-02]', async ({ portal, page }) => {
    await portal.signInWithPassword('client')
    await page.reload()
    await portal.settled()
    await portal.hasPath('/myaccount')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
  })

  test('is kept as the token response made them, with the time it runs out and the claims of the profile [R-ENT-04]', async ({
    portal,
    page,
    sandbox,
  }) => {
    await portal.signInWithPassword('client')
    const [token] = await sandbox.journal({ path: '/idp/token', method: 'POST' })
    expect(token?.status).toBe(200)
    const stored = await page.evaluate(() =>
      Object.entries(sessionStorage)
        .filter(([key]) => key.startsWith('oidc.user:'))
        .map(([, value]) => JSON.parse(String(value)) as Record<string, unknown>),
    )
    expect(stored).toEqual([
      {
        access_token: expect.any(String),
        token_type: 'Bearer',
        id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        lifetime: 1800,
        refresh_token: expect.any(String),
        expires_at: expect.any(Number),
        scope: expect.stringContaining('openid'),
        profile: expect.objectContaining({ sub: expect.any(String), userId: 'U-20002', name: 'Amelia Hart' }),
        session_state: null,
      },
    ])
  })
})
