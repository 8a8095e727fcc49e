// What somebody sees in a first glance: no voids beside columns, figures before introductions, nothing that outshines a value.
import type { Locator } from '@playwright/test'
import { expect, test, type Portal } from '../../support/journey.ts'

const allowances = '/myaccount/tax-allowances-and-services'
const boxOf = async (target: Locator) => (await target.boundingBox())!

/** The allowances stand in two columns of about one height. */
async function columnsAreEven(portal: Portal) {
  const { page } = portal
  await expect(page.getByRole('region', { name: /^Gains and income/ })).toBeVisible()
  await portal.isQuiet()
  const services = (await boxOf(page.getByRole('heading', { name: 'Services', exact: true }))).y
  const bottoms = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((cards, before) => {
      const boxes = cards.map((card) => card.getBoundingClientRect()).filter(({ bottom }) => bottom < before)
      const middle = innerWidth / 2
      const lowest = (isLeft: boolean) =>
        Math.max(...boxes.filter(({ left }) => left < middle === isLeft).map(({ bottom }) => bottom))
      return [lowest(true), lowest(false)] as const
    }, services)
  expect(Math.abs(bottoms[0] - bottoms[1])).toBeLessThan(330)
}

test.describe('A client', () => {
  test('sees values first, and uses the width of the window', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    await sandbox.faults([{ path: '/api/portfolios/tasks', status: 200, body: { tasks: [] } }])
    await portal.signIn('client')
    for (const [width, least] of [
      [1280, 110],
      [1920, 220],
    ] as const)
      await test.step(`the search field beside the menu is at least ${least} pixels wide, ${width} wide`, async () => {
        await page.setViewportSize({ width, height: 1000 })
        const field = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
        await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(least)
        const name = await boxOf(page.getByRole('banner').getByRole('button', { name: 'Amelia Hart' }))
        expect((await boxOf(field)).x).toBeGreaterThanOrEqual(name.x + name.width)
      })

    await test.step('a very wide window has more beside one another', async () => {
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      expect((await boxOf(page.getByRole('main'))).width).toBe(1392)
    })

    await page.setViewportSize({ width: 1280, height: 900 })
    await test.step('a goal is a thin line below the value', async () => {
      expect((await boxOf(page.getByRole('meter', { name: 'Goal: Sabbatical' }))).height).toBe(8)
    })

    await test.step('payments come before they are introduced', async () => {
      await portal.follow('/myaccount/payments-and-transfers')
      const introduction = page.getByRole('region', { name: 'Moving money' })
      await expect(introduction).toBeVisible()
      const add = page.getByRole('main').getByRole('link', { name: 'Add money', exact: true })
      await portal.isQuiet()
      expect((await boxOf(introduction)).y).toBeGreaterThan((await boxOf(add)).y)
    })

    await test.step('what an account holds comes before what changed beside what it is meant to be, in two columns', async () => {
      await portal.follow('/myaccount/A-U-20002-1/holdings')
      await expect(page.getByRole('table', { name: 'All holdings' })).toBeVisible()
      await portal.isQuiet()
      const plan = await boxOf(page.getByRole('region', { name: 'Against your plan' }))
      const changed = await boxOf(page.getByRole('region', { name: /^Changed since/ }))
      const held = await boxOf(page.getByRole('table', { name: 'All holdings' }))
      expect(held.y).toBeLessThan(plan.y)
      expect(changed.y).toBe(plan.y)
      expect(changed.x).toBeGreaterThan(plan.x + plan.width)
    })

    await test.step('the allowances stand in two columns of about one height', async () => {
      await portal.follow(allowances)
      await columnsAreEven(portal)
    })

    await test.step('nothing to do leaves no hole at home, and the value first on a phone', async () => {
      await portal.follow('/dashboard')
      const card = (name: string) => boxOf(page.getByRole('region', { name, exact: true }))
      await expect(page.getByRole('region', { name: 'To do' })).toBeHidden()
      await portal.isQuiet()
      const worth = page.getByRole('heading', { name: 'Total value' })
      expect((await card('Accounts')).y - (await boxOf(worth)).y).toBeLessThan(400)
      await page.setViewportSize({ width: 390, height: 900 })
      expect((await card('More')).y).toBeGreaterThan((await card('Accounts')).y)
      expect((await card('Accounts')).y).toBeGreaterThan((await boxOf(worth)).y)
      await page.setViewportSize({ width: 1280, height: 900 })
    })

    await test.step('two dates are asked for only when they want to type them', async () => {
      await portal.follow('/myaccount/A-U-20002-1/performance')
      const card = page.getByRole('region', { name: 'Between two dates' })
      await expect(card).toContainText('See what changed between two dates.')
      await expect(card.getByLabel('From')).toBeHidden()
      await card.getByRole('button', { name: 'Choose the dates' }).click()
      await expect(card.getByLabel('From')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(card).toBeHidden()
    })

    await test.step('and so they do where there are children', async () => {
      const other = await anotherBrowser()
      await other.signIn('client-with-children', allowances)
      await columnsAreEven(other)
    })
  })
})
