// Whoever starts the portal for the first time takes the lines that it prints at their word.
import { fillSignInPage } from '../../support/sign-ins.ts'
import { expect, test } from '../../support/started.ts'

test('Somebody who starts the portal signs in as its people by the lines that are printed, one with and one without an address of their own', async ({
  browser,
  started,
}) => {
  const lines = [...started.printed.matchAll(/^ {4}(\S+) +(\S.*)$/gm)]
  expect(lines.map(([, name]) => name)).toHaveLength(15)
  // One context, so that the browser keeps the files; each is somebody who was never here.
  const context = await browser.newContext()
  const address = / — open (\S+)$/
  const [withAddress, without] = [true, false].map((has) =>
    lines.find(([, , about]) => address.test(about!) === has),
  )
  for (const [, name = '', about = ''] of [withAddress!, without!])
    await test.step(name, async () => {
      const page = await context.newPage()
      await page.goto(address.exec(about)?.[1] ?? started.portal)
      await fillSignInPage(page, name)
      await page.waitForURL((url) => url.href.startsWith(started.portal) && url.pathname !== '/signin-oidc')
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0)
      await page.close()
      await context.setStorageState({ cookies: [], origins: [] })
    })
  await context.close()
})
