// Looks at what goes over the line: whose account each request asks for, and whose data each answer holds.
import type { BrowserContext, Page, Request, Response } from '@playwright/test'
import type { JournalEntry } from '#sandbox/controls/journal.ts'
import type { SandboxClient } from '../sandbox-client.ts'
import { walkers, type Marks } from './marks.ts'

interface Answers {
  wrong: string[]
  /** Answers of the API whose text was looked at. */
  looked: number
  /** Answers that came after one that had been asked for later. */
  overtaken: number
  /** Files of the portal that its service worker answered for. */
  fromServiceWorker: number
  /** Waits for the texts still being read. */
  settled(): Promise<unknown>
}

/** Answers whose data is of somebody else than they were asked for, or that no server gave. */
export function watchAnswers(context: BrowserContext, marks: Marks, sandbox: string): Answers {
  const answers: Answers = {
    wrong: [],
    looked: 0,
    overtaken: 0,
    fromServiceWorker: 0,
    settled: () => Promise.all(reading),
  }
  const reading = new Set<Promise<void>>()
  const places = new Map<Request, number>()
  let latest = 0
  const isOfApi = (request: Request) =>
    request.url().startsWith(`${sandbox}/api/`) && request.method() !== 'OPTIONS'
  context.on('request', (request) => isOfApi(request) && places.set(request, places.size))
  context.on('response', (response) => {
    const request = response.request()
    if (response.fromServiceWorker() && response.url().startsWith(marks.portal)) answers.fromServiceWorker++
    if (!isOfApi(request)) return
    const path = new URL(request.url()).pathname
    if (response.fromServiceWorker()) answers.wrong.push(`${path} was answered by the service worker`)
    const place = places.get(request) ?? latest
    if (place < latest) answers.overtaken++
    latest = Math.max(latest, place)
    const read = compare(response, path).finally(() => reading.delete(read))
    reading.add(read)
  })
  return answers

  async function compare(response: Response, path: string): Promise<void> {
    const headers = response.request().headers()
    const asked = headers['x-clientid'] ?? headers['x-userid']
    // Nothing to read once the page has gone.
    const body = await response.text().catch(() => undefined)
    if (body === undefined) return
    answers.looked++
    for (const [reference, digits = ''] of body.matchAll(/\b(?:NP|[A-Z]{1,2}-[UC]-)(\d{5})(?:\d\d\b|-)/g))
      if (asked !== undefined && marks.digits[digits] !== asked)
        answers.wrong.push(`${path} was asked for ${asked} and answered with ${reference}`)
  }
}

interface Requests {
  wrong: string[]
  looked: number
  /** Those that named a client. */
  forOthers: number
  /** Looks at what has been asked since the last time. */
  look(): Promise<void>
}

/** Tells requests that name a client for whom their person has no active grant. Each is looked at once. */
export function watchGrants(sandbox: SandboxClient): Requests {
  const personOf = new Map<string, string>()
  let next = 0
  const requests: Requests = { wrong: [], looked: 0, forOthers: 0, look }
  return requests

  async function look(): Promise<void> {
    const answer = await fetch(`${sandbox.url}/sandbox/journal?since=${next}`)
    const journal = (await answer.json()) as { next: number; entries: JournalEntry[] }
    next = journal.next
    const calls = journal.entries.filter(({ path }) => path.startsWith('/api/'))
    requests.looked += calls.length
    // Some paths carry no X-UserId: their person is known by the bearer token.
    for (const { headers } of calls)
      if (headers['x-userid'] !== undefined) personOf.set(headers['authorization'] ?? '', headers['x-userid'])
    for (const { path, headers } of calls) {
      const clientId = headers['x-clientid']
      if (clientId === undefined) continue
      requests.forOthers++
      const userId = personOf.get(headers['authorization'] ?? '')
      const walker = walkers.find((each) => each.userId === userId)
      if (walker?.granted.some((each) => each.userId === clientId)) continue
      requests.wrong.push(`${path} by ${userId ?? 'nobody known'} named ${clientId}`)
    }
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
