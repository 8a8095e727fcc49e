// "Help for the phone": the same code by footer, side panel and key, on pages, error pages and for visitors; it says what is true.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { currentOf } from '#app/release/current.ts'
import { compile } from '#manifest/compile.ts'
import { readCode } from '#runtime/situation/read-code.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { distFolder, readProduct } from '#tools/product.ts'
import { expect, test } from '../../support/journey.ts'

const manifest = compile(readConfigFolder(), readProduct()).manifest!
const { release: id } = currentOf(readFileSync(join(distFolder(), 'current.json'), 'utf8'))!

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Help for the phone' })

/** The code that the dialog shows; closes it. */
async function shownCode(page: Page): Promise<string> {
  const code = await dialog(page).locator('[data-code]').innerText()
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog(page)).toHaveCount(0)
  return code
}

const situationOf = (code: string) => readCode(code, [{ id: id!, manifest: () => manifest }])

test('Somebody who calls the firm reads out a code that says where they are and what they are: as a visitor, by footer, panel or key, and on an error page', async ({
  page,
  portal,
}) => {
  await test.step('a visitor finds it at the foot of the page', async () => {
    await page.goto('/nw-pwa-download')
    await page.locator('footer').getByRole('button', { name: 'Help for the phone' }).click()
    expect(situationOf(await shownCode(page))).toMatchObject({
      situation: { route: 'app-download', facts: { session: 'anonymous', member: 'none' } },
    })
  })
  await test.step('a client finds the same code by footer, panel and key', async () => {
    await portal.signIn('client', '/myaccount/documents')
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.locator('footer').getByRole('button', { name: 'Help for the phone' }).click()
    await expect(dialog(page)).toContainText('Call us on 020 7946 0123')
    await portal.isAccessible()
    const code = await shownCode(page)
    expect(code).toMatch(/^\w{4} \w{4} \w{5}$/)
    expect(situationOf(code)).toMatchObject({
      situation: {
        route: 'documents',
        facts: { session: 'normal', member: 'client', view: 'desktop', 'flag.retirement-planner': 'true' },
      },
    })
    const panel = await portal.openPanel('Amelia Hart')
    await panel.getByRole('button', { name: 'Help for the phone' }).click()
    expect(await shownCode(page)).toBe(code)
    await page.keyboard.press('Shift+?')
    expect(await shownCode(page)).toBe(code)
  })
  await test.step('the key is theirs to switch off, and a question mark in a field stays one', async () => {
    await page.keyboard.press('Shift+?')
    await dialog(page).getByRole('checkbox', { name: 'Shift and ? open this' }).uncheck()
    await shownCode(page)
    await page.keyboard.press('Shift+?')
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: /^Find / })
    await search.press('Shift+?')
    await expect(search).toHaveValue('?')
    await expect(dialog(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('an error page has it in its middle', async () => {
    await page.route(/\/assets\/fees-and-network\.screen-[\w-]+\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("Broken screen") }',
      }),
    )
    await portal.follow('/myaccount/feesandnetwork')
    await page.getByRole('main').getByRole('button', { name: 'Help for the phone' }).click()
    expect(situationOf(await shownCode(page))).toMatchObject({
      situation: { route: 'fees-and-network', facts: { session: 'normal' } },
    })
  })
})
