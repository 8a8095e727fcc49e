// What axe finds, over people, screens, widths and themes. Here each screen is looked at as one of these people, at one width in one
// theme; SWEEP=all (npm run soak) looks at all of them.
import type { Page } from '@playwright/test'
import { isAccessibleIn, type Theme } from '../../support/accessible.ts'
import { addressOf, everyScreen } from '../../support/every-screen.ts'
import { expect, test, type Portal } from '../../support/journey.ts'

const all = process.env['SWEEP'] === 'all'

const people = ['client', 'client-with-children', 'long-standing', 'registered', 'delegate', 'shared-viewer']

const looks = [390, 820, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme): [number, Theme] => [width, theme]),
)

/** Without a look twice at where others are led to: a page is known by its path and heading. */
async function isNew(page: Page, seen: Set<string>): Promise<boolean> {
  const name = `${new URL(page.url()).pathname} ${await page.locator('h1').first().innerText()}`
  const before = seen.size
  return seen.add(name).size > before
}

async function firstAccount(page: Page, portal: Portal): Promise<string> {
  await portal.isQuiet()
  const link = page.getByRole('main').locator('a[href^="/myaccount/A-"]').first()
  return (await link.count()) === 0 ? 'any' : (await link.getAttribute('href'))!.split('/')[2]!
}

test.describe('Everybody', () => {
  for (const [person, persona] of people.entries())
    test(`meets nothing that axe finds, on any screen, at any width and in either theme, as ${persona}`, async ({
      page,
      portal,
    }) => {
      test.setTimeout(all ? 3_600_000 : 180_000)
      await portal.signIn(persona)
      const account = await firstAccount(page, portal)
      const screens = everyScreen.filter((_, index) => all || index % people.length === person)
      const seen = new Set<string>()
      let looked = 0
      for (const { path } of screens) {
        await portal.follow(addressOf(path.replace(':account', account)))
        await portal.settled()
        await portal.isQuiet()
        if (!(await isNew(page, seen))) continue
        for (const [width, theme] of all ? looks : [looks[looked % looks.length]!]) {
          await page.setViewportSize({ width, height: 900 })
          await portal.isQuiet()
          await test.step(`${path} at ${width} px, ${theme}`, () => isAccessibleIn(page, theme))
          looked += 1
        }
      }
      expect(seen.size).toBeGreaterThan(1)
      console.log(
        `accessibility sweep: ${JSON.stringify({ person: persona, pages: seen.size, looks: looked })}`,
      )
    })
})
