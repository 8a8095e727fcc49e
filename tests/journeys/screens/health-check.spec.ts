// The retirement health check: eight questions, one a page, then a result whose next steps lead somewhere.
import type { Page } from '@playwright/test'
import { cardTitle, titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'
import { healthQuestions } from '#domain/retirement/health-questions.ts'

const CHECK = '/retirement-health-check'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const goOn = (page: Page) => button(page, 'Continue').click()

/** Answers the questions from this one on with their first option, or the one that is given. */
async function answer(page: Page, others: Record<string, string> = {}, from = 0) {
  for (const { id, legend, options } of healthQuestions.slice(from)) {
    await expect(page.getByRole('heading', { level: 2, name: legend })).toBeFocused()
    await page.getByRole('radio', { name: others[id] ?? options[0].label, exact: true }).check()
    await goOn(page)
  }
}

const weakest = Object.fromEntries(
  healthQuestions.map(({ id, options }) => [id, options.find(({ worth }) => worth === 0)!.label]),
)
const nextSteps = (page: Page) =>
  page.getByRole('region', { name: 'Why, and what to do next' }).getByRole('listitem')

test.describe('A client in the retirement health check', () => {
  test('answers by keyboard or later, and reads how they stand and what to do next [R-PAGE-39, R-PROD-20]', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    const result = (name: string) => page.getByRole('heading', { level: 2, name })
    await portal.signIn('client', CHECK)

    await test.step('eight questions are answered by keyboard, and say that they are on track', async () => {
      await expect(
        page.getByRole('heading', { level: 1, name: titleOf('retirement-health-check') }),
      ).toBeVisible()
      await button(page, 'Start').press('Enter')
      for (const [place, { legend }] of healthQuestions.entries()) {
        await expect(page.getByRole('heading', { level: 2, name: legend })).toBeFocused()
        await expect(page).toHaveTitle(`Question ${place + 1} of 8: ${legend} – Larkfield Wealth`)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
        await page.keyboard.press('Enter')
      }
      await expect(result('You are on track')).toBeFocused()
      await expect(page).toHaveTitle('Your result: you are on track – Larkfield Wealth')
      await expect(page.getByRole('heading', { name: cardTitle('retirement-specialist') })).toBeVisible()
      await portal.isAccessible()
    })

    await test.step('an answer is asked for before the next question', async () => {
      await button(page, 'Start again').click()
      await expect(page).toHaveTitle(/^Question 1 of 8/)
      await goOn(page)
      await expect(page.getByRole('alert')).toContainText('Choose an answer')
      await expect(page).toHaveTitle(/^Error: Question 1 of 8/)
    })

    await test.step('who stops goes on later where they were', async () => {
      await page.getByRole('radio', { name: 'I don’t know yet' }).check()
      await goOn(page)
      await expect(page.getByText('Your answers are saved.')).toBeVisible()
      await portal.follow('/myaccount/messages')
      await portal.follow(CHECK)
      await expect(page.getByRole('heading', { name: /^You started this on/ })).toBeVisible()
      await goOn(page)
      await answer(page, {}, 1)
      await expect(result('You are nearly there')).toBeVisible()
      await page.reload()
      await expect(result('You are nearly there')).toBeVisible()
      await page.getByRole('link', { name: /^Change the answer: When do you want/ }).click()
      await page.getByRole('radio', { name: 'I know the age, or I have retired' }).check()
      await goOn(page)
      await expect(result('You are on track')).toBeVisible()
    })

    await test.step('who is told to act follows each next step to its page', async () => {
      await button(page, 'Start again').click()
      await answer(page, weakest)
      await expect(result('It is time to act')).toBeVisible()
      const steps = nextSteps(page)
      await expect(steps).toHaveCount(8)
      for (let place = 0; place < 8; place += 1) {
        const link = steps.nth(place).getByRole('link')
        const href = await link.getAttribute('href')
        await link.click()
        await portal.hasPath(href!)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
          /Page not found|Retirement health check/,
        )
        await page.goBack()
        await expect(steps).toHaveCount(8)
      }
    })

    await test.step('a registered person gets next steps that they may take', async () => {
      const other = await anotherBrowser()
      await other.signIn('registered', CHECK)
      await button(other.page, 'Start').click()
      await answer(other.page, { saving: 'Not at the moment', pensions: 'I’m not sure', wishes: 'No' })
      const steps = nextSteps(other.page)
      await expect(steps).toHaveCount(3)
      for (let place = 0; place < 3; place += 1)
        await expect(steps.nth(place).getByRole('link')).toHaveCount(1)
      await steps.first().getByRole('link').click()
      await other.hasPath('/projections')
    })
  })
})
