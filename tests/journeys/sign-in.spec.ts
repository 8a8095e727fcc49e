// Signing in at the provider and arriving where one wanted to go.
import { expect, test } from '../support/journey.ts'

test.describe('A visitor who signs in', () => {
  test('arrives at the page they asked for, query and all [R-ROUTE-01, R-ROUTE-03, R-ROUTE-37, R-ROUTE-38]', async ({
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', '/myaccount/documents?x=1')
    await portal.hasPath('/myaccount/documents?x=1')
    expect((await sandbox.journal({ path: '/idp/token', method: 'POST' })).length).toBe(1)
  })

  test('arrives at the home page when they asked for nothing [R-ROUTE-04, R-ROUTE-31]', async ({
    portal,
  }) => {
    await portal.signIn('client', '/')
    await portal.hasPath('/dashboard')
  })

  test('stays signed in after a reload [R-ROUTE-02]', async ({ portal, page }) => {
    await portal.signIn('client')
    await page.reload()
    await portal.settled()
    await portal.hasPath('/myaccount')
    await expect(page.getByRole('heading', { level: 1, name: 'My accounts' })).toBeVisible()
  })
})
