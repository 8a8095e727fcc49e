// In forced colours (a browser's or a system's own few colours) what is chosen, on, done or focused still shows.
import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const styleOf = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!), [
    property,
    pseudo,
  ] as const)

test.describe('A client whose system forces its own colours', () => {
  test('tells the open tab, a chosen question, the lines of the chart, a reached goal and a switch that is on from the rest', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' })
      await test.step(`an account’s scenarios, ${colorScheme}`, async () => {
        await portal.follow('/myaccount/A-U-20002-1/scenarios?fall=20')
        await expect(page.getByRole('status').filter({ hasText: /^After/ })).toBeVisible()
        const tab = (name: string) =>
          page.getByRole('navigation', { name: 'This account' }).getByRole('link', { name, exact: true })
        const below = 'border-block-end-color'
        const background = await styleOf(page.locator('body'), 'background-color')
        expect(await styleOf(tab('Scenarios'), below)).not.toBe(background)
        expect(await styleOf(tab('Holdings'), below)).toBe(background)
        const chosen = page.getByRole('button', { name: 'What if it falls by 20% now?' })
        const other = page.getByRole('button', { name: 'What if 2008 came again?' })
        expect(await styleOf(chosen, 'background-color')).not.toBe(await styleOf(other, 'background-color'))
        const ink = await styleOf(page.getByRole('heading', { level: 1 }), 'color')
        for (const line of await page.locator('main figure svg path[style*="stroke:"]').all())
          expect(await styleOf(line, 'stroke')).toBe(ink)
        // The goal is told from the middle by its dashes.
        const dashes = page.locator('main figure svg[viewBox="0 0 24 8"] path:last-child')
        expect(await styleOf(dashes.nth(1), 'stroke-dasharray')).not.toBe(
          await styleOf(dashes.nth(3), 'stroke-dasharray'),
        )
        await page.keyboard.press('Tab')
        expect(await styleOf(page.locator(':focus'), 'outline-style')).toBe('solid')
      })
      await test.step(`the goals and the side panel, ${colorScheme}`, async () => {
        await portal.follow('/myaccount')
        const meter = page.getByRole('meter').first()
        await expect(meter).toBeVisible()
        const filled = meter.locator('div')
        expect(await styleOf(filled, 'background-color')).not.toBe(await styleOf(meter, 'background-color'))
        const panel = await portal.openPanel('Amelia Hart')
        const knob = panel.getByRole('switch', { name: 'Hide amounts' })
        await knob.click()
        await expect(knob).toBeChecked()
        const track = knob.locator('span').last()
        expect(await styleOf(track, 'background-color', '::before')).not.toBe(
          await styleOf(track, 'background-color'),
        )
        await knob.click()
        await page.keyboard.press('Escape')
      })
    }
  })
})
