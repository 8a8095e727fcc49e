// What a page asks for while its scripts are still on their way: the same calls as without, each once, and only for whom
// the session allows it.
import type { BrowserContext, Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

/** Holds back every script file from now on, until the returned function is called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

/** Loads the page again without its scripts, until the returned function is called. */
async function reloadWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page.context())
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

test.describe('A client whose scripts are slow', () => {
  test('has their figures asked for before the first script runs, and no call sent twice', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client')
    await portal.startJournal()
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

  test('signs out where these calls are refused, and reads why once', async ({ page, portal, sandbox }) => {
    await portal.signInWithPassword('client')
    await sandbox.faults([{ path: '/api/user', status: 401 }])
    const release = await reloadWithoutScripts(page)
    release()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    expect(await page.evaluate(() => globalThis.portalEarly)).toBeUndefined()
  })

  test('has nothing asked for by a duplicated tab, which signs in for itself', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client')
    await portal.startJournal()
    const release = await holdScripts(context)
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
  })
})

test('Somebody who acts for a client has nothing of their own accounts asked for, nor early of the client’s', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
  await portal.signInWithPassword('delegate')
  await portal.startJournal()
  const release = await reloadWithoutScripts(page)
  await expect.poll(() => sandbox.asked()).toHaveLength(people.length)
  release()
  await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
  const calls = await sandbox.journal()
  for (const path of own) {
    const [call, ...more] = calls.filter((each) => each.path === path)
    expect(call!.headers['x-clientid'], path).toBe('C-30003')
    expect(more).toEqual([])
  }
})
