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
const incomeOf = (page: Page) => page.getByRole('slider', { name: 'Income by source, by age' })
const room = (page: Page) =>
  page.getByRole('region', { name: 'Room in your plan' }).getByText(/£[\d,]+ a year more/)
const undoIn = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const saved = (page: Page) => page.getByText('Your answers are saved.')
const tryIt = (page: Page, name: string) =>
  page.getByRole('button', { name: `Try it for “${name}”`, exact: true })

test.describe('A client in the retirement planner', () => {
  test('reads how long the money lasts, tries what would make it last, and saves a plan; what fails is tried again [R-PAGE-38, R-PROD-20]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const income = incomeOf(page)
    const undo = undoIn(page)
    const noPlans = { method: 'GET', path: '/api/retirement/plans', status: 404 }
    const again = page.getByRole('button', { name: 'Try again' }).first()
    const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t work out your plan.' })
    await test.step('is told at a hundred that a plan here looks no further', async () => {
      const born = { today: '2026-11-24', bornOn: '1926-11-24', firstPensionOn: '1981-11-24' }
      const body = { ...born, lumpSumsTakenPence: 0, wish: null, accounts: [], feeRateBps: 75 }
      await sandbox.faults([{ method: 'GET', path: '/api/retirement', status: 200, body }])
      await portal.signIn('client', PLANNER)
      await expect(page.getByText('A plan here looks ahead to your hundredth birthday.')).toBeVisible()
    })
    await test.step('tries again when what is known does not load', async () => {
      await sandbox.faults([{ method: 'GET', path: '/api/retirement', status: 404 }, noPlans])
      await page.route(/planner\.worker-/, (route) => route.abort())
      await page.reload()
      await expect(page.getByText('We couldn’t load what we know for your plan')).toBeVisible()
      await sandbox.faults([noPlans])
      await again.click()
    })
    await test.step('tries again when the work does not begin, and keeps the rest', async () => {
      await expect(failed).toBeVisible()
      await page.unroute(/planner\.worker-/)
      await again.click()
      await expect(result(page)).toContainText('is likely to last until you are')
      await expect(failed).toHaveCount(0)
      const noList = page.getByText('We couldn’t load your saved plans')
      await expect(noList).toBeVisible()
      await sandbox.clearFaults()
      await again.click()
      await expect(noList).toHaveCount(0)
    })
    await test.step('reads a plan before anything is typed, with charts that are also tables', async () => {
      await expect(page.getByRole('heading', { level: 1, name: titleOf('retirement-planner') })).toBeVisible()
      await expect(result(page)).toContainText(/is likely to last until you are \d+/)
      await expect(result(page)).toContainText(/\d+ years short of 95/)
      await expect(field(page, 'Retire at')).toHaveValue('67')
      await expect(field(page, 'Money to last until')).toHaveValue('95')
      await expect(result(page)).toContainText('You spend £31,700 a year from 67, in today’s money.')
      await section(page, 'Pots').click()
      for (const account of ['Stocks and Shares ISA', 'General Investment Account', 'Personal Pension'])
        await expect(page.getByRole('checkbox', { name: new RegExp(`^${account}, £[\\d,]+$`) })).toBeChecked()
      await income.focus()
      await page.keyboard.press('End')
      await expect(income).toHaveAttribute('aria-valuetext', /^Age 95: State Pension £[\d,]+/)
      await page.getByRole('button', { name: 'Show as table' }).first().click()
      const table = page.getByRole('table', { name: 'Income by source' })
      await expect(table.getByRole('rowheader').last()).toHaveText('95')
      await expect(table).toContainText('Tax')
      await expect(page.getByRole('heading', { name: cardTitle('retirement-specialist') })).toBeVisible()
    })
    await test.step('prints it without what only a screen needs', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(field(page, 'Retire at')).toHaveCSS('border-top-width', '0px')
      await expect(page.getByRole('listitem').filter({ hasText: /^State Pension$/ })).toHaveCSS(
        'print-color-adjust',
        'exact',
      )
      for (const unprinted of ['Save and compare', cardTitle('retirement-specialist')])
        await expect(page.getByText(unprinted).first()).toBeHidden()
      await page.emulateMedia({ media: null })
    })
    await test.step('tries each lever, which then is enough, and takes it back', async () => {
      for (const name of ['Save more in an ISA', 'Save more in your pension', 'Retire later', 'Spend less']) {
        await tryIt(page, name).click()
        await expect(result(page)).toContainText('Lasts to 95')
        await expect(levers(page)).toHaveCount(0)
        await expect(undo).toBeFocused()
        await undo.click()
        await expect(result(page)).toContainText(/\d+ years? short of 95/)
        await expect(levers(page)).toContainText('a month more until you retire')
      }
    })
    await test.step('reads what is assumed, with date and source, on a page of its own', async () => {
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
      await page.goBack()
    })
    await test.step('saves a plan and reads it beside another one', async () => {
      await expect(levers(page)).toContainText('a month more until you retire')
      await page.getByLabel('Name of this plan').fill('Moderate')
      await page.getByRole('button', { name: 'Save this plan' }).click()
      await expect(page.getByRole('list', { name: 'Saved plans' })).toContainText(
        '£31,700 a year from 67, until 95',
      )
      await page.getByRole('button', { name: 'Minimum', exact: true }).click()
      await expect(result(page)).toContainText('You spend £13,400 a year from 67')
      await expect(room(page)).toBeVisible()
      await page.getByLabel('Compare the plan above with').selectOption('Moderate')
      const table = page.getByRole('table', { name: 'The plan above and “Moderate”' })
      await expect(table.getByRole('row', { name: /^Spending a year/ })).toContainText('£13,400£31,700')
      await page.getByRole('button', { name: 'Show Moderate' }).click()
      await expect(result(page)).toContainText('You spend £31,700 a year from 67')
    })
    await test.step('is told what a field takes, and keeps the last result meanwhile', async () => {
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
      await expect(field(page, 'Money to last until')).toHaveValue('95')
    })
  })

  test('plans for two, puts off the State Pension, and finds the plan again; another plans without accounts', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    const income = incomeOf(page)
    await portal.signIn('client', PLANNER)
    await test.step('puts off the State Pension', async () => {
      const forLife = section(page, 'State Pension and other pensions for life')
      await forLife.click()
      await expect(forLife).toContainText('£12,548 a year from')
      await field(page, 'Years for which you put off your State Pension').fill('1')
      // 52 weeks, each a ninth of one per cent.
      await expect(forLife).toContainText('£13,273 a year from')
    })
    await test.step('plans for two, and sees what the death of one changes', async () => {
      await section(page, 'Partner').click()
      await page.getByRole('checkbox', { name: 'Plan for two' }).check()
      await expect(result(page)).toContainText('You both spend £43,900 a year from 67')
      await page.getByRole('combobox', { name: 'Who dies first' }).selectOption('Your partner')
      await field(page, 'They die at').fill('50')
      await expect(page.getByText('Enter an age from 68 to 100')).toBeVisible()
      await field(page, 'They die at').fill('80')
      await page.getByRole('button', { name: 'Add a pension for life' }).click()
      await expect(field(page, 'Pension 1: per cent that a survivor keeps')).toHaveValue('50')
      await field(page, 'Pension 1: a year before tax').fill('6,000')
      await expect(saved(page)).toBeVisible()
      const stateOf = async () =>
        /State Pension £([\d,]+)/.exec((await income.getAttribute('aria-valuetext')) ?? '')?.[1]
      await income.focus()
      await page.keyboard.press('End')
      await expect.poll(stateOf).toMatch(/^1\d,/)
    })
    await test.step('plans with what a partner has', async () => {
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
    await test.step('finds the plan again after a reload', async () => {
      await field(page, 'Retire at').fill('65')
      await page.getByRole('button', { name: 'Minimum', exact: true }).click()
      await section(page, 'One-off sums').click()
      await page.getByRole('button', { name: 'Add a one-off sum' }).click()
      const sum = field(page, 'Sum 1: amount')
      await sum.fill('20000')
      for (const visit of ['first', 'second']) {
        await expect(result(page)).toContainText('You both spend £21,600 a year from 65')
        await expect(room(page)).toBeVisible()
        if (visit === 'second') break
        await expect(saved(page)).toBeVisible()
        await page.reload()
      }
      await section(page, 'Partner').click()
      await expect(field(page, 'They die at')).toHaveValue('80')
      await section(page, 'One-off sums').click()
      await expect(sum).toHaveValue('20000')
      await page.getByRole('button', { name: 'Remove sum 1' }).click()
      await expect(sum).toHaveCount(0)
      await undoIn(page).click()
      await expect(sum).toHaveValue('20000')
    })
    await test.step('plans without accounts, from a date of birth of their own', async () => {
      const registered = await anotherBrowser()
      const forLife = section(registered.page, 'State Pension and other pensions for life')
      await registered.signIn('registered', PLANNER)
      await expect(result(registered.page)).toContainText('is likely to last until you are')
      await field(registered.page, 'Your date of birth').fill('1 5 1990')
      await forLife.click()
      await expect(forLife).toContainText('from 1 May 2058')
      await section(registered.page, 'Pots').click()
      await expect(registered.page.getByText('You have no accounts with us yet.')).toBeVisible()
    })
  })
})
