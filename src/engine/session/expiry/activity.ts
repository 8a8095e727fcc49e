// Handles the person's activity: broadcasts it to other tabs; the installed app also renews on it, at most every 30 s.
import type { Core } from '../core.ts'
import { mayRenewOnActivity, noticeSeconds } from './expiry.ts'

/** Minimum time between two broadcasts of activity. */
const broadcastIntervalMs = 5000

export interface Activity {
  /** Call it on every click, key and scroll in this tab. */
  note(): void
  /** Call it when the person is active in another tab. */
  noteElsewhere(): void
  /** Was the person active in another tab within the notice period? Resets it, because each activity counts once. */
  takeElsewhere(): boolean
}

/** While `isCountingDown`, only Continue counts as activity (AMB-45). */
export function createActivity(
  core: Core,
  isCountingDown: () => boolean,
  renew: () => Promise<void> | undefined,
): Activity {
  const { clock, tabs, platform } = core.ports
  let lastBroadcast: number | undefined
  let lastRenewal: number | undefined
  let lastElsewhere: number | undefined
  return {
    note() {
      if (!core.user || isCountingDown()) return
      const mono = clock.mono()
      if (lastBroadcast === undefined || mono - lastBroadcast >= broadcastIntervalMs) {
        lastBroadcast = mono
        tabs.broadcast('active', core.user.profile.sub)
      }
      if (platform !== 'pwa' || !mayRenewOnActivity(lastRenewal, mono)) return
      lastRenewal = mono
      renew()?.catch(() => undefined)
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
