// The portfolio review: goals, risk and circumstances, step by step, kept until they are submitted.
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

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
  test('comes from the task, changes a goal and a risk level, submits it once although it fails first, and finds what changed in the summary [R-PAGE-10] [R-PAGE-11]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const main = page.getByRole('main')
    const task = page.getByRole('link', { name: 'Your portfolio review is due' })

    await test.step('comes from the task to the first portfolio', async () => {
      await portal.signIn('client')
      await task.click()
      await portal.hasPath(REVIEW)
      await expect(page.getByText(/^This review is due on /)).toBeVisible()
      await button(page, 'Start').click()
      await portal.hasPath(`${REVIEW}?step=portfolio-A-U-20002-1`)
      await expect(step(page)).toHaveText('Stocks and Shares ISA')
      await expect(step(page)).toBeFocused()
    })

    await test.step('changes its goal, and confirms another risk level that is shown beside the present one', async () => {
      await button(page, 'Change').click()
      await expect(page.getByLabel('What is the money for?')).toBeFocused()
      await page.getByLabel('Amount you need').fill('150,000')
      await choose(page, /^Risk level/, '7')
      await goOn(page)
      await expect(step(page)).toHaveText('Another risk level: Stocks and Shares ISA')
      const table = page.getByRole('table', { name: 'Risk level 5 and 7' })
      await expect(table.getByRole('row', { name: /middle/ })).toContainText(/£[\d,]+.*£[\d,]+/)
      const mix = (level: string) =>
        page.getByRole('list', { name: `What we aim to hold, ${level}`, exact: true })
      await expect(mix('level 5, now')).toContainText('Equities 68.6%')
      await expect(mix('level 7')).toContainText('Equities 92.1%')
      await goOn(page)
      await expect(page.getByRole('alert')).toContainText('Choose one of the two')
      await portal.isAccessible()
      await choose(page, /ask for risk level 7\?/, 'Yes, ask for risk level 7')
      await goOn(page)
    })

    await test.step('answers the rest, and edits two answers from the check', async () => {
      for (const name of ['General Investment Account', 'Personal Pension']) {
        await expect(step(page)).toHaveText(name)
        await button(page, 'Still right').click()
      }
      await answerTopics(page)
      await expect(page.getByRole('region', { name: 'Personal Pension' })).toContainText('£650,000')
      await page.getByRole('link', { name: 'Edit Personal Pension' }).click()
      await expect(page.getByText('Your answer so far: still right.')).toBeVisible()
      await button(page, 'Still right').click()
      await expect(step(page)).toHaveText('Check your answers')
      await page.getByRole('link', { name: 'Edit Debts' }).click()
      await choose(page, /Loans and card balances/, 'Under £10,000')
      await goOn(page)
      await expect(step(page)).toHaveText('Check your answers')
    })

    await portal.follow(`${REVIEW}/summary`)
    const last = await page.getByText(/^Submitted by .* Reference GR-/).innerText()
    await page.goBack()
    await expect(step(page)).toHaveText('Check your answers')
    await expect(main).not.toContainText('Not answered')

    await test.step('keeps every answer where the submission fails', async () => {
      await sandbox.faults([{ method: 'POST', path: '/api/goal-review', status: 503, times: 1 }])
      await button(page, 'Submit the review').click()
      await expect(page.getByRole('alert')).toContainText('We don’t know whether it arrived.')
      await expect(page.getByRole('alert')).toContainText('Your answers are still here.')
    })

    await test.step('sees the check as it was until the new review shows, never an answer gone nor the review of last year', async () => {
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
      const sent = await sandbox.journal({ method: 'POST', path: '/api/goal-review' })
      const keys = sent.map(({ headers }) => headers['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
      await sandbox.clearFaults()
    })

    await test.step('finds what changed in the summary, saves it, and has no task any more', async () => {
      await expect(main).toContainText('£150,000 (before: £120,000)')
      await expect(main).toContainText('Risk level asked for')
      await expect(main).toContainText('Still right')
      await expect(main).toContainText('Under £10,000 (before: None)')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Download the portfolio review/ }).click()
      expect((await download).suggestedFilename()).toContain('Portfolio review of Amelia Hart.pdf')
      await page.getByRole('link', { name: 'Go to my accounts' }).click()
      await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
      await expect(task).toHaveCount(0)
    })
  })
})

