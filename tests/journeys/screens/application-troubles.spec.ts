// An application that meets trouble, or is made by keyboard, in the installed app or for somebody else.
import type { Page } from '@playwright/test'
import { pressApply, tickAll } from '../../support/application.ts'
import { expect, test } from '../../support/journey.ts'
import { tabTo } from '../../support/inspector-keys.ts'

const APPLICATION = '/projections/application'
const SEND = '/api/accountopening/applications'
const answersOf = (page: Page) => page.getByRole('main').getByRole('checkbox')
const saved = (page: Page) => page.getByText('Your answers are saved.')
const banks = (page: Page) => page.getByRole('radio', { name: 'account ending' })

/** Designs a portfolio of risk level 3, puts it into the basket and goes on to the application. */
async function design(page: Page, name: string, first: string, years: string) {
  await page.getByRole('radio', { name: 'General investment account', exact: true }).check()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('First payment').fill(first)
  await page.getByLabel('For how many years?').fill(years)
  await page.getByRole('radio', { name: '3 Moderately cautious', exact: true }).check()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('link', { name: 'See your basket' }).click()
}

async function fillIn(page: Page) {
  await tickAll(page)
  await banks(page).first().check()
}

/** Goes on with the answers that were saved. */
const goOn = (page: Page) =>
  page.getByRole('region', { name: 'Not sent' }).getByRole('button', { name: 'Finish it' }).click()

async function isChecked(page: Page) {
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
}

/** What has the focus, which is seen. */
async function focused(page: Page) {
  const { ring, ...on } = await page.evaluate(() => {
    const at = document.activeElement!
    return {
      kind: at instanceof HTMLInputElement ? at.type : at.tagName,
      text: at.textContent?.trim(),
      ring: getComputedStyle(at).outlineStyle !== 'none' || at.matches(':focus-visible'),
    }
  })
  expect(ring).toBe(true)
  return on
}

test.describe('A client with a saved basket, who uses only the keyboard', () => {
  test('applies through failing parts, the end of the session, another tab and no network', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await test.step('reads which part could not be loaded, and tries each again', async () => {
      const failing = [
        ['/api/accountopeningbackup', 'We couldn’t load your basket'],
        ['/api/personaldetails', 'We couldn’t load these details'],
        ['/api/bank-accounts', 'We couldn’t load your bank accounts'],
        ['/api/forms/application', 'We couldn’t load this form'],
      ] as const
      const fail = (from: number) =>
        sandbox.faults(failing.slice(from).map(([path]) => ({ method: 'GET', path, status: 500 })))
      await fail(0)
      await portal.signIn('client-with-children', APPLICATION)
      for (const [place, [, says]] of failing.entries()) {
        const part = page.getByRole('alert').filter({ hasText: says })
        await expect(part).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await fail(place + 1)
        await part.getByRole('button', { name: 'Try again' }).click()
        await expect(part).toHaveCount(0)
      }
      await expect(banks(page).first()).toBeVisible()
    })

    await test.step('reads, declares and chooses the bank account by keyboard', async () => {
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        heading.tabIndex = -1
        heading.focus()
      })
      let ticked = 0
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab')
        const { kind, text } = await focused(page)
        if (kind === 'checkbox' || kind === 'radio') await page.keyboard.press('Space')
        if (kind === 'checkbox') ticked++
        if (text === 'Continue') break
      }
      expect(ticked).toBe(await answersOf(page).count())
      await expect(saved(page)).toBeVisible()
    })

    await test.step('finds the answers again after the session has ended in the middle', async () => {
      const panel = await portal.openPanel('Ben Osei')
      await panel.locator('[data-entry="log-out"]').click()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await portal.signInAtProvider('client-with-children')
      await portal.follow(APPLICATION)
      await goOn(page)
      await expect(banks(page).first()).toBeChecked()
      for (const box of await answersOf(page).all()) await expect(box).toBeChecked()
    })

    const other = await context.newPage()
    await test.step('is shown both versions after they change the answers in another tab', async () => {
      await other.goto(APPLICATION)
      await goOn(other)
      await answersOf(other).first().uncheck()
      await expect(saved(other)).toBeVisible()
      await answersOf(page).last().uncheck()
      await expect(page.getByRole('heading', { name: 'This has changed elsewhere' })).toBeFocused()
      await portal.isAccessible()
      await page.getByRole('button', { name: 'Use the answers saved there' }).click()
      await expect(answersOf(page).first()).not.toBeChecked()
      await expect(answersOf(page).last()).toBeChecked()
    })

    const send = async () => {
      await tabTo(page, page.getByRole('button', { name: 'Send the application' }))
      await page.keyboard.press('Enter')
    }
    await test.step('sends nothing when the basket was changed in another tab meanwhile, and reads why', async () => {
      await answersOf(page).first().press('Space')
      await tabTo(page, page.getByRole('button', { name: 'Continue' }))
      await page.keyboard.press('Enter')
      await isChecked(page)
      await portal.on(other).follow('/projections/basket')
      await other
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await expect(other.getByText('Your basket is saved.')).toBeVisible()
      await send()
      await expect(page.getByRole('alert')).toContainText('Your basket has changed somewhere else')
    })

    await test.step('asks whether it arrived after being offline when sending, and sends it once', async () => {
      await page.route(`**${SEND}`, (route) =>
        route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
      )
      await send()
      await expect(page.getByRole('alert')).toContainText('We don’t know whether it arrived')
      await portal.isAccessible()
      await page.unroute(`**${SEND}`)
      await send()
      await portal.hasPath('/projections/complete/success')
      await expect(page.getByRole('list', { name: 'Accounts applied for' }).locator('> li')).toHaveCount(2)
      const sent = await sandbox.journal({ path: SEND, method: 'POST' })
      expect(sent.map(({ status }) => status)).toEqual([409, 200])
    })
  })
})

