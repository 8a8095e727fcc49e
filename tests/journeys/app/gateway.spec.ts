// A gateway between the portal and its API (a real nginx), which answers by itself: what people read on five pages, and what they
// can do then.
import type { Locator } from '@playwright/test'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '#tools/nginx.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import type { GatewayMode } from '../../support/gateway-process.ts'

test.skip(findNginx() === undefined, 'There is no nginx here')
test.use({ process: 'gateway-process.ts' })

/** Makes the gateway do this, and only this; nothing: it passes everything on. */
function gateway(portal: Portal, ...names: (GatewayMode | 'everything')[]): void {
  const { folder } = portal.addresses as unknown as { folder: string }
  for (const name of [
    'redirect',
    'page',
    'unauthorised',
    'busy',
    'large',
    'bad',
    'undated',
    'cut',
    'late',
    'everything',
  ])
    rmSync(join(folder, name), { force: true })
  for (const name of names) writeFileSync(join(folder, name), '')
}

const pages = [
  '/myaccount',
  '/myaccount/messages',
  '/myaccount/documents',
  '/myaccount/payments-and-transfers',
  '/myaccount/tax-allowances-and-services',
]

/** When a card offers to sign in again: where the answer is not the API's, or, where a browser says nothing of it, after one more try. */
const offers: Record<
  Exclude<GatewayMode, 'large' | 'undated' | 'busy' | 'late'>,
  'at once' | 'after a try' | 'never'
> = {
  redirect: 'after a try',
  page: 'at once',
  unauthorised: 'after a try',
  cut: 'after a try',
  bad: 'never',
}

test('Somebody behind a gateway reads on every page what could not be loaded, and can sign in again where that may help; it is loaded by itself once the gateway lets it', async ({
  page,
  portal,
  sandbox,
}) => {
  // The session outlives the minutes that pass here.
  await sandbox.tokens({ accessTokenSeconds: 4 * 3600 })
  await page.clock.install()
  const main = page.getByRole('main')
  const signIn = main.getByRole('button', { name: 'Sign in again' })
  const lacks = main.getByText(/couldn’t load/)
  /** Lets so much time pass, again and again, until this is there. */
  const after = (milliseconds: number, what: Locator) =>
    expect(async () => {
      await page.clock.fastForward(milliseconds)
      await expect(what).toBeVisible({ timeout: Math.max(100, milliseconds / 6) })
    }).toPass({ intervals: [50] })

  gateway(portal, 'redirect')
  await portal.signIn('client')
  for (const [mode, offer] of Object.entries(offers))
    for (const path of pages)
      await test.step(`${mode} at ${path}`, async () => {
        gateway(portal, mode as GatewayMode)
        await portal.follow(path)
        await after(3_000, lacks.first())
        if (offer === 'after a try') {
          await main.getByRole('button', { name: 'Try again' }).first().click()
          await after(3_000, signIn.first())
        }
        expect((await signIn.count()) > 0).toBe(offer !== 'never')
      })

  await test.step('a connection that is cut after a while: as one that is cut at once', async () => {
    gateway(portal, 'late')
    await portal.follow('/myaccount')
    // Each step is far shorter than the deadline of a call, so that it is the gateway that ends it.
    await after(200, lacks.first())
    await main.getByRole('button', { name: 'Try again' }).first().click()
    await after(200, signIn.first())
  })

  for (const path of pages)
    await test.step(`busy at ${path}: it comes back by itself after the time that was asked for`, async () => {
      gateway(portal, 'busy')
      await portal.follow(path)
      await expect(lacks.first()).toBeVisible()
      await expect(signIn).toHaveCount(0)
      gateway(portal)
      await expect(async () => {
        // What it asked for, and a tenth more at most.
        await page.clock.fastForward(66_000)
        await expect(lacks).toHaveCount(0, { timeout: 2_000 })
      }).toPass()
    })

  for (const mode of ['redirect', 'page', 'unauthorised'] as const)
    await test.step(`${mode} for every call: the account opens by itself once the gateway lets it`, async () => {
      gateway(portal, mode, 'everything')
      await page.goto('/myaccount')
      await after(3_000, page.getByRole('heading', { name: 'We couldn’t open your account' }))
      await expect(signIn).toBeVisible()
      gateway(portal)
      await after(10_500, main.getByRole('heading', { name: 'Accounts', exact: true }))
    })

  await test.step('no date: the page is whole', async () => {
    gateway(portal, 'undated', 'everything')
    await page.goto('/myaccount')
    await expect(main.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
    await expect(main.getByText(/couldn’t/)).toHaveCount(0)
  })

  await test.step('no answer for a while: the page says that it keeps trying, and is whole once there is one', async () => {
    gateway(portal, 'cut')
    await portal.follow('/myaccount/documents')
    await expect(main.getByRole('alert')).toContainText('We couldn’t load')
    await after(3_000, page.getByText('Our service is not answering just now. We’ll keep trying.'))
    gateway(portal)
    await after(10_500, page.getByText('Our service is back, and we have loaded what was missing.'))
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('table').first()).toBeVisible()
  })

  await test.step('a message that is too large for the gateway: it says so', async () => {
    gateway(portal, 'large')
    await portal.follow('/myaccount/messages/new')
    await main.getByLabel('What is it about?').selectOption('My accounts')
    await main.getByLabel('Subject').fill('A long letter')
    await main.getByRole('textbox', { name: 'Message' }).fill('word '.repeat(1_000))
    await main.getByRole('button', { name: 'Send' }).click()
    await expect(main.getByText(/too large/).first()).toBeVisible()
  })
})
