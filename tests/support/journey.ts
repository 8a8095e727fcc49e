// What every journey starts with: a portal and sandbox of its own worker, and a page on which no policy violation and no
// page error stays unnoticed.
import { expect, test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { refuseCookies } from './consent.ts'
import { Portal, type Addresses } from './portal.ts'
import { SandboxClient } from './sandbox-client.ts'
import { countingLoads } from './costs.ts'

interface Fixtures {
  /** Has this browser an answer about cookies? Journeys that are not about the bar start with one. */
  hasChosenCookies: boolean
  portal: Portal
  sandbox: SandboxClient
  /** Opens the portal in another browser: somebody else's, or the same person's elsewhere. It is closed at the end. */
  anotherBrowser(options?: BrowserContextOptions): Promise<Portal>
  /** Notes what the journey costs. */
  costs: void
}

interface WorkerFixtures {
  /** The file that starts portal and sandbox. */
  process: string
  addresses: Addresses
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  process: ['portal-process.ts', { scope: 'worker', option: true }],
  addresses: [
    async ({ process: file }, use) => {
      const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        execArgv: [],
      })
      await use(await firstMessage(child))
      child.kill()
    },
    { scope: 'worker' },
  ],
  costs: [({ browser }, use) => countingLoads(browser, use), { auto: true }],
  baseURL: ({ addresses }, use) => use(addresses.portal),
  hasChosenCookies: [true, { option: true }],
  context: async ({ context, addresses, hasChosenCookies }, use) => {
    if (hasChosenCookies) await refuseCookies(context, addresses.portal)
    await use(context)
  },
  sandbox: async ({ addresses }, use) => {
    const sandbox = new SandboxClient(addresses.sandbox)
    await sandbox.reset()
    await use(sandbox)
  },
  portal: async ({ page, sandbox, addresses }, use) => {
    const portal = new Portal(page, sandbox, addresses)
    const mistakes = await mistakesOf(portal)
    await use(portal)
    expect(mistakes()).toEqual([])
  },
  anotherBrowser: async ({ browser, sandbox, addresses, hasChosenCookies }, use) => {
    const opened: { context: BrowserContext; mistakes: () => string[] }[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: addresses.portal, ...options })
      if (hasChosenCookies) await refuseCookies(context, addresses.portal)
      const portal = new Portal(await context.newPage(), sandbox, addresses)
      opened.push({ context, mistakes: await mistakesOf(portal) })
      return portal
    })
    for (const { context } of opened) await context.close()
    expect(opened.flatMap(({ mistakes }) => mistakes())).toEqual([])
  },
})

/** Watches the page from now on. Gives its errors and policy violations so far that the journey does not expect. */
async function mistakesOf(portal: Portal): Promise<() => string[]> {
  const { page } = portal
  const mistakes: string[] = []
  page.on('pageerror', (error) => mistakes.push(String(error)))
  await page.exposeFunction('reportViolation', (text: string) =>
    mistakes.push(`blocked by the security policy: ${text}`),
  )
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { reportViolation(text: string): void }).reportViolation
      tell(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  return () => mistakes.filter((mistake) => !portal.expectedMistakes.some((known) => known.test(mistake)))
}

export { expect } from '@playwright/test'
export { Portal } from './portal.ts'

function firstMessage(child: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Addresses))
    child.once('exit', (code) => reject(new Error(`The portal of this worker ended with ${code}`)))
  })
}
