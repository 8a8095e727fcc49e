// A session that runs out: the question, its answers, and what happens without one.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import type { SandboxClient } from '../../support/sandbox-client.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

// The tokens of these journeys are short, so that nobody waits for half an hour.
test.beforeEach(({ context }) => takesTokensForLong(context))

// Several pages and accessibility checks each: long on a busy machine.

const TITLE = 'Your session is about to time out'
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: TITLE })
const secondsOn = async (page: Page) =>
  Number(/\d+/.exec((await dialogOf(page).getByRole('timer').textContent()) ?? '')?.[0])

async function refreshes(sandbox: SandboxClient): Promise<number> {
  const posts = await sandbox.journal({ path: '/idp/token', method: 'POST' })
  return posts.filter(({ body }) => (body as { grant_type?: string } | null)?.grant_type === 'refresh_token')
    .length
}

const signOuts = async (sandbox: SandboxClient) =>
  (await sandbox.journal({ path: '/idp/end-session', method: 'GET' })).length

/** Stops the clock of a page that was opened with `clock.install`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Signs in with a token that is about to expire at once, and long ones afterwards. */
async function signInLate(portal: Portal, path?: string, seconds = 300): Promise<void> {
  await portal.sandbox.tokens({ accessTokenSeconds: seconds })
  await portal.signInWithPassword('client', path)
  await portal.sandbox.tokens({ accessTokenSeconds: 1800 })
}

