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
  type Fault,
  type Lie,
} from '../../support/hostile/faults.ts'
import { plain, settingsFor, variants, type Variant } from '../../support/hostile/variants.ts'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import type { SandboxClient } from '../../support/sandbox-client.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

test.use({ process: 'hostile-process.ts' })

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

/** One after the other in one browser: each meets a portal, a sandbox and storages that know nothing of the one before. */
async function each<T extends { id: string }>(
  cases: readonly T[],
  { page, sandbox }: { page: Page; sandbox: SandboxClient },
  look: (one: T) => Promise<void>,
): Promise<void> {
  for (const one of cases)
    await test.step(one.id, async () => {
      await look(one)
      await page.unrouteAll()
      await page.goto('/settings.json')
      await page.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
      })
      await sandbox.reset()
    })
}

/** Opens a page before a provider that tells this lie, and is not signed in. */
async function signsNobodyIn(fault: Fault, page: Page, portal: Portal): Promise<void> {
  const { told, asked } = await facing(page, portal, fault.lie)
  const endpoint = hangingEndpoint(fault.lie)
  if (endpoint !== undefined) await page.clock.install()
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
  const hanging = signInFaults.filter(({ lie }) => hangingEndpoint(lie) !== undefined)
  for (const fault of hanging)
    test(`signs nobody in: ${fault.group}, ${fault.id}`, ({ page, portal }) =>
      signsNobodyIn(fault, page, portal))

  for (const [group, faults] of Map.groupBy(signInFaults, (fault) => fault.group))
    test(`signs nobody in, whatever is wrong: ${group}`, async ({ page, portal, sandbox }) => {
      const answered = faults.filter((fault) => !hanging.includes(fault))
      await each(answered, { page, sandbox }, (fault) => signsNobodyIn(fault, page, portal))
    })
})

/** One of each kind of lie; tests/engine/session/sign-in/hostile-provider.test.ts has them all. */
const refreshLies = refreshFaults.filter(({ id }) =>
  /^(another subject|for another client|expired|signed by a stranger|not signed|refused)/.test(id),
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
      const { told } = await facing(page, portal, fault.lie)
      await takesTokensForLong(page.context())
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
        .toEqual([told(fault)])
      await dialog.getByRole('button', { name: 'Ok', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
      await portal.hasPath('/')
      expect(await keptOfAUser(page)).toEqual([])
    })
  }

  test('renews nothing while it redirects, and is asked again until the time is up', async ({
    page,
    portal,
  }) => {
    await facing(page, portal, refreshFaults.find(({ id }) => id === 'redirects')!.lie)
    await takesTokensForLong(page.context())
    await expiresSoon(page)
    await page.goto('/myaccount/documents')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(dialog.getByText('The sign-in service is not answering just now.')).toBeVisible()
    await expect(dialog.getByRole('timer')).toBeVisible()
    const kept = await keptOfAUser(page)
    expect(kept.join(' ')).toContain('U-20002')
    expect(kept.join(' ')).not.toMatch(/U-20003|sub-p03/)
  })
})

test.describe('A provider that is odd but right', () => {
  test('signs people in', async ({ page, portal, sandbox }) => {
    const odd = oddities.filter(({ during }) => during === 'sign-in')
    await each(odd, { page, sandbox }, ({ lie }) => signsIn(lie, page, portal))
  })
})

/** One lie of each kind; tests/engine/session/sign-in/hostile-provider.test.ts tells them all under all settings. */
const lieOfEachKind = signInFaults.filter(({ id }) =>
  /^(token endpoint elsewhere|another iss$|code refused|signed by a stranger$|public key|no user id)/.test(
    id,
  ),
)

for (const variant of variants.filter((one) => one !== plain)) {
  test.describe(`Under settings for ${variant.id}`, () => {
    test('nobody is signed in by a lie of any kind', async ({ page, portal, sandbox }) => {
      await each(lieOfEachKind, { page, sandbox }, async (fault) => {
        const { told } = await facing(page, portal, fault.lie, variant)
        await page.goto('/myaccount/documents')
        await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
        await expect
          .poll(async () => (await sandbox.errors()).map(({ message }) => message))
          .toEqual([told(fault)])
        expect(await sandbox.asked()).toEqual([])
        expect(await keptOfAUser(page)).toEqual([])
      })
    })

    test('people are signed in by a provider that tells the truth', ({ page, portal }) =>
      signsIn(oddities[0]!.lie, page, portal, variant))
  })
}
