// The built portal before a provider that lies. Every forgery ends at the root with a calm sentence and a report, none hangs,
// and nobody is signed in. What each lie is and what is reported of it: tests/support/hostile/faults.ts.
import type { Page } from '@playwright/test'
import {
  everyRow,
  hangingEndpoint,
  messageOf,
  oddities,
  refreshFaults,
  signInFaults,
  type Lie,
} from '../../support/hostile/faults.ts'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.use({ process: 'hostile-process.ts' })

/** Points the portal at the issuer that tells this lie. */
async function facing(page: Page, lie: Lie): Promise<{ issuer: () => string; asked: string[] }> {
  const row = everyRow.findIndex((each) => each.lie === lie)
  let issuer = ''
  await page.route('**/settings.json', async (route) => {
    const answer = await route.fetch({ maxRetries: 3 })
    const settings = (await answer.json()) as { authority: string }
    issuer = `${new URL(settings.authority).origin}/${everyRow[row]?.during}/${row}`
    await route.fulfill({ response: answer, json: { ...settings, authority: issuer } })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (issuer !== '' && request.url().startsWith(issuer))
      asked.push(new URL(request.url()).pathname.slice(new URL(issuer).pathname.length))
  })
  return { issuer: () => issuer, asked }
}

/** What this page keeps in the browser that is a token or tells of a person. */
const keptOfAUser = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const entries = [...Object.entries(sessionStorage), ...Object.entries(localStorage)]
    const databases = await indexedDB.databases()
    return [
      ...entries.map(([key, value]) => `${key}: ${value}`),
      ...databases.map(({ name }) => `database ${name}`),
      document.cookie,
    ].filter((entry) => /oidc\.user|_token|eyJ|sub-p0|U-2000|Amelia|^database/.test(entry))
  })

test.describe('A hostile provider at a sign-in', () => {
  for (const fault of signInFaults) {
    test(`signs nobody in: ${fault.group}, ${fault.id}`, async ({ page, portal, sandbox }) => {
      const { issuer, asked } = await facing(page, fault.lie)
      const endpoint = hangingEndpoint(fault.lie)
      if (endpoint !== undefined) await page.clock.install()
      const hanging = endpoint === undefined ? undefined : page.waitForRequest(`**${endpoint}`)
      await page.goto('/myaccount/documents')
      if (await hanging) await page.clock.fastForward(10_000)

      await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
      await expect(
        page.getByText(fault.sentence ?? 'We could not sign you in. Please try again.'),
      ).toBeVisible()
      await portal.hasPath('/')
      await expect
        .poll(async () => (await sandbox.errors()).map(({ message }) => message))
        .toEqual([messageOf(fault, issuer())])
      expect(asked.filter((path) => path === '/authorize').length).toBeLessThan(2)
      expect(await sandbox.asked()).toEqual([])
      expect(await keptOfAUser(page)).toEqual([])
    })
  }
})

/** One of each kind of lie; tests/session/sign-in/hostile-provider.test.ts has them all. */
const refreshLies = refreshFaults.filter(({ id }) =>
  /^(another subject|for another client|expired|signed by a stranger|not signed|refused|redirects)/.test(id),
)

/** The first token is about to expire as soon as it is there. */
const expiresSoon = (page: Page) =>
  page.route('**/token', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (!route.request().postData()?.includes('grant_type=authorization_code')) return route.fallback()
    const response = await route.fetch({ maxRetries: 3 })
    const answer = (await response.json()) as object
    await route.fulfill({ response, json: { ...answer, expires_in: 240 } })
  })

test.describe('A hostile provider at a renewal', () => {
  for (const fault of refreshLies) {
    test(`renews nothing: ${fault.id}`, async ({ page, portal, sandbox }) => {
      const { issuer } = await facing(page, fault.lie)
      await expiresSoon(page)
      await page.goto('/myaccount/documents')
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText('We were unable to continue your session')
      const kept = await keptOfAUser(page)
      expect(kept.join(' ')).toContain('U-20002')
      expect(kept.join(' ')).not.toMatch(/U-20003|sub-p03/)
      await expect
        .poll(async () => (await sandbox.errors()).map(({ message }) => message))
        .toEqual([messageOf(fault, issuer())])
      await dialog.getByRole('button', { name: 'Ok', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
      await portal.hasPath('/')
      expect(await keptOfAUser(page)).toEqual([])
    })
  }
})

test.describe('A provider that is odd but right', () => {
  for (const { id, lie } of oddities.filter(({ during }) => during === 'sign-in')) {
    test(`signs people in: ${id}`, async ({ page, portal, sandbox }) => {
      await facing(page, lie)
      await page.goto('/myaccount')
      await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
      await portal.hasPath('/myaccount')
      expect(await sandbox.errors()).toEqual([])
    })
  }
})
