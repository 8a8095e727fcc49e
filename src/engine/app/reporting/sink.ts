// Where reports go: a port with two adapters, chosen by `errorReportsFormat` in settings.json.
import type { FaultReport, Surroundings } from './report.ts'

/** One figure of how fast a page was (web.dev/vitals). */
export interface VitalReport extends Surroundings {
  kind: 'vital'
  at: string
  /** CLS without a unit, the others in ms. */
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
  path: string
  route: string | undefined
}

export type AnyReport = FaultReport | VitalReport

/** Sends reports, also from a page that goes away; loses them silently if that fails. */
export type Sink = (reports: readonly AnyReport[]) => void

/** A list as JSON. Sent as text/plain: application/json would need a CORS preflight. */
export const jsonSink =
  (address: string, browser: Pick<Navigator, 'sendBeacon'>): Sink =>
  (reports) =>
    void browser.sendBeacon(address, new Blob([JSON.stringify(reports)], { type: 'text/plain' }))
