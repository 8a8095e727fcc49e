// A product owner keeps what the table of the inspector shows, in the running portal (npm start).
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAccessible } from '../../support/inspector-keys.ts'
import { expect, test, type Started } from '../../support/started.ts'

async function openInspector(page: Page, started: Started) {
  await started.signIn(page, 'client')
  await page.getByRole('button', { name: 'Open the inspector' }).click()
  return page.getByRole('complementary', { name: 'Inspector' })
}

test('A product owner keeps a cell of the table as it is: a claim about people like this persona, with what it says before it is written; from then on the cell is marked as kept', async ({
  page,
  started,
}) => {
  started.dropClaim('client-menu')
  const claims = () => readFileSync(join(started.folder, 'claims.json'), 'utf8')
  const before = claims()
  const inspector = await openInspector(page, started)
  await inspector.getByRole('button', { name: 'All personas' }).click()
  const table = inspector.getByRole('table', { name: 'Who sees what' })
  // Headings and names of rows stay where they are while the people move.
  const captions = [
    table.getByText('Menus', { exact: true }),
    table.getByRole('rowheader', { name: /^Messages messages-icon/ }),
  ]
  const places = () => Promise.all(captions.map(async (each) => (await each.boundingBox())!.x))
  await expect(captions[0]!).toBeVisible()
  const still = await places()
  await table.evaluate((element) => element.scrollTo({ left: 900 }))
  expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300)
  expect(await places()).toEqual(still)
  await inspector.getByRole('searchbox', { name: 'Find' }).fill('client/payments')
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(row).toHaveCount(1)
  const people = await table.getByRole('columnheader').allInnerTexts()
  const column = people.findIndex((name) => name.includes('Amelia Hart, own account'))
  const cell = row
    .locator('td')
    .nth(column - 1)
    .locator('[data-status]')
  await expect(cell).toHaveAccessibleName('shown')
  await expect(inspector.getByText('kept by a claim')).toBeVisible()
  // From the cell, the next stop of the keyboard keeps it.
  const keep = inspector.getByRole('button', { name: 'Keep it so' })
  await expect(keep).toHaveCount(0)
  await cell.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(keep).toBeFocused()
  const effect = inspector.getByRole('group', { name: 'What it would change' })
  await page.keyboard.press('Enter')
  await expect(effect).toContainText(
    '“People with session normal, member client, platform web, area default see client/payments.” becomes a claim',
  )
  await expect(effect).toContainText('No effect: everybody sees the same')
  await expect(effect).toContainText('claim client-payments-shown-client-own-account added')
  expect(claims()).toBe(before)
  await isAccessible(page)
  await inspector.getByRole('button', { name: 'Write config/claims.json' }).click()
  await expect.poll(claims).toContain(`      "for": {
        "member": "client",
        "session": "normal",
        "platform": "web",
        "area": "default"
      },
      "shown": ["client/payments"]`)

  // What is kept already offers nothing, and says by which claim.
  await expect(cell).toHaveAccessibleName('shown, kept by client-payments-shown-client-own-account')
  await expect(keep).toHaveCount(0)
  await expect(inspector.getByRole('region', { name: 'Reasons' })).toContainText(
    'Kept by the claim client-payments-shown-client-own-account: “People with session normal, member client, platform web, area default see client/payments.”',
  )
  await row.locator('td').nth(column).locator('[data-status]').click()
  await expect(cell).toHaveAccessibleName('shown, kept by a claim')

  // Nobody can take it away any more without the claim failing.
  await inspector.getByRole('button', { name: 'All personas' }).click()
  await inspector.getByRole('searchbox', { name: 'Find' }).fill('client/payments')
  await inspector.locator('[data-subject="client/payments"]').click()
  await inspector.getByText('Edit here').click()
  await inspector.getByLabel('Ask for another fact').selectOption('has-children')
  await inspector.getByRole('button', { name: 'Ask for it' }).click()
  await inspector.getByRole('checkbox', { name: /^false\b/ }).check()
  await inspector.getByRole('button', { name: 'Show what it changes' }).click()
  await expect(effect).toContainText(
    'see client/payments.” (Kept as it was, in the inspector.) does not hold',
  )
})
