// What a browser fetches for a first route: every script, style and manifest until the first figures show.
import type { Browser } from 'playwright'
import { gzipSync } from 'node:zlib'
import { openContext, signIn, untilThere, watchFor, type Sign } from './visits.ts'

export interface FirstRoute {
  /** Scripts and styles by path, with their size in bytes as gzip. */
  files: ReadonlyMap<string, number>
  bytes: number
  /** The page itself, in bytes as gzip. */
  page: number
  /** Fonts and images, in bytes as sent; listed, not counted. */
  besides: number
}

export interface FirstRouteOf {
  origin: string
  path: string
  sign: Sign
  /** Measures the reload of a page that this persona had signed in to. */
  persona?: string
}

/** Opens the page with an empty HTTP cache and weighs what came. */
export async function weighFirstRoute(
  browser: Browser,
  { origin, path, sign, persona }: FirstRouteOf,
): Promise<FirstRoute> {
  const context = await openContext(browser)
  try {
    const page = await context.newPage()
    if (persona !== undefined) await signIn(page, origin, persona, path)
    await watchFor(page, sign)
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    const bodies = new Map<string, { type: string; body: Promise<Buffer | undefined> }>()
    page.on('response', (response) => {
      if (new URL(response.url()).origin !== origin || !response.ok()) return
      // What comes after the first figures may be cut off by the end of the visit.
      const body = response.body().catch(() => undefined)
      bodies.set(response.url(), { type: response.headers()['content-type'] ?? '', body })
    })
    await untilThere(page, () => (persona === undefined ? page.goto(origin + path) : page.reload()))
    const before = await page.evaluate(() => {
      const there = performance.getEntriesByName('there')[0]!.startTime
      return performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (startTime <= there ? [name] : []))
    })
    const files = new Map<string, number>()
    let besides = 0
    for (const url of new Set(before)) {
      const response = bodies.get(url)
      if (!response) continue
      const body = await response.body
      if (!body) throw new Error(`${url} was asked for before the first figures and never came`)
      if (/javascript|css/.test(response.type) || /\/assets\/.*\.json$/.test(url))
        files.set(new URL(url).pathname, gzipSync(body, { level: 9 }).length)
      else if (/font|image/.test(response.type)) besides += body.length
    }
    const html = await bodies.get(origin + path)?.body
    if (!html) throw new Error(`${path} did not come from ${origin}`)
    const weight = gzipSync(html, { level: 9 }).length
    return { files, page: weight, bytes: [...files.values()].reduce((sum, size) => sum + size, 0), besides }
  } finally {
    await context.close()
  }
}
