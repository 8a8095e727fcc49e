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

test.describe('A client in the retirement health check', () => {
  test('answers eight questions by keyboard and reads that they are on track [R-PAGE-39, R-PROD-20]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', CHECK)
    await expect(
      page.getByRole('heading', { level: 1, name: titleOf('retirement-health-check') }),
    ).toBeVisible()
    await portal.isAccessible()
    await button(page, 'Start').press('Enter')
    for (const [place, { legend }] of healthQuestions.entries()) {
      await expect(page.getByRole('heading', { level: 2, name: legend })).toBeFocused()
      await expect(page).toHaveTitle(`Question ${place + 1} of 8: ${legend} – Larkfield Wealth`)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { level: 2, name: 'You are on track' })).toBeFocused()
    await expect(page).toHaveTitle('Your result: you are on track – Larkfield Wealth')
    await expect(page.getByRole('heading', { name: cardTitle('retirement-specialist') })).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await portal.isAccessible()
    }
  })

  test('is asked for an answer before the next question', async ({ page, portal }) => {
    await portal.signIn('client', `${CHECK}?step=when`)
    await goOn(page)
    await expect(page.getByRole('alert')).toContainText('Choose an answer')
    await expect(page).toHaveTitle(/^Error: Question 1 of 8/)
    await portal.isAccessible()
  })

  test('stops, comes back later and goes on where they were', async ({ page, portal }) => {
    await portal.signIn('client', CHECK)
    await button(page, 'Start').click()
    await page.getByRole('radio', { name: 'I don’t know yet' }).check()
    await goOn(page)
    await expect(page.getByText('Your answers are saved.')).toBeVisible()
    await page.goto(CHECK)
    await expect(page.getByRole('heading', { name: /^You started this on/ })).toBeVisible()
    await goOn(page)
    await answer(page, {}, 1)
    await expect(page.getByRole('heading', { level: 2, name: 'You are nearly there' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'You are nearly there' })).toBeVisible()
    await page.getByRole('link', { name: /^Change the answer: When do you want/ }).click()
    await page.getByRole('radio', { name: 'I know the age, or I have retired' }).check()
    await goOn(page)
    await expect(page.getByRole('heading', { level: 2, name: 'You are on track' })).toBeVisible()
    await button(page, 'Start again').click()
    await expect(page).toHaveTitle(/^Question 1 of 8/)
  })

  test('is told to act, and follows each next step to its page', async ({ page, portal }) => {
    await portal.signIn('client', CHECK)
    await button(page, 'Start').click()
    const weakest = Object.fromEntries(
      healthQuestions.map(({ id, options }) => [id, options.find(({ worth }) => worth === 0)!.label]),
    )
    await answer(page, weakest)
    await expect(page.getByRole('heading', { level: 2, name: 'It is time to act' })).toBeVisible()
    const steps = page.getByRole('region', { name: 'Why, and what to do next' }).getByRole('listitem')
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
})

test.describe('A registered person in the retirement health check', () => {
  test('gets next steps that they may take', async ({ page, portal }) => {
    await portal.signIn('registered', CHECK)
    await button(page, 'Start').click()
    await answer(page, { saving: 'Not at the moment', pensions: 'I’m not sure', wishes: 'No' })
    const steps = page.getByRole('region', { name: 'Why, and what to do next' }).getByRole('listitem')
    await expect(steps).toHaveCount(3)
    for (let place = 0; place < 3; place += 1) await expect(steps.nth(place).getByRole('link')).toHaveCount(1)
    await steps.first().getByRole('link').click()
    await portal.hasPath('/projections')
  })
})
