// Tokens that live shorter than a session: nobody is asked because of them.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A client whose tokens live for a minute', () => {
  test('is not asked on the page that opens, is renewed while they read, and asked after ten minutes without activity', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.tokens({ accessTokenSeconds: 60 })
    await page.clock.install()
    await portal.signInWithPassword('client', '/myaccount/documents')
    const dialog = page.getByRole('alertdialog')
    const refreshes = async () =>
      (await sandbox.journal({ path: '/idp/token', method: 'POST' })).filter(
        ({ body }) => (body as { grant_type?: string } | null)?.grant_type === 'refresh_token',
      ).length
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    for (let minute = 1; minute <= 4; minute++) {
      await page.clock.fastForward(40_000)
      await expect.poll(refreshes).toBe(minute)
    }
    await page.getByRole('heading', { level: 1 }).click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    // The provider's clock does not go on with the page's, so that its token is taken for a longer one.
    await sandbox.tokens({ accessTokenSeconds: 800 })
    await page.clock.fastForward(40_000)
    await expect.poll(refreshes).toBe(5)
    await page.clock.fastForward(565_000)
    await expect(dialog.getByRole('heading', { name: 'Your session is about to time out' })).toBeVisible()
  })
})
