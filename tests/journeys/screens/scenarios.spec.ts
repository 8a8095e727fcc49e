// Scenarios of one account: a plan in the address, simulated away from the page.
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const ISA = '/myaccount/A-U-20002-1/scenarios'
const WHOLE = /^After 20 years, half of the simulated futures end above £[\d,]+ and half below/

const result = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^After/ })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test.describe('A client on the scenarios of an account', () => {
  test('types a plan, reads what it could come to, and finds it again after a reload [R-PAGE-06]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', `${ISA}?years=20`)
    await expect(page.getByRole('heading', { level: 2, name: 'Scenarios' })).toBeVisible()
    await expect(result(page)).toHaveText(WHOLE)
    await expect(page.getByRole('figure')).toContainText(
      /^\d+ of 100 simulated futures reach your goal “Sabbatical” of £120,000\./,
    )
    const before = await result(page).textContent()
    await field(page, 'Each month').fill('250')
    await portal.hasPath(`${ISA}?years=20&monthly=250`)
    await expect(result(page)).not.toHaveText(before!)
    await expect(result(page)).toHaveText(/Your changes make it £[\d,]+ higher\./)
    const slider = page.getByRole('slider', { name: 'Risk level, slider' })
    const level = Number(await slider.getAttribute('aria-valuenow'))
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await portal.hasPath(`${ISA}?years=20&monthly=250&risk=${level - 1}`)
    await expect(field(page, 'Risk level')).toHaveValue(String(level - 1))
    await page.getByRole('button', { name: 'Today’s money' }).click()
    await expect(result(page)).toContainText('in today’s money')
    const after = await result(page).textContent()
    await page.reload()
    await expect(field(page, 'Each month')).toHaveValue('250')
    await expect(field(page, 'Risk level')).toHaveValue(String(level - 1))
    // The same seed gives the same picture.
    await expect(result(page)).toHaveText(after!)
    // Fields half under the header would count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await portal.isAccessible()
    }
  })

  test('is told what a field takes, and keeps the last result meanwhile', async ({ page, portal }) => {
    await portal.signIn('client', `${ISA}?years=99`)
    await expect(field(page, 'Years')).toHaveValue('40')
    await expect(result(page)).toContainText('After 40 years')
    const before = await result(page).textContent()
    await field(page, 'Years').fill('41')
    await expect(page.getByText('Enter a whole number from 1 to 40')).toBeVisible()
    await portal.isAccessible()
    await expect(result(page)).toHaveText(before!)
    await field(page, 'Years').fill('5')
    await expect(result(page)).toContainText('After 5 years')
  })

  test('asks what a fall now, or more each month, would change', async ({ page, portal }) => {
    await portal.signIn('client', ISA)
    const questions = page.getByRole('group', { name: 'What if' })
    await expect(result(page)).not.toContainText('Your changes')
    await questions.getByRole('button', { name: 'What if it falls by 20% now?' }).click()
    await expect(result(page)).toHaveText(/Your changes make it £[\d,]+ lower\./)
    await questions.getByRole('button', { name: 'What if I add £100 a month more?' }).click()
    await portal.hasPath(`${ISA}?fall=20&monthly=100`)
    await expect(field(page, 'Each month')).toHaveValue('100')
    await questions.getByRole('button', { name: 'What if it falls by 20% now?' }).click()
    await expect(result(page)).toHaveText(/Your changes make it £[\d,]+ higher\./)
  })

  test('asks what a year like 2008 would leave of what the account holds', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', ISA)
    await expect(result(page)).toContainText('half of the simulated futures')
    const question = page.getByRole('button', { name: 'What if 2008 came again?' })
    await sandbox.faults([{ method: 'GET', path: '/api/past-years/2008', status: 404 }])
    await question.click()
    await portal.hasPath(`${ISA}?fall=2008`)
    await expect(page.getByText('We couldn’t load the figures of that year.')).toBeVisible()
    await expect(field(page, 'Each month')).toBeVisible()
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    const years = page.getByRole('table', {
      name: 'This account by asset class, now and after a year like 2008',
    })
    await expect(years.getByRole('row').filter({ hasText: 'UK shares' })).toContainText('−29.9%')
    await expect(years.getByRole('row').filter({ hasText: 'UK government bonds' })).toContainText('+13.0%')
    await expect(page.getByRole('main')).toContainText('An illustration, not a forecast')
    await expect(page.getByRole('main')).toContainText('as of 22 November 2026')
    await expect(page.getByRole('main')).toContainText('UK shares: FTSE All-Share')
    await expect(result(page)).toHaveText(/Your changes make it £[\d,]+ lower\./)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await portal.isAccessible()
    }
    // One fall at a time.
    await page.getByRole('button', { name: 'What if it falls by 20% now?' }).click()
    await portal.hasPath(`${ISA}?fall=20`)
    await expect(years).toHaveCount(0)
    await expect(question).toHaveAttribute('aria-pressed', 'false')
  })

  test('reads the standardised projection of a pension before the simulation', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/A-U-20002-3/scenarios?years=10')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Scenarios',
      'Standardised projection',
      'Your plan',
      'What could happen',
      'Risk levels',
    ])
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([
      'Lower',
      'Intermediate',
      'Higher',
    ])
    await expect(page.getByText('What it could be worth in today’s money after 10 years')).toBeVisible()
  })

  test('reads what is assumed, with date and source, on a page of its own', async ({ page, portal }) => {
    await portal.signIn('client', ISA)
    await page.getByRole('link', { name: 'What we assume, and where it comes from' }).click()
    await portal.hasPath('/myaccount/scenarios/assumptions')
    await expect(page.getByText('Assumptions of 22 November 2026')).toBeVisible()
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([
      '1 Very cautious',
      '2 Cautious',
      '3 Moderately cautious',
      '4 Balanced',
      '5 Moderately adventurous',
      '6 Adventurous',
      '7 Very adventurous',
    ])
    await expect(page.getByRole('main')).toContainText('Financial Reporting Council, AS TM1 version 5.1')
    await expect(page.getByRole('main')).toContainText('Financial Conduct Authority, COBS 13 Annex 2')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await portal.isAccessible()
    }
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'Scenarios' })).toBeVisible()
  })

  test('tries again when the simulation does not load', async ({ page, portal }) => {
    await page.route(/simulation\.worker-/, (route) => route.abort())
    await portal.signIn('client', ISA)
    await expect(page.getByRole('alert')).toContainText('We couldn’t run the simulation.')
    await page.unroute(/simulation\.worker-/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(result(page)).toContainText('half of the simulated futures')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('A client who saves a plan', () => {
  const plans = (page: Page) => page.getByRole('list', { name: 'Saved plans' })
  const save = async (page: Page, name: string) => {
    await page.getByLabel('Name of the plan above').fill(name)
    await page.getByRole('button', { name: 'Save this plan' }).click()
  }

  test('finds it again on the next visit, shows it, renames it, removes it and brings it back', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', ISA)
    await expect(page.getByText('Change the plan above and save it here')).toBeVisible()
    await expect(page.getByLabel('Name of the plan above')).toHaveCount(0)
    await field(page, 'Each month').fill('250')
    await portal.hasPath(`${ISA}?monthly=250`)
    await page.getByRole('button', { name: 'Save this plan' }).click()
    await expect(page.getByText('Enter a name for this plan')).toBeVisible()
    await expect(page.getByLabel('Name of the plan above')).toBeFocused()
    await portal.isAccessible()
    await save(page, 'More each month')
    await expect(plans(page)).toContainText('£250 a month')

    await page.goto(ISA)
    await page.getByRole('button', { name: 'Show More each month' }).click()
    await portal.hasPath(`${ISA}?monthly=250`)
    await expect(field(page, 'Each month')).toHaveValue('250')

    await page.getByRole('button', { name: 'Rename More each month' }).click()
    const name = page.getByLabel('New name of “More each month”')
    await expect(name).toBeFocused()
    await name.fill('Steady')
    await name.press('Enter')
    await expect(plans(page)).toContainText('Steady')
    await expect(page.getByRole('button', { name: 'Show Steady' })).toBeFocused()

    await page.getByRole('button', { name: 'Remove Steady' }).click()
    await expect(plans(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo removing Steady' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(plans(page)).toContainText('Steady')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await portal.isAccessible()
    }
    await page.reload()
    await expect(plans(page)).toContainText('Steady')
  })

  test('loses nothing when a call fails, and the rest of the page goes on', async ({
    page,
    portal,
    sandbox,
  }) => {
    const path = '/api/portfolios/A-U-20002-1/plans*'
    await portal.signIn('client', `${ISA}?monthly=100`)
    await sandbox.faults([{ method: 'PUT', path, status: 500 }])
    await save(page, 'A little more')
    await expect(page.getByText('We couldn’t save this plan. Try again.')).toBeVisible()
    await expect(page.getByLabel('Name of the plan above')).toHaveValue('A little more')
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Save this plan' }).click()
    await expect(plans(page)).toContainText('A little more')

    await sandbox.faults([{ method: 'DELETE', path, status: 500 }])
    await page.getByRole('button', { name: 'Remove A little more' }).click()
    await expect(page.getByText('We couldn’t remove “A little more”. Try again.')).toBeVisible()
    await expect(plans(page)).toContainText('A little more')
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Remove A little more' }).click()
    await sandbox.faults([{ method: 'PUT', path, status: 500 }])
    await page.getByRole('button', { name: 'Undo removing A little more' }).click()
    await expect(page.getByText(/“A little more” is removed\. We couldn’t save this plan/)).toBeVisible()
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Undo removing A little more' }).click()
    await expect(plans(page)).toContainText('A little more')

    await sandbox.faults([{ method: 'GET', path, status: 404 }])
    await page.reload()
    await expect(page.getByText('We couldn’t load your saved plans.')).toBeVisible()
    await expect(result(page)).toContainText('half of the simulated futures')
  })
})
