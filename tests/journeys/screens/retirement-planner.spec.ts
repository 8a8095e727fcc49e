// The retirement planner: useful before anything is typed, levers to try, plans to save and to compare.
import type { Page } from '@playwright/test'
import { cardTitle, titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const PLANNER = '/retirement-planner'

const result = (page: Page) => page.getByRole('region', { name: 'How long your money lasts' })
const levers = (page: Page) => page.getByRole('region', { name: 'Ways to close the gap' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('button').first()
const saved = (page: Page) => page.getByText('Your answers are saved.')
const tryIt = (page: Page, name: string) =>
  page.getByRole('button', { name: `Try it for “${name}”`, exact: true })

test.describe('A client in the retirement planner', () => {
  test('reads how long the money lasts before anything is typed, with charts that are also tables [R-PAGE-38, R-PROD-20]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PLANNER)
    await expect(page.getByRole('heading', { level: 1, name: titleOf('retirement-planner') })).toBeVisible()
    await expect(result(page)).toContainText(/To \d+( or more)? in 9 of 10 futures/)
    await expect(result(page)).toContainText(/The gap is £[\d,]+ a year/)
    await expect(field(page, 'Retire at')).toHaveValue('67')
    await expect(page.getByText('Our starting value.').first()).toBeVisible()
    await section(page, 'Pots').click()
    for (const account of ['Stocks and Shares ISA', 'General Investment Account', 'Personal Pension'])
      await expect(page.getByRole('checkbox', { name: new RegExp(`^${account}, £[\\d,]+$`) })).toBeChecked()
    const income = page.getByRole('slider', { name: 'Income by source, by age' })
    await income.focus()
    await page.keyboard.press('End')
    await expect(income).toHaveAttribute('aria-valuetext', /^Age 95: State Pension £[\d,]+/)
    const charts = page.getByRole('button', { name: 'Show as table' })
    await charts.first().click()
    await expect(
      page.getByRole('table', { name: 'Income by source' }).getByRole('rowheader').last(),
    ).toHaveText('95')
    await expect(page.getByRole('table', { name: 'Income by source' })).toContainText('Tax')
    await expect(page.getByRole('heading', { name: cardTitle('retirement-specialist') })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(field(page, 'Retire at')).toHaveCSS('border-top-width', '0px')
    await expect(page.getByRole('listitem').filter({ hasText: /^State Pension$/ })).toHaveCSS(
      'print-color-adjust',
      'exact',
    )
    for (const unprinted of ['Our starting value.', 'Save and compare', cardTitle('retirement-specialist')])
      await expect(page.getByText(unprinted).first()).toBeHidden()
    await page.emulateMedia({ media: null })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => scrollTo(0, 0))
      await portal.isAccessible()
    }
  })

  test('is told at a hundred that a plan here looks no further', async ({ page, portal, sandbox }) => {
    const body = {
      ...{
        today: '2026-11-24',
        bornOn: '1926-11-24',
        firstPensionOn: '1981-11-24',
        lumpSumsTakenPence: 0,
        wish: null,
      },
      ...{ accounts: [], feeRateBps: 75 },
    }
    await sandbox.faults([{ method: 'GET', path: '/api/retirement', status: 200, body }])
    await portal.signIn('client', PLANNER)
    await expect(page.getByText('A plan here looks ahead to your hundredth birthday.')).toBeVisible()
  })

  test('tries each lever, which then is enough, and takes it back', async ({ page, portal }) => {
    await portal.signIn('client', PLANNER)
    for (const name of ['Save more in an ISA', 'Save more in your pension', 'Retire later', 'Spend less']) {
      await tryIt(page, name).click()
      await expect(result(page)).toContainText('Lasts to 95')
      await expect(levers(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(result(page)).toContainText('Falls short of 95')
      await expect(levers(page)).toContainText('a month more until you retire')
    }
  })

  test('is told what a field takes, keeps the last result meanwhile, and finds the plan again after a reload', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PLANNER)
    await expect(result(page)).toContainText('You spend £31,700 a year from 67')
    await field(page, 'Retire at').fill('12')
    await expect(page.getByText('Enter an age from 40 to 80')).toBeVisible()
    await expect(result(page)).toContainText('You spend £31,700 a year from 67')
    await field(page, 'Money to last until').fill('abc')
    await expect(page.getByText(/^Enter an age from \d+ to \d+$/)).toHaveCount(2)
    await expect(result(page).getByText('It is marked there, and not saved or counted here')).toBeVisible()
    await expect(saved(page)).toHaveCount(0)
    await portal.isAccessible()
    await page.reload()
    await expect(field(page, 'Retire at')).toHaveValue('67')
    await expect(field(page, 'Money to last until')).not.toHaveValue('abc')
    await field(page, 'Retire at').fill('65')
    await page.getByRole('button', { name: 'Minimum', exact: true }).click()
    await expect(result(page)).toContainText('You spend £13,400 a year from 65')
    await expect(page.getByRole('region', { name: 'Room in your plan' })).toContainText(/£[\d,]+ a year more/)
    await section(page, 'One-off sums').click()
    await page.getByRole('button', { name: 'Add a one-off sum' }).click()
    await field(page, 'Sum 1: amount').fill('20000')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(result(page)).toContainText('You spend £13,400 a year from 65')
    await expect(page.getByRole('region', { name: 'Room in your plan' })).toContainText(/£[\d,]+ a year more/)
    await section(page, 'One-off sums').click()
    await expect(field(page, 'Sum 1: amount')).toHaveValue('20000')
    await page.getByRole('button', { name: 'Remove sum 1' }).click()
    await expect(field(page, 'Sum 1: amount')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(field(page, 'Sum 1: amount')).toHaveValue('20000')
  })

  test('plans for two, with what a partner has', async ({ page, portal }) => {
    await portal.signIn('client', PLANNER)
    await section(page, 'Partner').click()
    await page.getByRole('checkbox', { name: 'Plan for two' }).check()
    await expect(result(page)).toContainText('You both spend £43,900 a year from 67')
    await field(page, 'Their date of birth').fill('31 2 1985')
    await expect(page.getByText('Enter a date of birth, such as 27 3 1985')).toBeVisible()
    await field(page, 'Their date of birth').fill('27 March 1985')
    await section(page, 'Pots').click()
    await page.getByRole('button', { name: 'Add a pot elsewhere' }).click()
    await field(page, 'Pot 1: worth').fill('250000')
    await page.getByLabel('Pot 1: whose').selectOption('partner')
    await expect(result(page)).toContainText('You both spend £43,900 a year from 67')
    await portal.isAccessible()
  })

  test('puts off the State Pension, and sees what the death of one of two changes', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PLANNER)
    const forLife = page.getByRole('region', {
      name: 'State Pension and other pensions for life',
      exact: true,
    })
    await forLife.getByRole('button').first().click()
    await expect(forLife.getByRole('button').first()).toContainText('£12,548 a year from')
    await field(page, 'Years for which you put off your State Pension').fill('1')
    // 52 weeks, each a ninth of one per cent.
    await expect(forLife.getByRole('button').first()).toContainText('£13,273 a year from')
    await section(page, 'Partner').click()
    await page.getByRole('checkbox', { name: 'Plan for two' }).check()
    await page.getByRole('combobox', { name: 'Who dies first' }).selectOption('Your partner')
    await field(page, 'They die at').fill('50')
    await expect(page.getByText('Enter an age from 68 to 100')).toBeVisible()
    await field(page, 'They die at').fill('80')
    await forLife.getByRole('button', { name: 'Add a pension for life' }).click()
    await expect(field(page, 'Pension 1: per cent that a survivor keeps')).toHaveValue('50')
    await field(page, 'Pension 1: a year before tax').fill('6,000')
    await expect(saved(page)).toBeVisible()
    const income = page.getByRole('slider', { name: 'Income by source, by age' })
    const stateOf = async () =>
      /State Pension £([\d,]+)/.exec((await income.getAttribute('aria-valuetext')) ?? '')?.[1]
    await income.focus()
    await page.keyboard.press('End')
    await expect.poll(stateOf).toMatch(/^1\d,/)
    await portal.isAccessible()
    await page.reload()
    await section(page, 'Partner').click()
    await expect(field(page, 'They die at')).toHaveValue('80')
  })

  test('saves a plan and reads it beside another one', async ({ page, portal }) => {
    await portal.signIn('client', PLANNER)
    await page.getByLabel('Name of the plan above').fill('Moderate')
    await page.getByRole('button', { name: 'Save this plan' }).click()
    await expect(page.getByRole('list', { name: 'Saved plans' })).toContainText(
      '£31,700 a year from 67, until 95',
    )
    await page.getByRole('button', { name: 'Minimum', exact: true }).click()
    await page.getByLabel('Compare the plan above with').selectOption('Moderate')
    const table = page.getByRole('table', { name: 'The plan above and “Moderate”' })
    await expect(table.getByRole('row', { name: /^Spending a year/ })).toContainText('£13,400£31,700')
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Show Moderate' }).click()
    await expect(result(page)).toContainText('You spend £31,700 a year from 67')
  })

  test('reads what is assumed, with date and source, on a page of its own', async ({ page, portal }) => {
    await portal.signIn('client', PLANNER)
    await page.getByRole('link', { name: 'What this plan assumes, and where it comes from' }).click()
    await portal.hasPath('/retirement-planner/assumptions')
    await expect(page.getByText('Assumptions of 22 November 2026')).toBeVisible()
    await page.getByRole('button', { name: 'Scotland' }).click()
    await expect(page.getByRole('table', { name: 'Scotland' }).getByRole('rowheader')).toHaveText([
      'Starter rate',
      'Basic rate',
      'Intermediate rate',
      'Higher rate',
      'Advanced rate',
      'Top rate',
    ])
    await expect(page.getByRole('main')).toContainText('£241.30 a week')
    await portal.isAccessible()
  })

  test('keeps the rest when one call fails, and tries it again', async ({ page, portal, sandbox }) => {
    await sandbox.faults([{ method: 'GET', path: '/api/retirement/plans', status: 404 }])
    await portal.signIn('client', PLANNER)
    await expect(result(page)).toContainText('in 9 of 10 futures')
    await expect(page.getByText('We couldn’t load your saved plans')).toBeVisible()
    await sandbox.faults([{ method: 'GET', path: '/api/retirement', status: 404 }])
    await page.reload()
    await expect(page.getByText('We couldn’t load what we know for your plan')).toBeVisible()
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(result(page)).toContainText('in 9 of 10 futures')
  })

  test('tries again when the work does not begin', async ({ page, portal }) => {
    await page.route(/planner\.worker-/, (route) => route.abort())
    await portal.signIn('client', PLANNER)
    await expect(page.getByRole('alert')).toContainText('We couldn’t work out your plan.')
    await page.unroute(/planner\.worker-/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(result(page)).toContainText('in 9 of 10 futures')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('A registered person in the retirement planner', () => {
  test('plans without accounts, from a date of birth of their own', async ({ page, portal }) => {
    await portal.signIn('registered', PLANNER)
    await expect(result(page)).toContainText('in 9 of 10 futures')
    await field(page, 'Your date of birth').fill('1 5 1990')
    await section(page, 'State Pension and other pensions for life').click()
    await expect(section(page, 'State Pension and other pensions for life')).toContainText('from 1 May 2058')
    await section(page, 'Pots').click()
    await expect(page.getByText('You have no accounts with us yet.')).toBeVisible()
    await portal.isAccessible()
  })
})

test.describe('Somebody who acts for a client', () => {
  test('works on the client’s plan, under the client’s name', async ({ page, portal }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', PLANNER)
    await expect(page.getByRole('heading', { level: 1, name: 'Rose Lin’s retirement planner' })).toBeVisible()
    await expect(result(page)).toContainText('in 9 of 10 futures')
  })
})
