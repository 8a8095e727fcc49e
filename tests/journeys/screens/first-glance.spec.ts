// What somebody sees in a first glance: no voids beside columns, figures before introductions, nothing that outshines a value.
import { expect, test } from '../../support/journey.ts'

test.describe('A client', () => {
  for (const persona of ['client', 'client-with-children'])
    test(`${persona} sees the allowances in two columns of about one height`, async ({ page, portal }) => {
      await portal.signIn(persona, '/myaccount/tax-allowances-and-services')
      await expect(page.getByRole('region', { name: /^Gains and income/ })).toBeVisible()
      await portal.isQuiet()
      const services = (await page.getByRole('heading', { name: 'Services', exact: true }).boundingBox())!.y
      const bottoms = await page
        .getByRole('main')
        .getByRole('region')
        .evaluateAll((cards, before) => {
          const boxes = cards
            .map((card) => card.getBoundingClientRect())
            .filter(({ bottom }) => bottom < before)
          const middle = innerWidth / 2
          const lowest = (isLeft: boolean) =>
            Math.max(...boxes.filter(({ left }) => left < middle === isLeft).map(({ bottom }) => bottom))
          return [lowest(true), lowest(false)] as const
        }, services)
      expect(Math.abs(bottoms[0] - bottoms[1])).toBeLessThan(330)
    })

  test('comes to the payments before they are introduced', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/payments-and-transfers')
    const introduction = page.getByRole('region', { name: 'Moving money' })
    await expect(introduction).toBeVisible()
    const add = page.getByRole('region', { name: 'Add money', exact: true })
    expect((await introduction.boundingBox())!.y).toBeGreaterThan((await add.boundingBox())!.y)
  })

  test('is asked for two dates only when they want to type them', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/A-U-20002-1/performance')
    const card = page.getByRole('region', { name: 'Between two dates' })
    await expect(card).toContainText('Drag across the chart, press Enter on two of its dates, or type them.')
    await expect(card.getByLabel('From')).toBeHidden()
    await card.getByRole('button', { name: 'Type the dates' }).click()
    await expect(card.getByLabel('From')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(card).toBeHidden()
  })

  for (const [width, least] of [
    [1280, 110],
    [1920, 220],
  ] as const)
    test(`has a search field beside the menu that is at least ${least} pixels wide, ${width} wide`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await portal.signIn('client')
      const field = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
      await expect(field).toBeVisible()
      expect((await field.boundingBox())!.width).toBeGreaterThan(least)
      const name = page.getByRole('banner').getByRole('button', { name: 'Amelia Hart' })
      const { x, width: taken } = (await name.boundingBox())!
      expect((await field.boundingBox())!.x).toBeGreaterThanOrEqual(x + taken)
    })

  test('sees what an account holds, then what changed beside what it is meant to be, in two columns', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/A-U-20002-1/holdings')
    const plan = (await page.getByRole('region', { name: 'Against your plan' }).boundingBox())!
    const changed = (await page.getByRole('region', { name: /^Changed since/ }).boundingBox())!
    const held = (await page.getByRole('table', { name: 'All holdings' }).boundingBox())!
    expect(held.y).toBeLessThan(plan.y)
    expect(changed.y).toBe(plan.y)
    expect(changed.x).toBeGreaterThan(plan.x + plan.width)
  })

  test('sees a goal as a thin line below the value', async ({ page, portal }) => {
    await portal.signIn('client')
    const goal = page.getByRole('meter', { name: 'Goal: Sabbatical' })
    expect((await goal.boundingBox())!.height).toBe(4)
  })

  test('has more beside one another in a very wide window', async ({ page, portal }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    await portal.signIn('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    expect((await page.getByRole('main').boundingBox())!.width).toBe(1392)
  })
})
