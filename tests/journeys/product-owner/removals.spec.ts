// Whatever the checks let a product owner remove, people still sign in, walk and leave.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '#manifest/compile.ts'
import { namedDeclarations } from '#manifest/edit/named-declarations.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import type { Plan } from '#tools/portal/edit/examine.ts'
import { removePlan } from '#tools/portal/edit/plans.ts'
import { expect, test } from '../../support/started.ts'

const texts = readConfigFolder()
const product = readProduct()
const resolved = compile(texts, product).resolved!

/** What a removal without a problem writes; undefined if it is refused, or a check speaks against it. */
function removalOf(kind: string, id: string): Plan['texts'] | undefined {
  try {
    const { texts: left, product: after } = removePlan(
      { resolved, texts, product, code: { linking: [], naming: [] } },
      [kind, id],
      {},
    )
    return compile(left, after).manifest ? left : undefined
  } catch {
    return undefined
  }
}

/** Ten pages and their headings. */
const PAGES = [
  ['/myaccount/all-accounts', 'All accounts'],
  ['/myaccount/documents', 'Documents'],
  ['/myaccount/messages', 'Messages'],
  ['/myaccount/payments-and-transfers', 'Payments and transfers'],
  ['/myaccount/customerinformation/personal-details', 'Personal details'],
  ['/learn/educate', 'Guides'],
  ['/retirement-planner', 'Retirement planner'],
  ['/learn/explore', 'Explore'],
  ['/nowhere', 'Page not found'],
  ['/myaccount', 'My accounts'],
] as const

/** One in three of each kind; REMOVALS=all (npm run soak) tries every one. */
const isTried = (_: unknown, index: number) => process.env['REMOVALS'] === 'all' || index % 3 === 0

test('A product owner who removes any guard, route or shared condition that the checks let go leaves a portal in which a client signs in, opens ten pages and logs out', async ({
  browser,
  started,
}) => {
  test.setTimeout(process.env['REMOVALS'] === 'all' ? 3_600_000 : 600_000)
  const removable = ['guard', 'route', 'condition'].flatMap((kind) =>
    namedDeclarations(resolved)
      .filter((each) => each.kind === kind)
      .filter(isTried)
      .flatMap(({ id }) => {
        const left = removalOf(kind, id)
        return left ? [{ name: `${kind} ${id}`, left }] : []
      }),
  )
  expect(removable.length).toBeGreaterThan(5)
  // One context, so that the browser keeps the files; each removal is met by somebody who was never here.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  for (const { name, left } of removable)
    await test.step(name, async () => {
      for (const { file } of texts) {
        const path = join(started.folder, file.slice('config/'.length))
        const kept = left.find((each) => each.file === file)
        if (kept) writeFileSync(path, kept.text)
        else rmSync(path, { force: true })
      }
      const page = await context.newPage()
      const mistakes: string[] = []
      page.on('pageerror', ({ message }) => mistakes.push(message))
      await started.signIn(page, 'client')
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading, `${name}: sign-in`).toHaveText('My accounts')
      for (const [path, title] of PAGES) {
        await page.evaluate((to) => {
          history.pushState({}, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: {} }))
        }, path)
        await expect(heading, `${name}: ${path}`).toHaveText(title)
      }
      const logOut = page.getByRole('button', { name: 'Log out' })
      // A menu that opens while a page still arrives is closed by it.
      await expect(async () => {
        if (await page.getByRole('heading', { name: 'Signed out' }).isVisible()) return
        if (!(await logOut.isVisible()))
          await page.getByRole('banner').locator('[data-entry="username"]').getByRole('button').click()
        await logOut.click({ timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      await expect(heading, `${name}: log out`).toHaveText('Signed out')
      expect(mistakes, name).toEqual([])
      // The way back from the provider loads the page once more.
      await expect(() => page.evaluate(() => localStorage.clear())).toPass()
      await page.close()
      await context.clearCookies()
    })
  await context.close()
  console.log(`removals: ${JSON.stringify({ tried: removable.length })}`)
})
