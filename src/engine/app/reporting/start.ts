// The reporting of a page: faults become reports without personal data, are gathered, and go to the installation's sink.
import { version } from '../../../../package.json'
import { consent } from '#base/browser/consent.ts'
import * as limits from '#base/limits.gen.ts'
import { shortHash } from '#base/short-hash.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { routesAt } from '#runtime/next-step.ts'
import type { PortalStorage } from '#session/browser/storage.ts'
import type { Settings } from '#session/settings.ts'
import type { Session } from '#session/contract.ts'
import { namesOf } from '#session/types.ts'
import { ownBuild } from '#base/browser/own-build.ts'
import { UNSUPPORTED_BROWSER } from '../service-worker.ts'
import { browserOf } from './browser-name.ts'
import type { Fault } from './fault-queue.ts'
import { gatherReports } from './gathering.ts'
import { openTelemetrySink } from './open-telemetry.ts'
import { faultReport, isGivenUp, type Surroundings } from './report.ts'
import { jsonSink, type Sink } from './sink.ts'
import type { Vital } from './vitals.ts'

export interface ReportingPorts {
  settings: Pick<Settings, 'errorReports' | 'errorReportsFormat'>
  manifest: Manifest
  storage: PortalStorage
  /** Undefined until the page has its session. */
  session(): Session | undefined
}

/** What was counted is sent this often. */
const FLUSH_MS = 30_000

/** Gives the function that takes faults. Also measures how fast the page is, if the person agrees. */
export function startReporting({
  settings,
  manifest,
  storage,
  session,
}: ReportingPorts): (fault: Fault) => void {
  const { errorReports: address, errorReportsFormat: format } = settings
  if (address === undefined) return () => {}
  const send: Sink =
    format === 'opentelemetry'
      ? openTelemetrySink(address, (...call) => fetch(...call))
      : jsonSink(address, navigator)
  const { browser, system } = browserOf(navigator.userAgent)
  const page = crypto.randomUUID()
  const routeOf = routeFinder(manifest)
  const surroundings = (): Surroundings => {
    const subject = session()?.user()?.profile.sub
    return {
      ...{ build: ownBuild(document), release: version, browser, system },
      person: subject === undefined ? undefined : shortHash(subject),
      session: shortHash((subject === undefined ? undefined : storage.signInId()) ?? page),
    }
  }
  const names = () => {
    const state = session()?.get()
    return state ? namesOf(state) : []
  }

  const reports = gatherReports({
    send,
    isFirst: storage.rememberReport,
    perMinute: limits['reports-per-minute'].value,
    now: Date.now,
  })
  setInterval(reports.flush, FLUSH_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reports.flush(true)
  })

  followVitals((vital) => {
    const { id, pattern } = routeOf(location.pathname)
    const time = new Date().toISOString()
    send([{ kind: 'vital', at: time, ...vital, path: pattern, route: id, ...surroundings() }])
  })

  const reported = new WeakSet<object>()
  return (fault) => {
    const { error } = fault
    if (isGivenUp(error) || (isOfBrowser(error) && !storage.rememberBrowserReport())) return
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    reports.take(faultReport(fault, { names: names(), surroundings: surroundings(), routeOf }))
  }
}

/** Only another browser fixes it, so it is reported once per browser. */
const isOfBrowser = (error: unknown) => error instanceof Error && error.name === UNSUPPORTED_BROWSER

/** Id and path of the route that an address leads to; routes that share a path differ by people, not here. */
function routeFinder(manifest: Manifest): (path: string) => { id: string | undefined; pattern: string } {
  return (path) => {
    const [route] = routesAt(manifest, path)
    return { id: route?.id, pattern: route?.path ?? '*' }
  }
}

/** Measures some of the pages of people who agree to analytics, from when they do. */
function followVitals(report: (vital: Vital) => void): void {
  if (Math.random() * 100 >= limits['vitals-sample'].value) return
  const check = () => {
    if (!consent.get()?.choices.includes('analytics')) return
    stop()
    void import('./vitals.ts').then(
      ({ measureVitals }) => measureVitals(report),
      () => undefined,
    )
  }
  const stop = consent.subscribe(check)
  check()
}
