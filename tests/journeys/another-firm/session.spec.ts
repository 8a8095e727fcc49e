// The second firm's sessions end as ours do: by choice, and by time.
import { expect, test } from '../../support/journey.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

// The tokens of these journeys are short, so that nobody waits for half an hour.
test.beforeEach(({ context }) => takesTokensForLong(context))

test.use({ process: 'another-firm-process.ts' })

test.describe('A private customer of Harbour Bank', () => {
  test('logs out from the panel; nothing of theirs stays, and Sign in leads back', async ({
    page,
    portal,
  }) => {
    await portal.signInWithPassword('private', '/home')
    await page.getByRole('banner').getByRole('button', { name: 'Priya Nair', exact: true }).click()
    await page.getByRole('dialog', { name: 'Your account' }).getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible()
    await portal.hasPath('/')
    await portal.isAccessible()
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].flatMap((store) => Object.entries(store))),
    )
    for (const secret of ['Priya', 'H-1001', 'access_token']) expect(kept).not.toContain(secret)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('private')
    await portal.hasPath('/home')
  })

  test('is asked before the session runs out, and signed out without an answer', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await sandbox.tokens({ accessTokenSeconds: 120 })
    await portal.signInWithPassword('private', '/home')
    const question = page.getByRole('alertdialog', { name: 'Your session is about to time out' })
    await page.clock.fastForward(10_000)
    await expect(question).toHaveCount(0)
    await page.clock.fastForward(55_000)
    await expect(question).toBeVisible()
    await page.clock.fastForward(70_000)
    await expect(page.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible()
    await portal.hasPath('/')
  })
})
