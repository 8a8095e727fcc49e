// Every screen of the manifest with answers that nobody expects and the API document allows, drawn from its schemas.
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { answerSchemaOf, schemas } from '../../support/api-document.ts'
import { addressOf, areaGroups, flagsOfScreens, screensIn, whoItIs } from '../../support/every-screen.ts'
import { fixedSeed } from '../../support/fixed-seed.ts'
import { expect, test } from '../../support/journey.ts'
import { valuesOf } from '../../support/schema-values.ts'

/** They say who it is and what they see: other answers lead to other pages. */
const asTheyAre = new Set([...whoItIs, ...['/api/featureflags', '/api/userparameters']])

/** Answers each call of the product API with a value of its schema, another one for each number. */
async function answersAnything(page: Page, number: () => number): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !asTheyAre.has(pathname),
    async (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      const schema = answerSchemaOf(request.method(), pathname)
      if (!schema) return route.fulfill({ status: 204, headers: allowed })
      const [value] = fc.sample(valuesOf(schema, schemas), { numRuns: 1, seed: fixedSeed + number() })
      await route.fulfill({
        body: JSON.stringify(value, ofTheAddress),
        contentType: 'application/json',
        headers: allowed,
      })
    },
  )
}

/** What the addresses of the pages name is there. */
const ofTheAddress = (name: string, value: unknown) =>
  typeof value === 'string' && /^id$|Id$/.test(name) ? 'any' : value

const allowed = { 'access-control-allow-origin': '*' }

test.describe('Answers that nobody expects', () => {
  for (const group of areaGroups)
    test(`leave every page of ${group?.join(', ') ?? 'other areas'} standing, and the rest of a page where a part can’t be shown`, async ({
      page,
      portal,
      sandbox,
    }) => {
      await sandbox.flags(flagsOfScreens)
      await portal.signIn('client')
      let drawn = 0
      await answersAnything(page, () => (drawn += 1))
      const wrong: string[] = []
      for (const { screen, path } of screensIn(group)) {
        await portal.follow(addressOf(path))
        await portal.isQuiet()
        if ((await page.locator('h1').innerText()) === 'Something went wrong') wrong.push(screen)
        const nonsense = /\b(NaN|undefined|Infinity)\b|Invalid Date|\[object Object\]/
        const [words] = nonsense.exec(await page.locator('body').innerText()) ?? []
        if (words) wrong.push(`${screen}: ${words}`)
      }
      expect(wrong).toEqual([])
    })
})