test.describe('A client who has begun a review', () => {
  test('answers by keyboard alone, chooses between two tabs, keeps what could not be saved, and finds it all again after a reload and in another browser [R-PAGE-10]', async ({
    page,
    context,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    const help = /^What could we do to help/

    await test.step('answers by keyboard alone, is told what is missing, and goes back', async () => {
      await portal.signIn('client', `${REVIEW}?step=about-savings`)
      await expect(step(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('radio', { name: '£25,000 to £50,000' })).toBeFocused()
      await button(page, 'Continue').focus()
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
      await expect(page).toHaveTitle(/^Debts, step \d+ of \d+ – /)
      await page.goBack()
      await expect(step(page)).toHaveText('Savings elsewhere')
      await expect(step(page)).toBeFocused()
      await choose(page, /How long could you live/, 'Less than 3 months')
      await expect(saved(page)).toBeVisible()
    })

    await test.step('sees both versions where it is open in two tabs, and goes on with the chosen one', async () => {
      await goOn(page)
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
      await portal.isAccessible()
      await button(page, 'Use the answers saved there').click()
      await expect(page.getByRole('radio', { name: 'Over £50,000' })).toBeChecked()

      await choose(page, /Loans and card balances/, 'None')
      await expect(saved(page)).toBeVisible()
      await choose(other, /Loans and card balances/, '£10,000 to £50,000')
      await button(other, 'Keep the answers on this page').click()
      await expect(saved(other)).toBeVisible()
      await other.close()
    })

    await test.step('finds the chosen answers after a reload and on Back', async () => {
      await page.reload()
      await expect(page.getByRole('radio', { name: '£10,000 to £50,000' })).toBeChecked()
      await page.goBack()
      await expect(page.getByRole('radio', { name: 'Less than 3 months' })).toBeChecked()
    })

    await test.step('keeps what could not be saved, reads so, and saves it when asked', async () => {
      for (const title of ['Savings elsewhere', 'Debts', 'Dependants']) await confirmTopic(page, title)
      await expect(step(page)).toHaveText('Health and life events')
      await sandbox.faults([{ method: 'PUT', path: '/api/forms/portfolio-review', status: 500 }])
      await page.getByLabel(help).fill('Larger print, please')
      await expect(page.getByText('We couldn’t save your answers.')).toBeVisible()
      await goOn(page)
      await expect(step(page)).toHaveText('Knowledge and experience')
      await sandbox.clearFaults()
      await button(page, 'Try again').click()
      await expect(saved(page)).toBeVisible()
    })

    await test.step('goes on after signing in elsewhere, and starts again', async () => {
      const elsewhere = await anotherBrowser()
      const there = elsewhere.page
      const answered = there.getByRole('radio', { name: 'Less than 3 months' })
      await elsewhere.signIn('client', REVIEW)
      await expect(there.getByRole('heading', { name: /^You started this on / })).toBeVisible()
      await goOn(there)
      await expect(step(there)).toHaveText('Stocks and Shares ISA')
      await elsewhere.follow(`${REVIEW}?step=about-health`)
      await expect(there.getByLabel(help)).toHaveValue('Larger print, please')
      await elsewhere.follow(`${REVIEW}?step=about-savings`)
      await expect(answered).toBeChecked()
      await elsewhere.follow('/myaccount')
      await elsewhere.follow(REVIEW)
      await button(there, 'Start again').click()
      await expect(step(there)).toHaveText('Stocks and Shares ISA')
      await elsewhere.follow(`${REVIEW}?step=about-savings`)
      await expect(answered).not.toBeChecked()
    })
  })
})

test.describe('A client with children', () => {
  test('reviews the junior ISAs too, where a registered person has nothing to review yet', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    await test.step('reviews the junior ISAs too, and may set a goal where there is none', async () => {
      const main = page.getByRole('main')
      await portal.signIn('client-with-children', REVIEW)
      await expect(
        page.getByText(/^The next review is due on .* You can update anything now\.$/),
      ).toBeVisible()
      await portal.follow(`${REVIEW}?step=portfolio-A-U-20003-3`)
      await expect(step(page)).toHaveText('Abena Osei Junior ISA')
      await expect(main).toContainText('No goal set')
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
      await expect(main).not.toContainText('Another risk level')
    })

    await test.step('a registered person is told that there is nothing to review yet', async () => {
      const registered = await anotherBrowser()
      await registered.signIn('registered', REVIEW)
      await expect(registered.page.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible()
      await registered.follow(`${REVIEW}/summary`)
      await expect(registered.page.getByRole('heading', { name: 'No review yet' })).toBeVisible()
    })
  })
})
