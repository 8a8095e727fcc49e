// A slow phone's terms for Chromium, and what a page tells about its own loading.
import type { CDPSession, Page } from 'playwright'

export const SLOW_DOWN = 4
/** Chromium's own "Fast 4G". Throughput in bytes a second. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }

export interface Timings {
  paint: number
  /** Sum of all layout shifts. */
  shift: number
  /** Longest task in ms; 0 when none took 50. */
  longTask: number
  calls: { path: string; start: number; end: number }[]
}

export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await devtools.send('Network.emulateNetworkConditions', FAST_4G)
}

interface Watched {
  shift: number
  longTask: number
}

export async function watchTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shift: 0, longTask: 0 }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longTask = Math.max(watched.longTask, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** Runs in the page. */
export function readTimings(): Timings {
  const { shift, longTask } = (window as unknown as { watched: Watched }).watched
  const calls = performance.getEntriesByType('resource').flatMap((entry) => {
    const { name, startTime, responseEnd } = entry as PerformanceResourceTiming
    const { pathname } = new URL(name)
    return pathname.startsWith('/api/') ? [{ path: pathname, start: startTime, end: responseEnd }] : []
  })
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    shift,
    longTask,
    calls,
  }
}
