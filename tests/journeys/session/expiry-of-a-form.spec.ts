// A session that ends while a form is filled in: what was typed is kept, and signing in again leads to the same step.
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, type Portal } from '../../support/journey.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

// The tokens of these journeys are short, so that nobody waits for half an hour.
test.beforeEach(({ context }) => takesTokensForLong(context))

const FORM = '/myaccount/payments-and-transfers/bank-transfers?account=A-U-20002-2'
const SAVE = { path: '/api/forms/bank-transfer', method: 'PUT' }

/** Answers every question of the form but sends nothing. The last answer is typed and its field is not left. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Day of the transfer').fill('2026-12-01')
  await page.getByLabel('Amount').fill('1250')
}

const isKept = (page: Page) =>
  expect(page.getByText('We kept what you typed. Sign in to go on with it.')).toBeVisible()

/** Presses "Sign in" on the signed-out page. */
async function signInAgain(page: Page, portal: Portal, persona: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await portal.signInAtProvider(persona)
}

async function hasAnswers(page: Page): Promise<void> {
  await expect(page.getByLabel('Amount')).toHaveValue('1250')
  await expect(page.getByLabel('Day of the transfer')).toHaveValue('2026-12-01')
}

/** Logs out in a second tab. */
async function logOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto('/myaccount')
  await other.getByRole('banner').getByRole('button', { name: 'Amelia Hart', exact: true }).click()
  await other.locator('[data-entry="log-out"]').click()
  await other.getByRole('button', { name: 'Sign in' }).waitFor()
}

test.describe('A client whose session ends while they fill in a form', () => {
  test('returns to it with all that they typed, after nothing happened for a while', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await sandbox.tokens({ accessTokenSeconds: 330 })
    await portal.signInWithPassword('client', FORM)
    await fillIn(page)
    await sandbox.tokens({ accessTokenSeconds: 1800 })
    await page.clock.fastForward(35_000)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expect.poll(async () => (await sandbox.journal(SAVE)).length).toBeGreaterThan(0)
    await page.clock.fastForward(61_000)
    await isKept(page)
    await portal.isAccessible()
    await signInAgain(page, portal, 'client')
    await hasAnswers(page)
    expect(portal.path()).toBe(`${FORM}&for=U-20002`)
  })

  test('returns to the check of the answers after an answer 401', async ({ page, portal, sandbox }) => {
    await portal.signInWithPassword('client', FORM)
    await fillIn(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Your answers are saved.')).toBeVisible()
    await sandbox.faults([{ path: '/api/*', status: 401 }])
    await page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).click()
    await isKept(page)
    await sandbox.clearFaults()
    await signInAgain(page, portal, 'client')
    await expect(page.getByRole('status').filter({ hasText: 'Not sent yet.' })).toBeFocused()
    await expect(page.getByText('£1,250.00')).toBeVisible()
    expect(portal.path()).toBe(`${FORM}&for=U-20002&step=check`)
  })

  test('reads that the last of it may be lost where a 401 answered its save', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client', FORM)
    await sandbox.faults([{ ...SAVE, status: 401 }])
    await page.getByLabel('Amount').fill('1250')
    await expect(page.getByText('What you typed last may not be saved')).toBeVisible()
    await sandbox.clearFaults()
    await signInAgain(page, portal, 'client')
    await expect(page.getByLabel('Amount')).toHaveValue('')
    expect(portal.path()).toBe(`${FORM}&for=U-20002`)
  })

  test('returns to it after they logged out in another tab, with what they typed last', async ({
    page,
    context,
    portal,
  }) => {
    await portal.signInWithPassword('client', FORM)
    await fillIn(page)
    await logOutElsewhere(context)
    await isKept(page)
    await portal.hasPath('/')
    await signInAgain(page, portal, 'client')
    await hasAnswers(page)
  })

  test('leaves it to nobody else: another person who signs in there starts at their own dashboard', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client', FORM)
    await fillIn(page)
    await logOutElsewhere(context)
    await portal.hasPath('/')
    await sandbox.clearJournal()
    await signInAgain(page, portal, 'client-with-children')
    await portal.hasPath('/dashboard')
    expect(await page.evaluate(() => sessionStorage.getItem('portal.return-place'))).toBeNull()
    expect(await sandbox.journal({ path: '/api/forms/bank-transfer' })).toEqual([])
  })

  test('starts at their dashboard after they logged out themselves', async ({ page, portal }) => {
    await portal.signInWithPassword('client', FORM)
    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await expect(page.getByText('You have signed out.')).toBeVisible()
    await signInAgain(page, portal, 'client')
    await portal.hasPath('/dashboard')
  })
})
