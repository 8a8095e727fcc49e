// The portfolio review: goals, risk and circumstances, step by step, kept until they are submitted.
import type { Page } from '@playwright/test'
import { expect, test, type Portal } from '../support/journey.ts'

const REVIEW = '/myaccount/reconfirmation-of-goals'

const step = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = (page: Page, question: RegExp | string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check()
const goOn = (page: Page) => button(page, 'Continue').click()

/** Goes through a topic whose answers are filled in. */
async function confirmTopic(page: Page, title: string) {
  await expect(step(page)).toHaveText(title)
  await goOn(page)
}

/** From the first topic to the check; the two new questions are answered. */
async function answerTopics(page: Page) {
  await confirmTopic(page, 'Income')
  await expect(step(page)).toHaveText('Savings elsewhere')
  await choose(page, /How long could you live/, '3 to 6 months')
  await goOn(page)
  for (const title of ['Debts', 'Dependants', 'Health and life events', 'Knowledge and experience'])
    await confirmTopic(page, title)
  await confirmTopic(page, 'Capacity for loss')
  await expect(step(page)).toHaveText('Tax residency')
  await choose(page, /Where are you resident/, 'Only in the United Kingdom')
  await goOn(page)
  await expect(step(page)).toHaveText('Check your answers')
}

async function accessibleAtBothWidths(page: Page, portal: Portal) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await portal.isAccessible()
  }
}

test.describe('A client whose portfolio review is due', () => {
  test('comes from the task, changes a goal and a risk level, and finds what changed in the summary [R-PAGE-10] [R-PAGE-11]', async ({
    page,
    portal,
  }) => {
    test.slow()
    await portal.signIn('client')
    const task = page.getByRole('link', { name: 'Your portfolio review is due' })
    await task.click()
    await portal.hasPath(REVIEW)
    await expect(page.getByText(/^This review is due on /)).toBeVisible()
    await accessibleAtBothWidths(page, portal)
    await button(page, 'Start').click()

    await portal.hasPath(`${REVIEW}?step=portfolio-A-U-20002-1`)
    await expect(step(page)).toHaveText('Stocks and Shares ISA')
    await expect(step(page)).toBeFocused()
    await expect(page.getByRole('radio', { name: 'Still right' })).not.toBeChecked()
    await goOn(page)
    await expect(page.getByRole('alert')).toContainText('Say whether this is still right')
    await choose(page, 'Is this still right?', 'Change')
    await page.getByLabel('Amount you need').fill('150,000')
    await choose(page, /^Risk level/, '7')
    await accessibleAtBothWidths(page, portal)
    await goOn(page)

    await expect(step(page)).toHaveText('Another risk level: Stocks and Shares ISA')
    const table = page.getByRole('table', { name: 'Risk level 5 and 7' })
    await expect(table.getByRole('row', { name: /middle/ })).toContainText(/£[\d,]+.*£[\d,]+/)
    await accessibleAtBothWidths(page, portal)
    await goOn(page)
    await expect(page.getByRole('alert')).toContainText('Choose one of the two')
    await choose(page, /ask for risk level 7\?/, 'Yes, ask for risk level 7')
    await goOn(page)

    await expect(step(page)).toHaveText('General Investment Account')
    await choose(page, 'Is this still right?', 'Still right')
    await goOn(page)
    await expect(step(page)).toHaveText('Personal Pension')
    await choose(page, 'Is this still right?', 'Still right')
    await goOn(page)
    await answerTopics(page)
    await accessibleAtBothWidths(page, portal)

    await page.getByRole('link', { name: 'Edit Debts' }).click()
    await choose(page, /Loans and card balances/, 'Under £10,000')
    await goOn(page)
    await expect(step(page)).toHaveText('Check your answers')
    await button(page, 'Submit the review').click()

    await portal.hasPath(`${REVIEW}/summary`)
    await expect(page.getByText(/^Submitted by Amelia Hart on .* Reference GR-U-20002-2\.$/)).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('£150,000 (before: £120,000)')
    await expect(main).toContainText('Risk level asked for')
    await expect(main).toContainText('Under £10,000 (before: None)')
    await accessibleAtBothWidths(page, portal)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download the portfolio review/ }).click()
    expect((await download).suggestedFilename()).toContain('Portfolio review of Amelia Hart.pdf')

    await page.getByRole('link', { name: 'Go to my accounts' }).click()
    await expect(page.getByRole('heading', { name: /To do|What needs/ })).toBeVisible()
    await expect(task).toHaveCount(0)
  })
})
