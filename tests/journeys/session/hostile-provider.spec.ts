// The built portal before a provider that lies. Every forgery ends at the root with a calm sentence and a report, none hangs,
// and nobody is signed in. What each lie is and what is reported of it: tests/support/hostile/faults.ts. Here is one for each
// sentence and place; tests/engine/session/sign-in/hostile-provider.test.ts tells them all, under all settings.
import type { Page } from '@playwright/test'
import {
  everyRow,
  hangingEndpoint,
  messageOf,
  oddities,
  refreshFaults,
  signInFaults,
  type Fault,
  type Lie,
} from '../../support/hostile/faults.ts'
import { plain, settingsFor, variants, type Variant } from '../../support/hostile/variants.ts'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

test.use({ process: 'hostile-process.ts' })
// One process for all of them.
test.describe.configure({ mode: 'default' })

interface Facing {
  asked: string[]
  told(fault: Fault): string
}

/** Points the portal at the issuer that tells this lie. */
async function facing(page: Page, portal: Portal, lie: Lie, variant: Variant = plain): Promise<Facing> {
  const { hostile = '', elsewhere = '' } = portal.addresses as { hostile?: string; elsewhere?: string }
  const row = everyRow.findIndex((one) => one.lie === lie)
  const path = `/${everyRow[row]?.during}/${variants.indexOf(variant) * everyRow.length + row}`
  const issuer = hostile + path + (variant.hasSlash ? '/' : '')
  const endpoints = (variant.isElsewhere ? elsewhere : hostile) + path
  await page.route('**/settings.json', async (route) => {
    const answer = await route.fetch({ maxRetries: 3 })
    const { provider: _sandboxs, ...settings } = (await answer.json()) as Record<string, unknown>
    await route.fulfill({
      response: answer,
      json: { ...settings, ...settingsFor(variant, issuer, endpoints) },
    })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${endpoints}/`))
      asked.push(new URL(request.url()).pathname.slice(path.length))
  })
  return { asked, told: (fault) => messageOf(fault, issuer, { endpoints, variant }) }
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

/** The page meets a portal, a sandbox and storages that know nothing of the provider before. */
async function startAfresh(page: Page, { sandbox }: Portal): Promise<void> {
  await page.unrouteAll()
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await sandbox.reset()
}

const faultOf = (faults: readonly Fault[], name: string): Fault =>
  faults.find(({ group, id }) => `${group}, ${id}` === name)!

/** Opens a page before a provider that tells this lie, and is not signed in. */
async function signsNobodyIn(
  fault: Fault,
  page: Page,
  portal: Portal,
  variant: Variant = plain,
): Promise<void> {
  const { told, asked } = await facing(page, portal, fault.lie, variant)
  const endpoint = hangingEndpoint(fault.lie)
  const hanging = endpoint === undefined ? undefined : page.waitForRequest(`**${endpoint}`)
  await page.goto('/myaccount/documents')
  if (await hanging) await page.clock.fastForward(10_000)

  await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
  await expect(
    page.getByText(
      fault.sentence ??
        /^We could not sign you in because of a fault on our side\. Call us and quote [0-9A-F]{8}/,
    ),
  ).toBeVisible()
  await portal.hasPath('/')
  await expect
    .poll(async () => (await portal.sandbox.errors()).map(({ message }) => message))
    .toEqual([told(fault)])
  expect(asked.filter((path) => path === '/authorize').length).toBeLessThan(2)
  expect(await portal.sandbox.asked()).toEqual([])
  expect(await keptOfAUser(page)).toEqual([])
}

/** Opens a page before a provider that does no harm, and is signed in. */
async function signsIn(lie: Lie, page: Page, portal: Portal, variant?: Variant): Promise<void> {
  await facing(page, portal, lie, variant)
  await page.goto('/myaccount')
  await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
  await portal.hasPath('/myaccount')
  expect(await portal.sandbox.errors()).toEqual([])
}

test.describe('A hostile provider at a sign-in', () => {
  /** Redirects are here because only a browser hides where they lead. */
  const lies = [
    'Discovery, another issuer',
    'Discovery, discovery fails',
    'Discovery, discovery redirects',
    'Callback, an error [R-OIDC-07]',
    'Callback, answer in the fragment',
    'Callback, another iss',
    'Token endpoint, code refused',
    'Token endpoint, token endpoint redirects',
    'Signature and keys, signed by a stranger',
    'Signature and keys, keys redirect',
    'Claims, no user id',
    'Claims, expired',
  ]
  test('signs nobody in, whatever is wrong, and the person reads what it is [R-OIDC-07]', async ({
    page,
    portal,
  }) => {
    for (const lie of lies)
      await test.step(lie, async () => {
        await signsNobodyIn(faultOf(signInFaults, lie), page, portal)
        await startAfresh(page, portal)
      })
  })

  test('signs nobody in where it hangs', async ({ page, portal }) => {
    await page.clock.install()
    for (const lie of ['Discovery, discovery never answers', 'Token endpoint, tokens never end'])
      await test.step(lie, async () => {
        await signsNobodyIn(faultOf(signInFaults, lie), page, portal)
        await startAfresh(page, portal)
      })
  })
})

test.describe('A hostile provider at a renewal', () => {
  /** The first token is about to expire as soon as it is there. Somebody asks to continue. */
  async function asksToContinue(name: string, page: Page, portal: Portal) {
    const fault = faultOf(refreshFaults, name)
    const { told } = await facing(page, portal, fault.lie)
    await page.route('**/token', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      if (!route.request().postData()?.includes('grant_type=authorization_code')) return route.fallback()
      const response = await route.fetch({ maxRetries: 3 })
      const answer = (await response.json()) as object
      await route.fulfill({ response, json: { ...answer, expires_in: 240 } })
    })
    await page.goto('/myaccount/documents')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
    return { dialog, told: told(fault) }
  }
  async function keepsTheSamePerson(page: Page) {
    const kept = await keptOfAUser(page)
    expect(kept.join(' ')).toContain('U-20002')
    expect(kept.join(' ')).not.toMatch(/U-20003|sub-p03/)
  }

  test('renews nothing [R-OIDC-10, R-ERR-21]', async ({ page, portal }) => {
    await takesTokensForLong(page.context())
    await test.step('and who was another subject’s is signed out', async () => {
      const { dialog, told } = await asksToContinue(
        'Refresh, another subject [R-OIDC-10, R-ERR-21]',
        page,
        portal,
      )
      await expect(dialog.getByRole('alert')).toHaveText('We were unable to continue your session')
      await keepsTheSamePerson(page)
      await expect
        .poll(async () => (await portal.sandbox.errors()).map(({ message }) => message))
        .toEqual([told])
      await dialog.getByRole('button', { name: 'Ok', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
      await portal.hasPath('/')
      expect(await keptOfAUser(page)).toEqual([])
    })
    await startAfresh(page, portal)
    await test.step('while it redirects, and is asked again until the time is up', async () => {
      const { dialog } = await asksToContinue('Refresh, redirects', page, portal)
      await expect(dialog.getByText('The sign-in service is not answering just now.')).toBeVisible()
      await expect(dialog.getByRole('timer')).toBeVisible()
      await keepsTheSamePerson(page)
    })
  })
})

test.describe('A provider with settings of its own', () => {
  /** What the browser must tell apart under each: names of claims, algorithms, origins. */
  const lies = [
    'Claims, no user id',
    'Signature and keys, signed by a stranger',
    'Discovery, token endpoint elsewhere',
    'Signature and keys, signed by a stranger, ES256',
  ]
  const settings = variants.filter((variant) => variant !== plain)

  test('signs nobody in by a lie', async ({ page, portal }) => {
    for (const [at, variant] of settings.entries())
      await test.step(`under settings for ${variant.id}: ${lies[at]}`, async () => {
        await signsNobodyIn(faultOf(signInFaults, lies[at]!), page, portal, variant)
        await startAfresh(page, portal)
      })
  })

  test('signs people in by the truth, also where it is odd but right', async ({ page, portal }) => {
    for (const variant of settings)
      await test.step(`under settings for ${variant.id}`, async () => {
        await signsIn(oddities[0]!.lie, page, portal, variant)
        await startAfresh(page, portal)
      })
    const odd = oddities.find(({ id }) => id === 'signed with ES256')!
    await test.step(odd.id, () => signsIn(odd.lie, page, portal))
  })
})
