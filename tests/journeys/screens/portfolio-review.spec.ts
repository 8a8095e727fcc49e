// The portfolio review: goals, risk and circumstances, step by step, kept until they are submitted.
import type { Page } from '@playwright/test'
import { expect, test, type Portal } from '../../support/journey.ts'

const REVIEW = '/myaccount/reconfirmation-of-goals'

const step = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
// Not check(): an answer that meets somebody else’s leaves the page at once.
const choose = (page: Page, question: RegExp | string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).click()
const goOn = (page: Page) => button(page, 'Continue').click()

const saved = (page: Page) => page.getByText('Your answers are saved.')

/** Goes through a topic whose answers are filled in. */
async function confirmTopic(page: Page, title: string) {
  await expect(step(page)).toHaveText(title)
  await goOn(page)
}

/** Says of each portfolio that it is still right. */
async function confirmPortfolios(page: Page): Promise<void> {
  for (const name of ['Stocks and Shares ISA', 'General Investment Account', 'Personal Pension']) {
    await expect(step(page)).toHaveText(name)
    await button(page, 'Still right').click()
  }
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

/** Collects what the main area shows, at each of its changes. */
async function textsShown(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const seen: string[] = []
    const look = () => seen.push(document.querySelector('main')?.innerText ?? '')
    look()
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
    return seen
  })
  return () => texts.jsonValue()
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
    await accessibleAtBothWidths(page, portal)
    await button(page, 'Change').click()
    await expect(page.getByLabel('What is the money for?')).toBeFocused()
    await page.getByLabel('Amount you need').fill('150,000')
    await choose(page, /^Risk level/, '7')
    await accessibleAtBothWidths(page, portal)
    await goOn(page)

    await expect(step(page)).toHaveText('Another risk level: Stocks and Shares ISA')
    const table = page.getByRole('table', { name: 'Risk level 5 and 7' })
    await expect(table.getByRole('row', { name: /middle/ })).toContainText(/£[\d,]+.*£[\d,]+/)
    const mix = (level: string) =>
      page.getByRole('list', { name: `What we aim to hold, ${level}`, exact: true })
    await expect(mix('level 5, now')).toContainText('Equities 68.6%')
    await expect(mix('level 7')).toContainText('Equities 92.1%')
    await accessibleAtBothWidths(page, portal)
    await goOn(page)
    await expect(page.getByRole('alert')).toContainText('Choose one of the two')
    await choose(page, /ask for risk level 7\?/, 'Yes, ask for risk level 7')
    await goOn(page)

    await expect(step(page)).toHaveText('General Investment Account')
    await button(page, 'Still right').click()
    await expect(step(page)).toHaveText('Personal Pension')
    await button(page, 'Still right').click()
    await answerTopics(page)
    await expect(page.getByRole('region', { name: 'Personal Pension' })).toContainText('£650,000')
    await accessibleAtBothWidths(page, portal)

    await page.getByRole('link', { name: 'Edit Personal Pension' }).click()
    await expect(page.getByText('Your answer so far: still right.')).toBeVisible()
    await button(page, 'Still right').click()
    await expect(step(page)).toHaveText('Check your answers')
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
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
    await expect(task).toHaveCount(0)
  })
})

