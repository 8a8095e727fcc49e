// Owns what a person's activity does: other tabs hear of it, and the installed app renews on it, at most every 30 s.
import type { Core } from './core.ts'
import { mayRefreshOnActivity } from './expiry.ts'

/** Other tabs hear of activity at most this often. */
const newsMs = 5000

/** Makes the function that is told of every click, key and scroll. `isCountingDown`: then only Continue renews (AMB-45). */
export function createActivity(
  core: Core,
  isCountingDown: () => boolean,
  renew: () => Promise<void>,
): () => void {
  const { clock, tabs, platform } = core.ports
  let lastNews: number | undefined
  let lastRefresh: number | undefined
  return () => {
    if (!core.user) return
    const mono = clock.mono()
    if (lastNews === undefined || mono - lastNews >= newsMs) {
      lastNews = mono
      tabs.tell('active', core.user.profile.sub)
    }
    if (platform !== 'pwa' || isCountingDown() || !mayRefreshOnActivity(lastRefresh, mono)) return
    lastRefresh = mono
    renew().catch(() => undefined)
  }
}
