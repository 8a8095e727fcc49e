// A session that ends while a form is filled in: what was typed is kept, and signing in again leads to the same step.
import type { Page } from '@playwright/test'
import { fillDay } from '../../support/fill-day.ts'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

// The tokens of these journeys are short, so that nobody waits for half an hour.
test.beforeEach(({ context }) => takesTokensForLong(context))

const FORM = '/myaccount/payments-and-transfers/bank-transfers?account=A-U-20002-2'

/** Answers every question of the form but sends nothing. The last answer is typed and its field is not left. */
async function fillIn(page: Page): Promise<void> {
  await fillDay(page, 'Day of the transfer', '1/12/2026')
  await page.getByLabel('Amount').fill('1250')
}

const isKept = (page: Page) =>
  expect(page.getByText('We kept what you typed. Sign in to go on with it.')).toBeVisible()

/** Presses "Sign in" on the signed-out page. */
async function signInAgain(portal: Portal, persona: string): Promise<void> {
  await portal.page.getByRole('button', { name: 'Sign in' }).click()
  await portal.signInAtProvider(persona)
}

test.describe('A client whose session ends while they fill in a form', () => {
  test('returns to it with all that they typed, after nothing happened for a while', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await sandbox.tokens({ accessTokenSeconds: 420 })
    await portal.signIn('client', FORM)
    await fillIn(page)
    await sandbox.tokens({ accessTokenSeconds: 1800 })
    await page.clock.fastForward(125_000)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expect
      .poll(() => sandbox.journal({ path: '/api/forms/bank-transfer', method: 'PUT' }))
      .not.toEqual([])
    await page.clock.fastForward(61_000)
    await isKept(page)
    await portal.isAccessible()
    await signInAgain(portal, 'client')
    await expect(page.getByLabel('Amount')).toHaveValue('1250')
    await expect(page.getByRole('group', { name: 'Day of the transfer' }).getByLabel('Month')).toHaveValue(
      '12',
    )
    expect(portal.path()).toBe(`${FORM}&for=U-20002`)
  })

  test('returns to the check of the answers after an answer 401, and leaves it to nobody else', async ({
    page,
    portal,
    sandbox,
  }) => {
    await test.step('a 401 signs them out, and what they typed is kept', async () => {
      await portal.signIn('client', FORM)
      await fillIn(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Your answers are saved.')).toBeVisible()
      await sandbox.faults([{ path: '/api/*', status: 401 }])
      await page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).click()
      await isKept(page)
    })
    await test.step('signing in again leads to the check', async () => {
      await sandbox.clearFaults()
      await signInAgain(portal, 'client')
      await expect(page.getByRole('status').filter({ hasText: 'Not sent yet.' })).toBeFocused()
      await expect(page.getByText('£1,250.00')).toBeVisible()
      expect(portal.path()).toBe(`${FORM}&for=U-20002&step=check`)
    })
    await test.step('many answers 401 sign them out once [R-LOGOUT-10, R-ERR-35]', async () => {
      // No call of this page meets the fault, so that the next page is the one that is signed out.
      await portal.startJournal()
      await sandbox.faults([{ path: '/api/*', status: 401 }])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
      await expect(page.getByText('Your session has ended.')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect((await sandbox.journal()).filter(({ status }) => status === 401).length).toBeGreaterThan(1)
      expect(await sandbox.journal({ path: '/idp/end-session', method: 'GET' })).toHaveLength(1)
    })
    await test.step('another person who signs in there starts at their own dashboard', async () => {
      const returnPlace = () => page.evaluate(() => sessionStorage.getItem('portal.return-place'))
      expect(await returnPlace()).toContain(FORM)
      await sandbox.clearFaults()
      await sandbox.clearJournal()
      await signInAgain(portal, 'client-with-children')
      await portal.hasPath('/dashboard')
      expect(await returnPlace()).toBeNull()
      expect(await sandbox.journal({ path: '/api/forms/bank-transfer' })).toEqual([])
    })
  })
})
