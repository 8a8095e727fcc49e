// What a browser app has to keep to while it signs people in: src/engine/session/README.md lists the rules and names these tests.
import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'
import { fillSignInPage } from '../../support/sign-ins.ts'

/** Every request of this page from now on. */
function requests(page: Page): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => seen.push(request))
  return seen
}

/** The tokens that this tab holds. */
const tokens = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
    const user = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string | undefined>
    return [user['access_token'], user['refresh_token'], user['id_token']].map((token) => token ?? 'missing')
  })

test('Somebody who signs in, and out again [R-ERR-37, R-ROUTE-31]', async ({ page, portal, sandbox }) => {
  portal.expectedMistakes = [/thrown by a test/]
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const seen = requests(page)
  const exchanges = () => sandbox.journal({ path: '/idp/token', method: 'POST' })
  const errors = async () => (await sandbox.errors()).toSorted((a, b) => a.name.localeCompare(b.name))
  const used = 'No matching state found in storage'

  await test.step('arrives at the home page when they asked for nothing', async () => {
    await portal.signInWithPassword('client', '/')
    await portal.hasPath('/dashboard')
  })

  await test.step('leaves no code in the address or the history', async () => {
    await page.goBack()
    await page.waitForLoadState()
    expect(page.url()).not.toContain('code=')
    await page.goForward()
    await portal.settled()
    await portal.hasPath('/dashboard')
    expect(await exchanges()).toHaveLength(1)
  })

  await test.step('fails softly with an answer that was used before, and the session goes on', async () => {
    await page.goto(seen.find((request) => request.url().includes('/signin-oidc?'))?.url() ?? '')
    await portal.settled()
    await portal.hasPath('/dashboard')
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Amelia Hart', exact: true }),
    ).toBeVisible()
    await expect.poll(errors).toMatchObject([{ message: used }])
    expect(await exchanges()).toHaveLength(1)
  })

  await test.step('has tokens that are kept for this tab alone and go to the API alone', async () => {
    await portal.follow('/myaccount')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    const secrets = await tokens(page)
    expect(secrets).not.toContain('missing')
    const elsewhere = await page.evaluate(async () => {
      const caches = await window.caches.keys()
      const databases = await indexedDB.databases()
      return JSON.stringify([Object.entries(localStorage), document.cookie, location.href, caches, databases])
    })
    const reports = JSON.stringify(await sandbox.errors())
    for (const secret of secrets) {
      expect(elsewhere + reports + logged.join('\n')).not.toContain(secret)
      expect(seen.map((request) => request.url()).join('\n')).not.toContain(secret)
    }
    const api = `${portal.addresses.sandbox}/api/`
    for (const request of seen.filter((each) => !each.url().startsWith(api))) {
      const sent = Object.keys(request.headers())
      expect(
        sent.filter((name) => ['authorization', 'x-userid', 'x-clientid'].includes(name)),
        request.url(),
      ).toEqual([])
    }
  })

  await test.step('has a page that lets nobody write markup into it', async () => {
    const refused = await page.evaluate(() => {
      const place = document.querySelector('main')
      try {
        if (place) place.innerHTML = '<img src="x" onerror="document.title = \'taken over\'">'
        return 'written'
      } catch (error) {
        return error instanceof Error ? error.message : ''
      }
    })
    expect(refused).toBe('Markup may not be written into the page')
    await expect(page).not.toHaveTitle('taken over')
  })

  await test.step('has a page that reports an error that nobody caught, once each, without what looks like a secret', async () => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown by a test at ?code=secret-code, Bearer secret-token')
      })
      void Promise.reject(new TypeError('rejected, thrown by a test'))
    })
    await expect
      .poll(async () => (await errors()).filter(({ message }) => message !== used))
      .toMatchObject([
        { name: 'Error', message: 'thrown by a test at … …', path: '/myaccount' },
        { name: 'TypeError', message: 'rejected, thrown by a test', path: '/myaccount' },
      ])
  })

  await test.step('shows nothing of a person after they have signed out and gone back', async () => {
    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    await page.goBack()
    // The page is loaded again, finds nobody, and asks the provider who is there.
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
    expect(page.url()).toContain(portal.addresses.sandbox)
  })

  await test.step('uses a state, a nonce and a challenge of its own each time', async () => {
    const asked = (await sandbox.journal({ path: '/idp/authorize' })).map(({ query }) => query)
    expect(asked).toHaveLength(2)
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(new Set(asked.map((query) => query[name])).size, name).toBe(2)
      expect(
        asked.every((query) => (query[name] ?? '').length >= 32),
        name,
      ).toBe(true)
    }
    expect(asked.map((query) => query['code_challenge_method'])).toEqual(['S256', 'S256'])
  })
})

test('A visitor whose sign-in comes to nothing [R-ERR-34, R-ERR-38]', async ({ page, portal, sandbox }) => {
  const seen = requests(page)
  const forged = 'No matching state found in storage'
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })

  await test.step('never leads to another site, whatever address was asked for', async () => {
    await page.goto(`${portal.addresses.portal}//evil.example/x`)
    await portal.settled()
    await page.goto('/signin-oidc?code=x&state=//evil.example')
    await portal.settled()
    await expect.poll(async () => (await sandbox.errors()).map(({ message }) => message)).toEqual([forged])
    const own = new Set([portal.addresses.portal, portal.addresses.sandbox])
    expect(seen.map((request) => new URL(request.url()).origin).filter((origin) => !own.has(origin))).toEqual(
      [],
    )
  })

  await test.step('says calmly why nobody is signed in, and lets them try again', async () => {
    await sandbox.faults([{ path: '/idp/token', status: 503, body: {}, times: 1 }])
    await signIn.click()
    await fillSignInPage(page, 'client')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    await expect(
      page.getByText('The sign-in service is not answering just now. Please try again in a few minutes.'),
    ).toBeVisible()
    await portal.hasPath('/')
    await portal.isAccessible()
    await expect
      .poll(async () => (await sandbox.errors()).map(({ message }) => message))
      .toEqual([
        forged,
        expect.stringMatching(
          /^The provider could not answer \(503\), from URL: http:\/\/localhost:\d+\/idp\/token$/,
        ),
      ])
    expect(await page.content()).not.toMatch(/code=|state=/)
    // Not in the whole content: a port may have these digits.
    expect(await page.locator('body').innerText()).not.toContain('503')
    await signIn.press('Enter')
    await portal.hasPath('/dashboard')
  })
})

test.describe('The production build', () => {
  test('holds no person of the sandbox and none of its test controls', () => {
    const folder = new URL('../../../dist/assets/', import.meta.url)
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    const holding = scripts.filter((name) =>
      /sub-p\d\d|U-200\d\d|amelia\.hart|\/sandbox\/|oidc-provider/.test(
        readFileSync(new URL(name, folder), 'utf8'),
      ),
    )
    expect(holding).toEqual([])
  })
})
