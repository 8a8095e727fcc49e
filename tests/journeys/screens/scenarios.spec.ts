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
  test('types a plan, reads what it could come to, and asks what would change it [R-PAGE-06]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const main = page.getByRole('main')
    const lower = /Your changes make it £[\d,]+ lower\./
    const higher = /Your changes make it £[\d,]+ higher\./
    const fall = page.getByRole('button', { name: 'What if it falls by 20% now?' })
    await portal.signIn('client', `${ISA}?years=20`)
    await test.step('types a plan, and finds it again after a reload', async () => {
      await expect(page.getByRole('heading', { level: 2, name: 'Scenarios' })).toBeVisible()
      await expect(result(page)).toHaveText(WHOLE)
      await expect(page.getByRole('figure')).toContainText(
        /^\d+ of 100 simulated futures reach your goal “Sabbatical” of £120,000\./,
      )
      const before = await result(page).textContent()
      await field(page, 'Each month').fill('250')
      await portal.hasPath(`${ISA}?years=20&monthly=250`)
      await expect(result(page)).not.toHaveText(before!)
      await expect(result(page)).toHaveText(higher)
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
    })
    await test.step('is told what a field takes, and keeps the last result meanwhile', async () => {
      await portal.follow(`${ISA}?years=99`)
      await expect(field(page, 'Years')).toHaveValue('40')
      await expect(result(page)).toContainText('After 40 years')
      const before = await result(page).textContent()
      await field(page, 'Years').fill('41')
      await expect(page.getByText('Enter a whole number from 1 to 40')).toBeVisible()
      await expect(result(page)).toHaveText(before!)
      await field(page, 'Years').fill('5')
      await expect(result(page)).toContainText('After 5 years')
    })
    await test.step('asks what a fall now, or more each month, would change', async () => {
      await portal.follow(ISA)
      await expect(result(page)).not.toContainText('Your changes')
      await fall.click()
      await expect(result(page)).toHaveText(lower)
      await page.getByRole('button', { name: 'What if I add £100 a month more?' }).click()
      await portal.hasPath(`${ISA}?fall=20&monthly=100`)
      await expect(field(page, 'Each month')).toHaveValue('100')
      await fall.click()
      await expect(result(page)).toHaveText(higher)
    })
    await test.step('asks what a year like 2008 would leave of what the account holds', async () => {
      await portal.follow(ISA)
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
      await expect(main).toContainText('An illustration, not a forecast')
      await expect(main).toContainText('as of 22 November 2026')
      await expect(main).toContainText('UK shares: FTSE All-Share')
      await expect(result(page)).toHaveText(lower)
      await field(page, 'Years').fill('41')
      await expect(page.getByText('Enter a whole number from 1 to 40')).toBeVisible()
      await portal.isAccessible()
      // One fall at a time.
      await fall.click()
      await portal.hasPath(`${ISA}?fall=20`)
      await expect(years).toHaveCount(0)
      await expect(question).toHaveAttribute('aria-pressed', 'false')
    })
    await test.step('reads what is assumed, with date and source, on a page of its own', async () => {
      await page.getByRole('link', { name: 'What our projections assume' }).click()
      await portal.hasPath(`/myaccount/scenarios/assumptions?account=${ISA.split('/')[2]}`)
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
      await expect(main).toContainText('Financial Reporting Council, AS TM1 version 5.1')
      await expect(main).toContainText('Financial Conduct Authority, COBS 13 Annex 2')
      await page.getByRole('link', { name: 'Back to Scenarios' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Scenarios' })).toBeVisible()
    })
    await test.step('reads the standardised projection of a pension before the simulation', async () => {
      await portal.follow('/myaccount/A-U-20002-3/scenarios?years=10')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'Scenarios',
        'Standardised projection',
        'Your plan',
        'What could happen',
      ])
      await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([
        'Lower',
        'Intermediate',
        'Higher',
      ])
      await expect(page.getByText('What it could be worth in today’s money after 10 years')).toBeVisible()
    })
  })
})

test.describe('A client who saves a plan', () => {
  test('finds it again on the next visit, changes and removes it, and loses nothing when a call fails', async ({
    page,
    portal,
    sandbox,
  }) => {
    const path = '/api/portfolios/A-U-20002-1/plans*'
    const plans = page.getByRole('list', { name: 'Saved plans' })
    const name = page.getByLabel('Name of this plan')
    const button = (text: string) => page.getByRole('button', { name: text })
    await test.step('tries again when the simulation does not load', async () => {
      await page.route(/simulation\.worker-/, (route) => route.abort())
      await portal.signIn('client', ISA)
      await expect(page.getByRole('alert')).toContainText('We couldn’t run the simulation.')
      await page.unroute(/simulation\.worker-/)
      await button('Try again').click()
      await expect(result(page)).toContainText('half of the simulated futures')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
    await test.step('saves it, and keeps what was typed when the call fails', async () => {
      await field(page, 'Each month').fill('250')
      await portal.hasPath(`${ISA}?monthly=250`)
      await button('Save this plan').click()
      await expect(page.getByText('Enter a name for this plan')).toBeVisible()
      await expect(name).toBeFocused()
      await sandbox.faults([{ method: 'PUT', path, status: 500 }])
      await name.fill('More each month')
      await button('Save this plan').click()
      await expect(page.getByText('We couldn’t save this plan. Try again.')).toBeVisible()
      await expect(name).toHaveValue('More each month')
      await sandbox.clearFaults()
      await button('Save this plan').click()
      await expect(plans).toContainText('£250 a month')
    })
    await test.step('finds it on the next visit, shows it and renames it', async () => {
      await portal.follow(ISA)
      await expect(field(page, 'Each month')).toHaveValue('0')
      await expect(result(page)).not.toContainText('Your changes')
      await page.reload()
      await button('Show More each month').click()
      await portal.hasPath(`${ISA}?monthly=250`)
      await expect(field(page, 'Each month')).toHaveValue('250')
      await button('Rename More each month').click()
      const another = page.getByLabel('New name of “More each month”')
      await expect(another).toBeFocused()
      await another.fill('Steady')
      await another.press('Enter')
      await expect(plans).toContainText('Steady')
      await expect(button('Show Steady')).toBeFocused()
    })
    await test.step('removes it and brings it back, also when these calls fail', async () => {
      await sandbox.faults([{ method: 'DELETE', path, status: 500 }])
      await button('Remove Steady').click()
      await expect(page.getByText('We couldn’t remove “Steady”. Try again.')).toBeVisible()
      await expect(plans).toContainText('Steady')
      await sandbox.clearFaults()
      await button('Remove Steady').click()
      await expect(plans).toHaveCount(0)
      const undo = button('Undo removing Steady')
      await expect(undo).toBeFocused()
      await sandbox.faults([{ method: 'PUT', path, status: 500 }])
      await page.keyboard.press('Enter')
      await expect(page.getByText(/“Steady” is removed\. We couldn’t save this plan/)).toBeVisible()
      await sandbox.clearFaults()
      await undo.focus()
      await page.keyboard.press('Enter')
      await expect(plans).toContainText('Steady')
    })
    await test.step('reads on when saved plans do not load', async () => {
      await sandbox.faults([{ method: 'GET', path, status: 404 }])
      await page.reload()
      await expect(page.getByText('We couldn’t load your saved plans.')).toBeVisible()
      await expect(result(page)).toContainText('half of the simulated futures')
      await sandbox.clearFaults()
      await button('Try again').click()
      await expect(plans).toContainText('Steady')
    })
  })
})
