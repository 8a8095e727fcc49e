// Owns what a person's activity does: other tabs hear of it, and the installed app renews on it, at most every 30 s.
import type { Core } from './core.ts'
import { mayRefreshOnActivity, noticeSeconds } from './expiry.ts'

/** Other tabs hear of activity at most this often. */
const newsMs = 5000

export interface Activity {
  /** Told of every click, key and scroll here. */
  note(): void
  /** Told that the person is active in another tab. */
  noteElsewhere(): void
  /** Was the person active in another tab within the notice? Each time they were counts once. */
  takeElsewhere(): boolean
}

/** `isCountingDown`: then only Continue counts as activity (AMB-45). */
export function createActivity(
  core: Core,
  isCountingDown: () => boolean,
  renew: () => Promise<void>,
): Activity {
  const { clock, tabs, platform } = core.ports
  let lastNews: number | undefined
  let lastRefresh: number | undefined
  let lastElsewhere: number | undefined
  return {
    note() {
      if (!core.user || isCountingDown()) return
      const mono = clock.mono()
      if (lastNews === undefined || mono - lastNews >= newsMs) {
        lastNews = mono
        tabs.tell('active', core.user.profile.sub)
      }
      if (platform !== 'pwa' || !mayRefreshOnActivity(lastRefresh, mono)) return
      lastRefresh = mono
      renew().catch(() => undefined)
    },
    noteElsewhere() {
      lastElsewhere = clock.now()
    },
    takeElsewhere() {
      const isRecent =
        lastElsewhere !== undefined && clock.now() - lastElsewhere <= noticeSeconds(platform) * 1000
      lastElsewhere = undefined
      return isRecent
    },
  }
}