test.describe('A client whose session runs out', () => {
  test('is asked once, and only an answer closes the dialog [R-EXP-02, R-EXP-05..10, R-CONST-04]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await signInLate(portal)
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('heading', { name: TITLE })).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveText(['Continue', 'Log out'])
    await expect(dialog.getByRole('button', { name: 'Continue', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await portal.isAccessible()
    await stopClock(page)
    const left = await secondsOn(page)
    expect(left).toBeLessThanOrEqual(60)
    await page.clock.runFor(1000)
    await expect(dialog.getByRole('timer')).toHaveText(`${left - 1} seconds left`)
    await page.clock.runFor(1000)
    await expect(dialog.getByRole('timer')).toHaveText(`${left - 2} seconds left`)
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
    expect(await refreshes(sandbox)).toBe(0)
  })

  test('goes on with the keyboard, with new tokens and the focus where it was [R-EXP-11, R-EXP-12, R-EXP-22]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await signInLate(portal, '/myaccount/documents', 330)
    const [before] = (await sandbox.journal({ path: '/api/user' })).map(({ headers }) => headers)
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await skip.focus()
    await expect(dialogOf(page)).toHaveCount(0)
    await page.clock.fastForward(35_000)
    await expect(dialogOf(page).getByRole('button', { name: 'Continue', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).getByRole('button', { name: 'Log out' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).getByRole('button', { name: 'Continue', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(skip).toBeFocused()
    expect(await refreshes(sandbox)).toBe(1)
    await sandbox.clearJournal()
    await page.reload()
    await portal.settled()
    const [after] = (await sandbox.journal({ path: '/api/user' })).map(({ headers }) => headers)
    expect(after?.['authorization']).toMatch(/^Bearer /)
    expect(after?.['authorization']).not.toBe(before?.['authorization'])
    await expect(dialogOf(page)).toHaveCount(0)
  })

  test('is signed out for inactivity when they do not answer [R-EXP-13, R-LOGOUT-02]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await signInLate(portal)
    await expect(dialogOf(page)).toBeVisible()
    await page.clock.fastForward(30_000)
    expect(await secondsOn(page)).toBeLessThanOrEqual(30)
    expect(await signOuts(sandbox)).toBe(0)
    await page.clock.fastForward(31_000)
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    await expect(page.getByText('because you did nothing for a while')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect.poll(() => signOuts(sandbox)).toBe(1)
  })

  test('hears the time left now and then, not each second', async ({ page, portal }) => {
    await page.clock.install()
    await signInLate(portal)
    const spoken = dialogOf(page).getByRole('status')
    await expect(spoken).toHaveText(/left to continue your session$/)
    await stopClock(page)
    const heard = new Set<number>()
    for (let left = await secondsOn(page); left > 5; left--) {
      await page.clock.runFor(1000)
      await expect(dialogOf(page).getByRole('timer')).toHaveText(`${left - 1} seconds left`)
      heard.add(Number(/\d+/.exec((await spoken.textContent()) ?? '')?.[0]))
    }
    expect([...heard].slice(1)).toEqual([45, 30, 15, 10])
  })

  test('reads that the session cannot be renewed, and Ok signs them out [R-EXP-14..16]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await signInLate(portal)
    await sandbox.faults([{ path: '/idp/token', status: 400, body: { error: 'invalid_grant' } }])
    await dialogOf(page).getByRole('button', { name: 'Continue', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('alert')).toHaveText('We were unable to continue your session')
    await expect(dialog.getByRole('timer')).toHaveCount(0)
    await expect(dialog.getByRole('button')).toHaveText(['Ok'])
    await expect(dialog.getByRole('button', { name: 'Ok' })).toBeFocused()
    await portal.isAccessible()
    await page.clock.fastForward(90_000)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    await expect.poll(() => signOuts(sandbox)).toBe(1)
    expect(await refreshes(sandbox)).toBe(1)
  })

  test('reads that there is no connection, and goes on by itself when it is back', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await signInLate(portal)
    const dialog = dialogOf(page)
    await expect(dialog).toBeVisible()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(dialog.getByText('You have no connection just now.')).toBeVisible()
    await expect(dialog.getByRole('timer')).toBeVisible()
    await portal.isAccessible()
    await sandbox.faults([{ path: '/idp/token', status: 503, times: 1 }])
    await context.setOffline(false)
    await expect(dialog.getByText('The sign-in service is not answering just now.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await signOuts(sandbox)).toBe(0)
  })

  test('can log out from the dialog', async ({ page, portal, sandbox }) => {
    await signInLate(portal)
    await dialogOf(page).getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('You have signed out.')).toBeVisible()
    await expect.poll(() => signOuts(sandbox)).toBe(1)
  })

  test('is asked above an open dialog, which is still there afterwards [R-MODAL-01]', async ({
    page,
    portal,
  }) => {
    await page.clock.install()
    await signInLate(portal, '/projections', 330)
    await portal.entry('save-retrieve').click()
    const saving = page.getByRole('dialog', { includeHidden: true })
    await expect(saving).toBeVisible()
    await page.clock.fastForward(35_000)
    await expect(dialogOf(page).getByRole('button', { name: 'Continue', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await portal.isAccessible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(saving).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(saving).toHaveCount(0)
  })

  test('is asked though the side panel was open', async ({ page, portal }) => {
    await page.clock.install()
    await signInLate(portal, '/myaccount', 330)
    await portal.openPanel('Amelia Hart')
    await page.clock.fastForward(35_000)
    await expect(dialogOf(page).getByRole('button', { name: 'Continue', exact: true })).toBeFocused()
    await expect(portal.panel()).toHaveCount(0)
    await dialogOf(page).getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('is not renewed by clicks and scrolling in a browser [R-EXP-21]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client')
    await page.getByRole('heading', { level: 1 }).click()
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('Shift')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await refreshes(sandbox)).toBe(0)
  })
})

test.describe('A client with two tabs', () => {
  test('goes on in both when they answer in one [R-EXP-12]', async ({ page, context, portal, sandbox }) => {
    await sandbox.tokens({ accessTokenSeconds: 300 })
    await portal.signInWithPassword('client')
    const other = await context.newPage()
    await other.goto('/myaccount/documents')
    await expect(dialogOf(page)).toBeVisible()
    await expect(dialogOf(other)).toBeVisible()
    await sandbox.tokens({ accessTokenSeconds: 1800 })
    await dialogOf(other).getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(dialogOf(other)).toHaveCount(0)
    await expect(dialogOf(page)).toHaveCount(0)
    expect(await refreshes(sandbox)).toBe(2)
    expect(await signOuts(sandbox)).toBe(0)
  })

  test('is not asked in the one they left while they work in the other', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await signInLate(portal, '/myaccount', 330)
    const other = await context.newPage()
    await other.goto('/myaccount/documents')
    await other.getByRole('heading', { level: 1 }).click()
    await page.clock.fastForward(35_000)
    await expect.poll(() => refreshes(sandbox)).toBe(1)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('is signed out in both when neither hears of them', async ({ page, context, portal, sandbox }) => {
    await page.clock.install()
    await signInLate(portal)
    const other = await context.newPage()
    await other.goto('/myaccount/documents')
    await other.getByRole('heading', { level: 1, name: titleOf('documents') }).waitFor()
    await expect(dialogOf(page)).toBeVisible()
    await page.clock.fastForward(61_000)
    await expect(page.getByText('because you did nothing for a while')).toBeVisible()
    await expect(other.getByText('You signed out in another tab')).toBeVisible()
    await expect.poll(() => new URL(other.url()).pathname).toBe('/')
    expect(await signOuts(sandbox)).toBe(1)
  })
})

test.describe('A client in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('is asked half a minute ahead [R-EXP-03, R-CONST-05]', async ({ page, portal, sandbox }) => {
    await portal.install()
    await sandbox.tokens({ accessTokenSeconds: 35 })
    await portal.signInWithPassword('client-pwa')
    await expect(dialogOf(page)).toBeVisible()
    const left = await secondsOn(page)
    expect(left).toBeLessThanOrEqual(30)
    await portal.isAccessible()
    await dialogOf(page).getByRole('timer').click()
    expect(await refreshes(sandbox)).toBe(0)
    await sandbox.tokens({ accessTokenSeconds: 1800 })
    await dialogOf(page).getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(dialogOf(page)).toHaveCount(0)
  })

  test('stays signed in by a click, a key or a scroll, one renewal in 30 seconds [R-EXP-17..20, R-CONST-06]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await portal.install()
    await portal.signInWithPassword('client-pwa')
    expect(await refreshes(sandbox)).toBe(0)
    const heading = page.getByRole('heading', { level: 1 })
    for (let click = 0; click < 10; click++) await heading.click()
    await expect.poll(() => refreshes(sandbox)).toBe(1)
    await page.clock.fastForward(31_000)
    await page.keyboard.press('Shift')
    await page.keyboard.press('Shift')
    await expect.poll(() => refreshes(sandbox)).toBe(2)
    await page.clock.fastForward(31_000)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => refreshes(sandbox)).toBe(3)
    await heading.click()
    await page.clock.fastForward(20_000)
    await heading.click()
    expect(await refreshes(sandbox)).toBe(3)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})
