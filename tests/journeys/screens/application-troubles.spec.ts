// An application that meets trouble, or is made by keyboard, in the installed app or for somebody else.
import type { Page } from '@playwright/test'
import { pressApply, tickAll } from '../../support/application.ts'
import { expect, test } from '../../support/journey.ts'
import { tabTo } from '../../support/inspector-keys.ts'

const APPLICATION = '/projections/application'
const SEND = '/api/accountopening/applications'
const answersOf = (page: Page) => page.getByRole('main').getByRole('checkbox')
const saved = (page: Page) => page.getByText('Your answers are saved.')
const bank = (page: Page) => page.getByRole('radio', { name: 'account ending' }).first()

async function fillIn(page: Page) {
  await tickAll(page)
  await bank(page).check()
}

async function toCheck(page: Page) {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
}

test.describe('A client with a saved basket', () => {
  test('finds the answers again after the session has ended in the middle', async ({ page, portal }) => {
    await portal.signIn('client-with-children', APPLICATION)
    await fillIn(page)
    await expect(saved(page)).toBeVisible()
    const panel = await portal.openPanel('Ben Osei')
    await panel.locator('[data-entry="log-out"]').click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('client-with-children')
    await page.goto(APPLICATION)
    await expect(page.getByRole('region', { name: 'Not sent' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(bank(page)).toBeChecked()
    for (const box of await answersOf(page).all()) await expect(box).toBeChecked()
  })

  test('is shown both versions after they change the answers in another tab', async ({
    page,
    context,
    portal,
  }) => {
    await portal.signIn('client-with-children', APPLICATION)
    await expect(bank(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto(APPLICATION)
    await answersOf(other).first().check()
    await expect(saved(other)).toBeVisible()
    await bank(page).check()
    await expect(page.getByRole('heading', { name: 'This has changed elsewhere' })).toBeFocused()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Use the answers saved there' }).click()
    await expect(answersOf(page).first()).toBeChecked()
    await expect(bank(page)).not.toBeChecked()
  })

  test('sends nothing when the basket was changed in another tab meanwhile, and reads why', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children', APPLICATION)
    await fillIn(page)
    await toCheck(page)
    const other = await context.newPage()
    await other.goto('/projections/basket')
    await other
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(other.getByText('Your basket is saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Send the application' }).click()
    await expect(page.getByRole('alert')).toContainText('Your basket has changed somewhere else')
    const sent = await sandbox.journal({ path: SEND, method: 'POST' })
    expect(sent.map(({ status }) => status)).toEqual([409])
    await page.getByRole('button', { name: 'Send the application' }).click()
    await portal.hasPath('/projections/complete/success')
    await expect(page.getByRole('list', { name: 'Accounts applied for' }).locator('> li')).toHaveCount(2)
  })

  test('asks whether it arrived after being offline when sending, and sends it once', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children', APPLICATION)
    await fillIn(page)
    await toCheck(page)
    await page.route(`**${SEND}`, (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    )
    await page.getByRole('button', { name: 'Send the application' }).click()
    await expect(page.getByRole('alert')).toContainText('We don’t know whether it arrived')
    await portal.isAccessible()
    await page.unroute(`**${SEND}`)
    await page.getByRole('button', { name: 'Send the application' }).click()
    await portal.hasPath('/projections/complete/success')
    const applications = await sandbox.journal({ path: SEND, method: 'POST' })
    expect(applications.filter(({ status }) => (status ?? 0) < 300)).toHaveLength(1)
  })

  for (const { path, says } of [
    { path: '/api/accountopeningbackup', says: 'We couldn’t load your basket' },
    { path: '/api/bank-accounts', says: 'We couldn’t load your bank accounts' },
    { path: '/api/personaldetails', says: 'We couldn’t load these details' },
    { path: '/api/forms/application', says: 'We couldn’t load this form' },
  ])
    test(`reads which part of the application could not be loaded where ${path} fails, and tries it again`, async ({
      page,
      portal,
      sandbox,
    }) => {
      await sandbox.faults([{ method: 'GET', path, status: 500 }])
      await portal.signIn('client-with-children', APPLICATION)
      await expect(page.getByText(says)).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(bank(page)).toBeVisible()
      await expect(page.getByText(says)).toHaveCount(0)
    })
})

test.describe('A client who uses only the keyboard', () => {
  test('applies: reads, declares, chooses the bank account, checks and sends', async ({ page, portal }) => {
    test.slow()
    await portal.signIn('client-with-children', APPLICATION)
    await expect(bank(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.tabIndex = -1
      heading.focus()
    })
    const boxes = await answersOf(page).count()
    let ticked = 0
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      const on = await page.evaluate(() => {
        const focused = document.activeElement
        return {
          type: focused instanceof HTMLInputElement ? focused.type : focused?.tagName,
          text: focused?.textContent?.trim(),
          ring: focused
            ? getComputedStyle(focused).outlineStyle !== 'none' || focused.matches(':focus-visible')
            : false,
        }
      })
      expect(on.ring).toBe(true)
      if (on.type === 'checkbox') {
        await page.keyboard.press('Space')
        ticked++
      } else if (on.type === 'radio') await page.keyboard.press('Space')
      else if (on.text === 'Continue') break
    }
    expect(ticked).toBe(boxes)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Send the application' }))
    await page.keyboard.press('Enter')
    await portal.hasPath('/projections/complete/success')
  })
})

test.describe('A client in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('designs a portfolio and applies for it [R-PAGE-43]', async ({ page, portal }) => {
    await portal.install()
    await portal.signIn('client-pwa', '/projections')
    await page.getByRole('radio', { name: 'General investment account', exact: true }).check()
    await page.getByLabel('Name').fill('Boat')
    await page.getByLabel('First payment').fill('900')
    await page.getByLabel('For how many years?').fill('6')
    await page.getByRole('radio', { name: '3 Moderately cautious', exact: true }).check()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await page.getByRole('link', { name: 'See your basket' }).click()
    await pressApply(page, portal)
    await portal.hasPath(APPLICATION)
    await fillIn(page)
    // Where a button is half under the header or the tab bar, axe measures the half that is seen.
    await page.evaluate(() => scrollTo(0, 0))
    await portal.isAccessible()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await toCheck(page)
    await page.getByRole('button', { name: 'Send the application' }).click()
    await portal.hasPath('/projections/complete/success')
    expect(await overflow()).toBeLessThanOrEqual(0)
    await portal.isAccessible()
  })
})

