// Every screen of the manifest against the mock that others make from the API document.
import type { Page } from '@playwright/test'
import { addressOf, areaGroups, flagsOfScreens, screensIn, whoItIs } from '../../support/every-screen.ts'
import { expect, test } from '../../support/journey.ts'
import { startPrism } from '../../support/prism.ts'

/** They say who it is and what they see: other answers lead to other pages. */
const asTheyAre = new Set([...whoItIs, ...['/api/featureflags', '/api/userparameters']])

/** Lets the mock answer each call of the product API; what it refuses is noted. */
async function answersFrom(mock: string, page: Page, refused: string[]): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !asTheyAre.has(pathname),
    async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await route.fetch({ url: `${mock}${pathname}${search}`, maxRetries: 3 })
      const text = await answer.text()
      if (answer.status() >= 400) refused.push(`${route.request().method()} ${pathname}: ${text}`)
      await route.fulfill({
        status: answer.status(),
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: text === '' ? '' : JSON.stringify(JSON.parse(text), ofTheAddress),
      })
    },
  )
}

/** What the addresses of the pages name is there; a list that is asked the same way for ever ends with its first page. */
const ofTheAddress = (name: string, value: unknown) =>
  typeof value === 'string' && /^id$|Id$/.test(name) ? 'any' : name === 'nextCursor' ? null : value

test.describe('The mock from the API document', () => {
  // It takes ten seconds to start, so one worker goes through all groups.
  test.describe.configure({ mode: 'default' })
  let mock: Awaited<ReturnType<typeof startPrism>>
  test.beforeAll(async () => {
    mock = await startPrism()
  })
  test.afterAll(() => mock[Symbol.dispose]())

  for (const group of areaGroups)
    test(`answers every page of ${group?.join(', ') ?? 'other areas'}, and each shows what it reads`, async ({
      page,
      portal,
      sandbox,
    }) => {
      await sandbox.flags(flagsOfScreens)
      await portal.signIn('client')
      const refused: string[] = []
      await answersFrom(mock.url, page, refused)
      const wrong: string[] = []
      for (const { screen, path } of screensIn(group)) {
        await portal.follow(addressOf(path))
        await portal.isQuiet()
        const heading = await page.locator('h1').innerText()
        const text = await page.locator('body').innerText()
        if (heading === 'Something went wrong') wrong.push(`${screen}: ${heading}`)
        const nonsense =
          /\b(NaN|undefined|Infinity)\b|Invalid Date|\[object Object\]|We couldn’t (show|load) .*/.exec(text)
        if (nonsense) wrong.push(`${screen}: ${nonsense[0]}`)
      }
      // What a page still asks for by itself ends with the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(wrong).toEqual([])
      expect(refused).toEqual([])
    })
})
