// Counts a person, where the installation counts and the person agrees to analytics: sends their facts once a week from a browser,
// as a situation code without any id.
import { consent } from '#base/browser/consent.ts'
import { storageKeys } from '#base/browser/storage-keys.ts'
import { codeLengths, encodeSituation, pageAt } from '#runtime/situation/situation-code.ts'
import { safeStore, type Store } from '#session/browser/safe-store.ts'
import type { PortalServices } from '#shell/state/portal-services.tsx'
import type { ReleasePorts } from '../release/release.ts'

/** What is sent, and nothing more. */
export interface SituationReport {
  kind: 'situation'
  /** The Monday of the week, in UTC. */
  week: string
  code: string
}

interface CountingPorts {
  state: Pick<PortalServices['state'], 'get' | 'subscribe'>
  settings: Pick<PortalServices['settings'], 'errorReports'>
  report: PortalServices['report']
  release(): string
  browser: Pick<Navigator, 'sendBeacon'>
  local: () => Storage | null
}

export function startCounting({
  services: { state, settings, report },
  release: { inUse },
}: {
  services: Pick<PortalServices, 'state' | 'settings' | 'report'>
  release: Pick<ReleasePorts, 'inUse'>
}): void {
  const release = () => inUse.get().id
  countPerson({ state, settings, report, release, browser: navigator, local: () => window.localStorage })
}

/** Sends as soon as the person agrees and all facts are known. */
export function countPerson({ state, settings, report, release, browser, local }: CountingPorts): void {
  const { errorReports: address } = settings
  const store = safeStore(local, report)
  const week = mondayOf(new Date())
  if (address === undefined) return
  state.subscribe(check)
  consent.subscribe(check)
  check()

  function check(): void {
    if (!consent.get()?.choices.includes('analytics')) return store.removeItem(storageKeys.counted)
    if (isCounted(store, week)) return
    const { manifest, facts } = state.get()
    const page = pageAt(manifest, facts, location.pathname)
    const code = page && encodeSituation(manifest, release(), { facts, route: page.id })
    if (code?.length !== codeLengths(manifest).known) return
    keepCounted(store, week)
    const reports: SituationReport[] = [{ kind: 'situation', week, code }]
    browser.sendBeacon(address!, new Blob([JSON.stringify(reports)], { type: 'text/plain' }))
  }
}

const isCounted = (store: Store, week: string) => store.getItem(storageKeys.counted) === week

/** Remembers that this browser was counted this week. */
export const keepCounted = (store: Pick<Store, 'setItem'>, week: string): void =>
  store.setItem(storageKeys.counted, week)

/** The Monday of this day's week, in UTC: whoever counts need not know London's time. */
function mondayOf(day: Date): string {
  const monday = new Date(day)
  monday.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}
