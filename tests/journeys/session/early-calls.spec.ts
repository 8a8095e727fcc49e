// What a page asks for while its scripts are still on their way: the same calls as without, each once, and only for whom
// the session allows it.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

/** Holds back every script file of this browser from now on, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.context().route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

/** Loads the page again without its scripts, until the returned function is called. */
async function reloadWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  return release
}

const people = ['/api/user', '/api/client/delegates', '/api/sharedaccess/sharedwithyou']
const own = ['/api/uiuserprefs', '/api/userparameters', '/api/featureflags']
const figures = [
  '/api/portfolios/tasks',
  '/api/portfolios',
  '/api/portfolios/series',
  '/api/portfolios/activity',
  '/api/taxyearinfo',
]

test('Somebody whose scripts are slow has calls sent for them before the first one runs', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.signIn('delegate')
  await portal.startJournal()

  await test.step('for their figures, and no call is sent twice', async () => {
    const release = await reloadWithoutScripts(page)
    await expect.poll(() => sandbox.asked()).toHaveLength(people.length + own.length + figures.length)
    release()
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await expect(page.getByText(/£\d/).first()).toBeVisible()
    const calls = (await sandbox.journal()).filter(({ path }) => path.startsWith('/api/'))
    for (const path of [...people, ...own, ...figures])
      expect(
        calls.filter((call) => call.path === path),
        path,
      ).toHaveLength(1)
  })

  await test.step('not by a duplicated tab', async () => {
    await portal.startJournal()
    const release = await holdScripts(page)
    const [copy] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open(location.href)),
    ])
    await copy.waitForURL('**/myaccount', { waitUntil: 'commit' })
    const hasSettings = () =>
      performance.getEntriesByType('resource').some(({ name }) => /settings.json$/.test(name))
    await copy.waitForFunction(hasSettings)
    await copy.evaluate(() => navigator.locks.query())
    expect(await sandbox.asked()).toEqual([])
    release()
    await expect(copy.getByRole('heading', { level: 1 })).toBeVisible()
    await copy.close()
  })

  await test.step('not for their own accounts where they act for a client, nor early for the client’s', async () => {
    const grant = JSON.stringify({ kind: 'client', id: 'C-30003' })
    await page.evaluate((value) => localStorage.setItem('portal.switched-grant.U-20008', value), grant)
    await portal.startJournal()
    const release = await reloadWithoutScripts(page)
    await expect.poll(() => sandbox.asked()).toHaveLength(people.length)
    release()
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await portal.isQuiet()
    const calls = await sandbox.journal()
    for (const path of own) {
      const [call, ...more] = calls.filter((each) => each.path === path)
      expect(call!.headers['x-clientid'], path).toBe('C-30003')
      expect(more).toEqual([])
    }
  })

  await test.step('and where these are refused, they are signed out and read why once', async () => {
    await sandbox.faults([{ path: '/api/user', status: 401 }])
    const release = await reloadWithoutScripts(page)
    release()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    expect(await page.evaluate(() => globalThis.portalEarly)).toBeUndefined()
  })
})
