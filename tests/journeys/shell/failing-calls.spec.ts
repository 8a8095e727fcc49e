// Every screen of the manifest under failing calls: how often each call is sent, that the page stands and says what
// failed, and that the same failure is reported once.
import type { Page } from '@playwright/test'
import { addressOf, areaGroups, screensIn, whoItIs } from '../../support/every-screen.ts'
import { expect, test } from '../../support/journey.ts'
import { Traffic } from '../../support/traffic.ts'

/** One that may pass, and one that is not sent again. All others are counted in tests/engine/http/. `sent` is how often at most. */
const failures = [
  { name: '500', fault: { status: 500 }, sent: 3 },
  { name: 'no answer', fault: { hang: true }, sent: 1 },
]

/** Screens that stand although all other calls fail; this client has no children and is led to another. */
const needsNothing = new Set([
  'details/child-details',
  'account/assumptions',
  'retirement/assumptions',
  'details/cookie-consent',
  'shared-access/shared-with-you',
])

const pagesOf = (group: (typeof areaGroups)[number]) =>
  screensIn(group).map(({ screen, path }) => ({ screen, path: addressOf(path) }))

/** Calls of the product API from now on, but for those that say who it is; by method and path. */
function countCalls(page: Page) {
  let counts = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/') || whoItIs.includes(pathname)) return
    const call = `${request.method()} ${pathname}${search}`
    counts.set(call, (counts.get(call) ?? 0) + 1)
  })
  return { startAgain: () => void (counts = new Map()), get: () => [...counts] }
}

test.describe('Calls that fail', () => {
  const journeys = failures.flatMap((failure) => areaGroups.map((part) => ({ ...failure, part })))
  for (const { name, fault, sent, part } of journeys)
    test(`are sent ${sent === 1 ? 'once' : 'three times at most'} after ${name}, and each page of ${part?.join(', ') ?? 'other areas'} says what failed`, async ({
      page,
      portal,
      sandbox,
    }) => {
      const opened = pagesOf(part)
      expect(opened.length).toBeGreaterThan(8)
      await page.clock.install()
      // What a page asks for again by itself is another journey's: app/waiting-calls.spec.ts.
      await page.route(/\/assets\/waiting-calls-[\w-]+\.js$/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export const waitForAnswers = async () => {}',
        }),
      )
      await sandbox.faults([
        // Without flags the retirement pages are the older app's.
        ...[...whoItIs, '/api/featureflags'].map((path) => ({ path, delayMs: 0 })),
        { method: 'GET', path: '/api/*', ...fault },
      ])
      // Nothing has ever been answered, so that each page asks for all it needs.
      await portal.signIn('client', '/learn/explore')
      await portal.startJournal()
      const calls = countCalls(page)
      const traffic = new Traffic(page)
      const wrong: string[] = []
      for (const { screen, path } of opened) {
        calls.startAgain()
        const reportsBefore = (await sandbox.errors()).length
        const isDrawn = portal.follow(path)
        const main = page.getByRole('main')
        const says = async () => needsNothing.has(screen) || /couldn’t/.test(await main.innerText())
        const loads = async () => (await main.locator('[aria-busy=true]').count()) > 0
        // Each step is longer than a deadline and every pause before a retry. Ends when two of them in a row moved nothing
        // and the page is drawn; a page that never is gets the blame below.
        await traffic.pauses()
        await page.clock.fastForward(10_500)
        await isDrawn
        for (let still = 0, steps = 0; steps < 40; steps++) {
          if (still >= 2 && !(await loads()) && (await says())) break
          const before = traffic.latest()
          await page.clock.fastForward(10_500)
          await traffic.pauses()
          still = traffic.latest() === before ? still + 1 : 0
        }
        await expect(page.locator('h1'), screen).toBeVisible()
        const often = calls.get().filter(([call, times]) => times > (call.startsWith('GET') ? sent : 1))
        wrong.push(...often.map(([call, times]) => `${screen}: ${call} was sent ${times} times`))
        if (!(await says())) wrong.push(`${screen}: does not say what failed`)
        if (await loads()) wrong.push(`${screen}: still seems to load`)
        const reports = (await sandbox.errors()).slice(reportsBefore).map((report) => JSON.stringify(report))
        for (const report of new Set(reports))
          if (reports.filter((each) => each === report).length > 1) wrong.push(`${screen}: ${report} twice`)
      }
      expect(wrong).toEqual([])
      await sandbox.clearFaults()
    })
})