test.describe('A client in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('designs a portfolio and applies for it [R-PAGE-43]', async ({ page, portal }) => {
    await portal.install()
    await portal.signIn('client-pwa', '/projections')
    await design(page, 'Boat', '900', '6')
    await pressApply(page, portal)
    await portal.hasPath(APPLICATION)
    await fillIn(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await isChecked(page)
    await page.getByRole('button', { name: 'Send the application' }).click()
    await portal.hasPath('/projections/complete/success')
    await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
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
    const heading = page.getByRole('heading', { level: 1, name: /Rose Lin/ })
    await expect(heading).toBeVisible()
    await design(page, 'Garden room', '1,500', '7')
    await portal.hasPath('/projections/basket')
    await expect(heading).toBeVisible()
    await pressApply(page, portal)
    await portal.hasPath(APPLICATION)
    await expect(heading).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Another bank account' })).toHaveCount(0)
    await fillIn(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await isChecked(page)
    await expect(heading).toBeVisible()
    await page.getByRole('button', { name: 'Send the application' }).click()
    await portal.hasPath('/projections/complete/success')
    await expect(heading).toBeVisible()
    await expect(page.getByText('by Grace Lin.')).toBeVisible()
    const sent = await sandbox.journal({ path: SEND, method: 'POST' })
    expect(sent.map(({ headers }) => headers['x-clientid'])).toEqual(['C-30003'])
    await portal.follow('/projections/corporate')
    await expect(heading).toBeVisible()
  })
})

test.describe('A viewer of a shared account', () => {
  test('sees the accounts, is turned away from what is not shared, and nothing behind it is asked for [R-PROD-07]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const notice = page.getByText('That page isn’t shared with you')
    await portal.turnsViewerAway(APPLICATION)
    await portal.goOn()
    await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
    await expect(portal.banner()).toContainText('Margaret Hale')
    for (const path of [
      '/projections/corporate',
      '/projections/complete/success',
      '/projections/basket',
      '/retirement-planner',
      '/retirement-health-check',
      '/myaccount/customerinformation/personal-details',
      '/myaccount/customerinformation/account-security',
      '/myaccount/A-C-30007-1/performance',
    ])
      await test.step(path, async () => {
        await portal.follow('/myaccount/documents')
        await expect(notice).toHaveCount(0)
        await portal.follow(path)
        await portal.hasPath('/myaccount')
        await expect(notice).toBeVisible()
      })
    await portal.isQuiet()
    const asked = await sandbox.asked()
    expect(
      asked.filter((call) => /accountopening|details|security|retirement|performance/.test(call)),
    ).toEqual([])
  })
})