test.describe('A review that is begun', () => {
  test('is there after a reload, after signing in again and on Back; it can be started again [R-PAGE-10]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', `${REVIEW}?step=about-savings`)
    await choose(page, /How long could you live/, 'Less than 3 months')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Less than 3 months' })).toBeChecked()
    await goOn(page)
    await expect(step(page)).toHaveText('Debts')
    await expect(page).toHaveTitle(/^Debts, step \d+ of \d+ – /)
    await page.goBack()
    await expect(step(page)).toHaveText('Savings elsewhere')
    await expect(step(page)).toBeFocused()

    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('client')
    await page.goto(REVIEW)
    await expect(page.getByRole('heading', { name: /^You started this on / })).toBeVisible()
    await portal.isAccessible()
    await button(page, 'Continue').click()
    await expect(step(page)).toHaveText('Stocks and Shares ISA')
    await page.goto(`${REVIEW}?step=about-savings`)
    await expect(page.getByRole('radio', { name: 'Less than 3 months' })).toBeChecked()

    await page.goto(REVIEW)
    await button(page, 'Start again').click()
    await expect(step(page)).toHaveText('Stocks and Shares ISA')
    await page.goto(`${REVIEW}?step=about-savings`)
    await expect(page.getByRole('radio', { name: 'Less than 3 months' })).not.toBeChecked()
  })

  test('shows both versions when it is open in two tabs, and goes on with the chosen one', async ({
    page,
    context,
    portal,
  }) => {
    await portal.signIn('client', `${REVIEW}?step=about-debts`)
    await expect(step(page)).toHaveText('Debts')
    const other = await context.newPage()
    await other.goto(`${REVIEW}?step=about-debts`)
    await choose(other, /Loans and card balances/, 'Over £50,000')
    await expect(saved(other)).toBeVisible()

    await choose(page, /Loans and card balances/, 'Under £10,000')
    await expect(page.getByRole('heading', { name: 'This has changed elsewhere' })).toBeFocused()
    await expect(page.getByRole('definition')).toHaveText([
      'There: Over £50,000',
      'On this page: Under £10,000',
    ])
    await accessibleAtBothWidths(page, portal)
    await button(page, 'Use the answers saved there').click()
    await expect(page.getByRole('radio', { name: 'Over £50,000' })).toBeChecked()

    await choose(page, /Loans and card balances/, 'None')
    await expect(saved(page)).toBeVisible()
    await choose(other, /Loans and card balances/, '£10,000 to £50,000')
    await button(other, 'Keep the answers on this page').click()
    await expect(saved(other)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: '£10,000 to £50,000' })).toBeChecked()
  })

  test('keeps what could not be saved, says so, and saves it when asked', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', `${REVIEW}?step=about-health`)
    await expect(step(page)).toHaveText('Health and life events')
    await sandbox.faults([{ method: 'PUT', path: '/api/forms/portfolio-review', status: 500 }])
    await page.getByLabel(/^What could we do to help/).fill('Larger print, please')
    await expect(page.getByText('We couldn’t save your answers.')).toBeVisible()
    await portal.isAccessible()
    await goOn(page)
    await expect(step(page)).toHaveText('Knowledge and experience')
    await sandbox.clearFaults()
    await button(page, 'Try again').click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await page.goBack()
    await expect(page.getByLabel(/^What could we do to help/)).toHaveValue('Larger print, please')
  })

  test('keeps every answer when its submission fails, and is submitted once when it is sent again', async ({
    page,
    portal,
    sandbox,
  }) => {
    test.slow()
    await portal.signIn('client', REVIEW)
    await button(page, 'Start').click()
    await confirmPortfolios(page)
    await answerTopics(page)
    await sandbox.faults([{ method: 'POST', path: '/api/goal-review', status: 503, times: 1 }])
    await button(page, 'Submit the review').click()
    await expect(page.getByRole('alert')).toContainText('We don’t know whether it arrived.')
    await expect(page.getByRole('alert')).toContainText('Your answers are still here.')
    await portal.isAccessible()
    await button(page, 'Submit the review').click()
    await portal.hasPath(`${REVIEW}/summary`)
    await expect(page.getByRole('main')).toContainText('Still right')
    const sent = await sandbox.journal({ method: 'POST', path: '/api/goal-review' })
    const keys = sent.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

test.describe('A client whose answers travel slowly', () => {
  test('sees the check as it was until the new review shows, never an answer gone nor the review of last year', async ({
    page,
    portal,
    sandbox,
  }) => {
    test.slow()
    await portal.signIn('client', REVIEW)
    await button(page, 'Start').click()
    await confirmPortfolios(page)
    await answerTopics(page)
    await page.goto(`${REVIEW}/summary`)
    const last = await page.getByText(/^Submitted by .* Reference GR-/).innerText()
    await page.goBack()
    await expect(step(page)).toHaveText('Check your answers')
    await expect(page.getByRole('main')).not.toContainText('Not answered')
    await sandbox.faults([{ path: '/api/*', delayMs: 1500 }])
    const shown = await textsShown(page)
    await button(page, 'Submit the review').click()
    await portal.hasPath(`${REVIEW}/summary`)
    await expect(page.getByText(/^Submitted by Amelia Hart on .* Reference GR-U-20002-2\.$/)).toBeVisible()
    const texts = await shown()
    expect(
      texts.filter((text) => text.includes('Not answered') || text.includes('Before you can submit')),
    ).toEqual([])
    expect(texts.filter((text) => text.includes(last))).toEqual([])
  })
})

test.describe('A client who uses only the keyboard', () => {
  test('answers a step and is told what is missing', async ({ page, portal }) => {
    await portal.signIn('client', `${REVIEW}?step=about-savings`)
    await expect(step(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: '£25,000 to £50,000' })).toBeFocused()
    await page.getByRole('button', { name: 'Continue' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'Less than 3 months' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: '3 to 6 months' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(step(page)).toHaveText('Debts')
    await expect(step(page)).toBeFocused()
  })
})

test.describe('A client with children', () => {
  test('reviews the junior ISAs too, and may set a goal where there is none', async ({ page, portal }) => {
    await portal.signIn('client-with-children', REVIEW)
    await expect(page.getByText(/^The next review is due on .* You can update anything now\.$/)).toBeVisible()
    await page.goto(`${REVIEW}?step=portfolio-A-U-20003-3`)
    await expect(step(page)).toHaveText('Abena Osei Junior ISA')
    await expect(page.getByRole('main')).toContainText('No goal set')
    await button(page, 'Change').click()
    await goOn(page)
    await expect(page.getByRole('alert')).toContainText('Change something, or choose “Still right”')
    await page.getByLabel('What is the money for?').fill('University')
    await goOn(page)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter the amount you need, such as 90,000',
      /^Enter a year from \d{4} to \d{4}$/,
    ])
    await page.getByLabel('Amount you need').fill('40,000')
    await page.getByLabel('Year in which you need it').fill('2038')
    await goOn(page)
    await expect(step(page)).toHaveText('Euro ISA')
    await expect(page.getByRole('main')).not.toContainText('Another risk level')
  })
})

test.describe('A delegate', () => {
  test('sees at each step whose review it is, and answers in their place', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', REVIEW)
    await portal.goOn()
    const title = page.getByRole('heading', { level: 1, name: 'Rose Lin’s portfolio review' })
    await expect(title).toBeVisible()
    await expect(page.getByText('This is Rose Lin’s review, so answer as Rose Lin would.')).toBeVisible()
    await button(page, 'Start').click()
    await expect(title).toBeVisible()
    await button(page, 'Still right').click()
    await expect(saved(page)).toBeVisible()
    const [save] = await sandbox.journal({ method: 'PUT', path: '/api/forms/portfolio-review' })
    expect(save!.headers['x-clientid']).toBe('C-30003')
    await page.goto(`${REVIEW}?step=check`)
    await expect(title).toBeVisible()
    await expect(page.getByText('These are Rose Lin’s answers.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Before you can submit your answers')
    await portal.isAccessible()
  })
})

test.describe('A viewer of a shared account', () => {
  for (const path of [REVIEW, `${REVIEW}/summary`])
    test(`is turned away from ${path}`, async ({ portal, sandbox }) => {
      await portal.turnsViewerAway(path)
      expect(await sandbox.journal({ path: '/api/goal-review' })).toEqual([])
    })
})

test.describe('A registered person without accounts', () => {
  test('is told that there is nothing to review yet', async ({ page, portal }) => {
    await portal.signIn('registered', REVIEW)
    await expect(page.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible()
    await page.goto(`${REVIEW}/summary`)
    await expect(page.getByRole('heading', { name: 'No review yet' })).toBeVisible()
  })
})
