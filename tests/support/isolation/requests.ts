// Looks at what goes over the line: whose account each request asks for, and whose data each answer holds.
import type { BrowserContext, Page, Response } from '@playwright/test'
import type { JournalEntry, SandboxClient } from '../sandbox-client.ts'
import { walkers, type Marks } from './marks.ts'

/** Answers whose data is of somebody else than they were asked for, or that no server gave. */
export function watchAnswers(context: BrowserContext, marks: Marks, sandbox: string): string[] {
  const wrong: string[] = []
  context.on('response', (response) => {
    const request = response.request()
    if (!request.url().startsWith(`${sandbox}/api/`) || request.method() === 'OPTIONS') return
    const path = new URL(request.url()).pathname
    if (response.fromServiceWorker()) wrong.push(`${path} was answered by the service worker`)
    void compare(response, path)
  })
  return wrong

  async function compare(response: Response, path: string): Promise<void> {
    const headers = response.request().headers()
    const asked = headers['x-clientid'] ?? headers['x-userid']
    // Nothing to read once the page has gone.
    const body = await response.text().catch(() => '')
    for (const [reference, digits = ''] of body.matchAll(/\b(?:NP|[A-Z]{1,2}-[UC]-)(\d{5})(?:\d\d\b|-)/g))
      if (asked !== undefined && marks.digits[digits] !== asked)
        wrong.push(`${path} was asked for ${asked} and answered with ${reference}`)
  }
}

/** Tells requests that name a client for whom their person has no active grant. Each is looked at once. */
export function grantCheck(sandbox: SandboxClient): () => Promise<string[]> {
  const personOf = new Map<string, string>()
  let next = 0
  return async () => {
    const answer = await fetch(`${sandbox.url}/sandbox/journal?since=${next}`)
    const told = (await answer.json()) as { next: number; entries: JournalEntry[] }
    next = told.next
    const calls = told.entries.filter(({ path }) => path.startsWith('/api/'))
    // Some paths carry no X-UserId: their person is known by the bearer token.
    for (const { headers } of calls)
      if (headers['x-userid'] !== undefined) personOf.set(headers['authorization'] ?? '', headers['x-userid'])
    return calls.flatMap(({ path, headers }) => {
      const clientId = headers['x-clientid']
      if (clientId === undefined) return []
      const userId = personOf.get(headers['authorization'] ?? '')
      const walker = walkers.find((each) => each.userId === userId)
      const isGranted = walker?.granted.some((each) => each.userId === clientId)
      return isGranted ? [] : [`${path} by ${userId ?? 'nobody known'} named ${clientId}`]
    })
  }
}

/** Entries of the browser's caches that are no file of the portal's build. */
export async function cachedBeyondShell(page: Page): Promise<string[]> {
  try {
    return await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().flatMap(({ url }) => {
        const { origin, pathname } = new URL(url)
        const isShell =
          origin === location.origin && /^\/(assets\/|offline\.html$|[\w-]+\.svg$)/.test(pathname)
        return isShell ? [] : [url]
      })
    })
  } catch {
    return []
  }
}
