// Whatever people press, and in whatever order pages load: the page shown is the page of the address.
import fc from 'fast-check'
import { createPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createRouter, type Loaded } from '#shell/routing/router.ts'
import { memoryHistory } from './memory-history.ts'

/** A loaded page: its path, and the number of loads before it. */
interface Page {
  pathname: string
  navigationId: number
}

const path = fc.constantFrom('/a', '/a?x=1', '/a#part', '/b', '/b?y=2', '/c')
const act = fc.oneof(
  fc.record({ kind: fc.constant('navigate' as const), to: path, replace: fc.boolean() }),
  fc.record({ kind: fc.constant('go' as const), delta: fc.constantFrom(-2, -1, 1, 2) }),
  fc.record({ kind: fc.constant('anchor' as const), hash: fc.constantFrom('#one', '#two') }),
  fc.record({ kind: fc.constant('revalidate' as const) }),
  fc.record({ kind: fc.constant('comes' as const), which: fc.nat({ max: 20 }) }),
  fc.record({ kind: fc.constant('fails' as const), which: fc.nat({ max: 20 }) }),
  fc.record({ kind: fc.constant('leads on' as const), which: fc.nat({ max: 20 }), to: path }),
)

function start() {
  const history = memoryHistory('/a', '/b', '/c')
  const asked: { signal: AbortSignal; comes(): void; fails(): void; leadsTo(path: string): void }[] = []
  const router = createRouter<Page>(
    history,
    ({ pathname }, signal) =>
      new Promise<Loaded<Page>>((resolve, reject) => {
        const navigationId = asked.length
        asked.push({
          signal,
          comes: () => resolve({ match: { pathname, navigationId } }),
          fails: () => reject(new Error('broken')),
          leadsTo: (redirect) => resolve({ redirect }),
        })
      }),
  )
  return { history, asked, router }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('The router', () => {
  it('shows the page of the URL when idle, loaded after the last revalidation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const { history, asked, router } = start()
        let outdated = 0
        const check = () => {
          const { result, location, isNavigating } = router.get()
          if (isNavigating) return
          expect(createPath(location)).toBe(history.address())
          const shown =
            result && 'match' in result
              ? result.match
              : { pathname: location.pathname, navigationId: Infinity }
          expect(result).toBeDefined()
          expect(shown.pathname).toBe(location.pathname)
          expect(shown.navigationId).toBeGreaterThanOrEqual(outdated)
        }
        for (const next of acts) {
          if (next.kind === 'navigate') void router.navigate(next.to, { replace: next.replace })
          else if (next.kind === 'go') router.go(next.delta)
          else if (next.kind === 'anchor') history.followAnchor(next.hash)
          else if (next.kind === 'revalidate') {
            outdated = asked.length
            void router.revalidate()
          } else {
            const one = asked[next.which % asked.length]!
            if (next.kind === 'comes') one.comes()
            else if (next.kind === 'fails') one.fails()
            else one.leadsTo(next.to)
          }
          await settled()
          check()
        }
        asked.at(-1)!.comes()
        await settled()
        while (router.get().isNavigating) {
          asked.at(-1)!.comes()
          await settled()
        }
        check()
      }),
      { numRuns: 300 },
    )
  })

  it('loads at most one page at a time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(path, { minLength: 1, maxLength: 10 }), async (paths) => {
        const { asked, router } = start()
        for (const each of paths) void router.navigate(each)
        await settled()
        expect(asked.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
