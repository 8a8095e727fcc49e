// What a client would notice at a glance: words that touch, entries that are not marked, empty frames, no way back.
import { expect, test } from '../../support/journey.ts'

test.describe('A client', () => {
  test('reads each cookie’s choice beside its box, below the one above', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/customerinformation/cookie-consent')
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

  test('finds show, rename and remove of a saved plan on one line', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/A-U-20002-1/scenarios?monthly=100')
    await page.getByLabel('Name of the plan above').fill('A hundred more')
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

  test('sees which entry a page belongs to, also one level below it and with a slash at its end', async ({
    page,
    portal,
  }) => {
    const current = page.locator('main nav [aria-current]')
    await portal.signIn('client', '/myaccount/customerinformation/shared-access/shared-with-you')
    await expect(current.first()).toHaveText('Shared access')
    await page.goto('/learn/explore/')
    await expect(portal.entry('learn')).toHaveAttribute('aria-current', 'true')
  })

  test('reads the whole address of the firm’s mailbox on one line of a tablet', async ({ page, portal }) => {
    await page.setViewportSize({ width: 820, height: 900 })
    await portal.signIn('client')
    const link = page.locator('footer a[href^="mailto:"]')
    expect((await link.boundingBox())!.height).toBeLessThan(40)
  })

  test('sees the whole focus ring of the search field', async ({ page, portal }) => {
    await portal.signIn('client')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', {
      name: 'Find a page, an account, an action, a document or a request',
    })
    await expect(field).toBeFocused()
    const above = await page.getByRole('dialog').getByRole('heading').locator('xpath=..').boundingBox()
    expect((await field.boundingBox())!.y - (above!.y + above!.height)).toBeGreaterThanOrEqual(5)
  })

  test('is asked nothing about an empty basket, and finds the way back from it', async ({ page, portal }) => {
    await portal.signIn('client', '/projections')
    await portal.entry('start-over').click()
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await expect(dialog).toContainText('Your basket is empty, so there is nothing to start over.')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await portal.entry('save-retrieve').click()
    await expect(page.getByRole('dialog')).toContainText('In your basket now')
    await expect(page.getByRole('button', { name: 'Save now' })).toHaveCount(0)
    await page.goto('/projections/basket')
    await page.locator('main a[href="/projections"]').first().click()
    await portal.hasPath('/projections')
  })

  test('reads another title where an application ended in another way', async ({ page, portal }) => {
    await portal.signIn('client', '/projections/complete/unknown')
    await expect(page).toHaveTitle('No application here – Larkfield Wealth')
  })
})

test.describe('Somebody whose account cannot be opened', () => {
  test('finds Try again with room above it', async ({ page, portal, sandbox }) => {
    await portal.signIn('client')
    await sandbox.faults([{ path: '/api/user', status: 500 }])
    await page.reload()
    const button = page.getByRole('button', { name: 'Try again' })
    const text = page.getByText('Your money and your details are safe.')
    await expect(button).toBeVisible()
    const [above, box] = [await text.boundingBox(), await button.boundingBox()]
    expect(box!.y - (above!.y + above!.height)).toBeGreaterThanOrEqual(16)
  })
})

test.describe('A person without accounts', () => {
  test('reads what to enter, not an axis of noughts, in an empty retirement plan', async ({
    page,
    portal,
  }) => {
    await portal.signIn('registered', '/retirement-planner')
    await expect(
      page.getByText('Enter a pot above, and what is left of it at each age shows here.'),
    ).toBeVisible()
  })
})