test.describe('A delegate', () => {
  test('applies for the client they act for, named on each step; nothing becomes their own', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', '/projections')
    await portal.goOn()
    await expect(page.getByRole('heading', { level: 1, name: /Rose Lin/ })).toBeVisible()
    await page.getByRole('radio', { name: 'General investment account', exact: true }).check()
    await page.getByLabel('Name').fill('Garden room')
    await page.getByLabel('First payment').fill('1,500')
    await page.getByLabel('For how many years?').fill('7')
    await page.getByRole('radio', { name: '3 Moderately cautious', exact: true }).check()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await page.getByRole('link', { name: 'See your basket' }).click()
    await portal.hasPath('/projections/basket')
    const heading = page.getByRole('heading', { level: 1, name: /Rose Lin/ })
    await expect(heading).toBeVisible()
    await pressApply(page, portal)
    await portal.hasPath(APPLICATION)
    await expect(heading).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Another bank account' })).toHaveCount(0)
    await fillIn(page)
    await toCheck(page)
    await expect(heading).toBeVisible()
    await page.getByRole('button', { name: 'Send the application' }).click()
    await portal.hasPath('/projections/complete/success')
    await expect(heading).toBeVisible()
    await expect(page.getByText('by Grace Lin.')).toBeVisible()
    await portal.isAccessible()
    const sent = await sandbox.journal({ path: SEND, method: 'POST' })
    expect(sent.map(({ headers }) => headers['x-clientid'])).toEqual(['C-30003'])
    await page.goto('/projections/corporate')
    await expect(page.getByRole('heading', { level: 1, name: /Rose Lin/ })).toBeVisible()
  })
})

test.describe('A viewer of a shared account', () => {
  for (const path of [
    APPLICATION,
    '/projections/corporate',
    '/projections/complete/success',
    '/projections/basket',
    '/retirement-planner',
    '/retirement-health-check',
    '/myaccount/customerinformation/personal-details',
    '/myaccount/customerinformation/account-security',
  ])
    test(`is turned away from ${path}, and nothing behind it is asked for`, async ({ portal, sandbox }) => {
      await portal.turnsViewerAway(path)
      const asked = await sandbox.asked()
      expect(asked.filter((call) => /accountopening|details|security|retirement/.test(call))).toEqual([])
    })
})
