// What a client would notice at a glance: words that touch, entries that are not marked, empty frames, no way back.
import { expect, test } from '../../support/journey.ts'

test('A client finds words beside their boxes, buttons on one line, the entry of a page marked, and the way back', async ({
  page,
  portal,
}) => {
  await portal.signIn('client', '/myaccount/customerinformation/cookie-consent')
  await test.step('each cookie’s choice stands beside its box, below the one above', async () => {
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = []
      for (const name of ['Preferences', 'Analytics', 'Marketing']) {
        // Both at one moment: the page may still move.
        const [tick, word] = await page
          .getByRole('checkbox', { name })
          .evaluate((box) =>
            [box, box.parentElement!.querySelector('span')!].map((each) => each.getBoundingClientRect()),
          )
        expect(word!.left - tick!.right, `gap of ${name} at ${width}`).toBeGreaterThanOrEqual(6)
        const middles = [tick!.y + tick!.height / 2, word!.y + word!.height / 2]
        expect(Math.abs(middles[0]! - middles[1]!), `${name} at ${width}`).toBeLessThanOrEqual(2)
        boxes.push(Math.round(tick!.left))
      }
      expect(new Set(boxes).size, `boxes below one another at ${width}`).toBe(1)
    }
  })
  await test.step('the address of the firm’s mailbox stands on one line of a tablet', async () => {
    await page.setViewportSize({ width: 820, height: 900 })
    expect((await page.locator('footer a[href^="mailto:"]').boundingBox())!.height).toBeLessThan(40)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
  await test.step('show, rename and remove of a saved plan stand on one line', async () => {
    await portal.follow('/myaccount/A-U-20002-1/scenarios?monthly=100')
    await page.getByLabel('Name of this plan').fill('A hundred more')
    await page.getByRole('button', { name: 'Save this plan' }).click()
    const row = page.getByRole('list', { name: 'Saved plans' }).getByRole('listitem')
    const tops = []
    for (const name of ['Show', 'Rename', 'Remove']) {
      const box = await row.getByRole('button', { name }).boundingBox()
      tops.push(Math.round(box!.y + box!.height / 2))
      expect(box!.width, name).toBeLessThan(200)
    }
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2)
  })
  await test.step('the entry of a page is marked one level below it, and with a slash at the end', async () => {
    await portal.follow('/myaccount/customerinformation/shared-access/shared-with-you')
    await expect(page.locator('main nav [aria-current]').first()).toHaveText('Shared access')
    await portal.follow('/learn/explore/')
    await expect(portal.entry('learn')).toHaveAttribute('aria-current', 'true')
  })
  await test.step('the search field shows its whole focus ring', async () => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', {
      name: 'Find a page, an account, an action, a document or a request',
    })
    await expect(field).toBeFocused()
    const above = await page.getByRole('dialog').getByRole('heading').locator('xpath=..').boundingBox()
    expect((await field.boundingBox())!.y - (above!.y + above!.height)).toBeGreaterThanOrEqual(5)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('nothing is asked about an empty basket, and a way leads back from it', async () => {
    await portal.follow('/projections')
    await portal.entry('start-over').click()
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await expect(dialog).toContainText('Your basket is empty, so there is nothing to start over.')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await portal.entry('save-retrieve').click()
    await expect(page.getByRole('dialog')).toContainText('In your basket now')
    await expect(page.getByRole('button', { name: 'Save now' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await portal.follow('/projections/basket')
    await page.locator('main a[href="/projections"]').first().click()
    await portal.hasPath('/projections')
  })
  await test.step('an application that ended in another way has another title', async () => {
    await portal.follow('/projections/complete/unknown')
    await expect(page).toHaveTitle('No application here – Larkfield Wealth')
  })
})
