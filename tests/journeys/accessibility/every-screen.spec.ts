// The walk of all screens: what axe finds, fields that stand out, and everything on the page with large text, on a phone and at 400 %.
// Each screen has axe at one width in one theme; SWEEP=all (npm run soak) looks at all of them.
import { isAccessibleIn, type Theme } from '../../support/accessible.ts'
import { beyondEdge } from '../../support/beyond-edge.ts'
import { addressOf, areaGroups, everyScreen, screensIn } from '../../support/every-screen.ts'
import { faintFields } from '../../support/faint-fields.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import { squeezed } from '../../support/squeezed.ts'
import { setTextSize } from '../../support/text-size.ts'

const all = process.env['SWEEP'] === 'all'

const looks = [390, 820, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme): [number, Theme] => [width, theme]),
)

/** Read at more widths and text sizes than the others. */
const readMost = new Set([
  '/dashboard',
  '/myaccount',
  '/myaccount/all-accounts',
  '/myaccount/messages',
  '/projections',
])

async function hasSize(portal: Portal, width: number, height = 900): Promise<void> {
  await portal.page.setViewportSize({ width, height })
  await portal.isQuiet()
}

/** Looks at a page that has come to rest; the frame around it only at the first look of each width and theme. */
async function isRight(portal: Portal, path: string, looked: number): Promise<void> {
  const now = all ? looks : [looks[looked % looks.length]!]
  for (const [width, theme] of now) {
    await hasSize(portal, width)
    await test.step(`${path} at ${width} px, ${theme}`, () =>
      isAccessibleIn(portal.page, theme, looked < looks.length ? 'page' : 'main'))
  }
}

const isOnPage = (portal: Portal, message: string) =>
  expect.poll(() => beyondEdge(portal.page), message).toEqual([])

async function hasRoomForText(portal: Portal, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths)
    await test.step(`${path} at ${width} px: no word breaks, no column is squeezed`, async () => {
      if (portal.page.viewportSize()?.width !== width) await hasSize(portal, width)
      await expect.poll(() => squeezed(portal.page), `${path} at ${width} px`).toEqual([])
    })
}

test.describe('A client', () => {
  for (const group of areaGroups)
    test(`meets nothing that axe finds on any screen of ${group?.join(', ') ?? 'other areas'}, sees every field, and reads large text without scrolling sideways`, async ({
      page,
      portal,
    }) => {
      test.setTimeout(all ? 3_600_000 : 480_000)
      await portal.signIn('client')
      let fields = 0
      for (const [index, { screen, path }] of screensIn(group).entries()) {
        await portal.follow(addressOf(path.replace(':account', 'A-U-20002-1')))
        await portal.settled()
        await portal.isQuiet()
        await isRight(portal, path, index)
        fields += await page.locator('input:visible, select:visible, textarea:visible').count()
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expect.poll(() => faintFields(page), `${screen}, ${colorScheme}`).toEqual([])
        }
        await page.emulateMedia({ colorScheme: null })
        await hasRoomForText(portal, path, [390, 1280])
        // 1280 px at 400 %.
        await hasSize(portal, 320, 256)
        await isOnPage(portal, `${path} at 400 %`)
        await hasRoomForText(portal, path, [320])
        await setTextSize(page, 24)
        await hasRoomForText(portal, `${path}, text of 24 px,`, [390])
        for (const size of readMost.has(path) ? [20, 24, 32] : [32]) {
          await setTextSize(page, size)
          for (const width of readMost.has(path) ? [360, 768, 1024, 1280] : [360, 1280]) {
            await hasSize(portal, width)
            await isOnPage(portal, `${path} at ${width} px, text of ${size} px`)
          }
        }
        await setTextSize(page, 16)
      }
      expect(fields).toBeGreaterThan(5)
    })
})

/** What these people see besides, or otherwise than a client. */
const people = {
  'client-with-children': ['/dashboard', '/projections/basket'],
  'long-standing': ['/myaccount'],
  registered: ['/dashboard', '/myaccount/messages'],
  'client-pwa': ['/dashboard'],
  delegate: ['/myaccount', '/myaccount/payments-and-transfers'],
  'shared-viewer': ['/myaccount', '/myaccount/documents'],
}

test.describe('Everybody else', () => {
  test('meets nothing that axe finds', async ({ anotherBrowser }) => {
    test.setTimeout(all ? 3_600_000 : 240_000)
    let looked = 0
    for (const [persona, theirs] of Object.entries(people)) {
      const portal = await anotherBrowser()
      await portal.signIn(persona)
      for (const path of all ? everyScreen.map((each) => addressOf(each.path)) : theirs) {
        await portal.follow(path)
        await portal.settled()
        await portal.isQuiet()
        await isRight(portal, `${path} as ${persona}`, looked % looks.length)
        await hasRoomForText(portal, `${path} as ${persona}`, [320, 390])
        await setTextSize(portal.page, 24)
        await hasRoomForText(portal, `${path} as ${persona}, text of 24 px,`, [390])
        await setTextSize(portal.page, 16)
        looked += 1
      }
    }
    console.log(
      `accessibility sweep: ${JSON.stringify({ people: Object.keys(people).length, looks: looked })}`,
    )
  })
})
