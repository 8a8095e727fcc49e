// Starts the portal: loads settings and the page mode, then wires session, router and shell. Decides nothing itself.
import '#ui/styles/fonts.css'
import '#ui/styles/base.css'
import '#ui/install-prompt.ts'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { until } from '#base/state/store.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { firstRelease, type FirstRelease } from './release/first-release.ts'
import type { PageMode } from './first-load/page-mode.ts'
import { Portal } from './portal.tsx'
import { registerServiceWorker, type IdleSignal } from './service-worker.ts'
import { fetchSettings, SettingsError } from './settings.ts'
import { installPolicy } from './trusted-types.ts'
import { wirePortal } from './wire.ts'

installPolicy()

// Two functions: if both imports were in one expression, the bundler would preload the files of both.
const loadSignedIn = () => import('./first-load/signed-in-page.tsx')
const loadSignedOut = () => import('./first-load/signed-out-page.ts')

/**
 * How long the static shell of a signed-in page stays for the first answers, which the page has asked for early. Header, screen
 * and figures are then drawn in one go; each draft of them would delay the figures.
 */
const STATIC_SHELL_MS = 500

let root: Root | undefined
// The boot script has already decided this, and has already requested the files.
const isSignedIn = document.documentElement.classList.contains('boot-signed-in')
void boot()

async function boot(): Promise<void> {
  const [given, first, page] = await Promise.all([
    fetchSettings(),
    firstRelease(isSignedIn ? 'manifest' : 'visitors'),
    isSignedIn ? loadSignedIn() : loadSignedOut(),
  ]).catch(showStaticProblem)
  const { brand } = first.release.manifest
  if ('problems' in given) await showProblems(given.problems, brand)
  else await start(given.json, page, first).catch((error: unknown) => showError(error, brand))
}

async function start(json: unknown, page: PageMode, { release, problem }: FirstRelease): Promise<void> {
  const checked = async () => (await import('./check-settings.ts')).checkSettings(json)
  const settings = await page.settingsFor(json, checked)
  const { idle, isCallback, startReporting, ...portal } = await wirePortal({
    page,
    release,
    settings,
    checked,
  })
  const { session, report } = portal.services
  if (problem !== undefined) report(problem)
  // On the callback page, the session starts once the provider's response has become a user.
  if (!isCallback || !isSignedIn) void session.start()
  onceStable(idle, startReporting)
  const startWhenIdle = () => import('./when-idle.ts').then((code) => code.startWhenIdle(portal))
  onceStable(
    idle,
    () =>
      void startWhenIdle().catch((error: unknown) => {
        if (navigator.onLine) return report(error)
        // It loads once there is a connection again.
        addEventListener('online', () => void startWhenIdle().catch(report), { once: true })
      }),
  )
  if (import.meta.env.PROD) {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
    registerServiceWorker({ container, report, ...idle })
  }
  if (!isSignedIn) {
    onceStable(idle, () => void checked().catch((error: unknown) => showError(error, release.manifest.brand)))
    // Signed out, the first page loads quickly. Until then the static shell stays; a spinner in its place would cost time.
    await until(portal.router, ({ result }) => result)
  } else await Promise.race([untilStable(idle), pause(STATIC_SHELL_MS)])
  root = page.takeOver?.(portal)
  if (!root) draw(<Portal {...portal} />)
}

/** Draws into the root instead of the static shell. */
function draw(page: ReactNode): void {
  // Content that the build has written into the page, and that is not taken over.
  for (const drawn of document.querySelectorAll('.drawn, .boot-message')) drawn.remove()
  document.documentElement.dataset['drawn'] = ''
  root ??= createRoot(document.getElementById('root')!)
  root.render(page)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const untilStable = ({ isStable, onChange }: IdleSignal) =>
  until({ get: isStable, subscribe: onChange }, (is) => is || undefined)

/** Calls `run` once the first page is drawn and the browser is idle. */
function onceStable({ isStable, onChange }: IdleSignal, run: () => void): void {
  const stop = onChange(() => {
    if (!isStable()) return
    stop()
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run, 1)
  })
}

async function showError(error: unknown, brand: Manifest['brand']): Promise<void> {
  if (error instanceof SettingsError) return showProblems(error.problems, brand)
  await showProblems(['A part of the portal could not be loaded'], brand)
  throw error
}

/** The files of the page did not load, so nothing can be drawn: the static shell shows the problem. */
function showStaticProblem(error: unknown): never {
  document.documentElement.classList.add('boot-failed')
  throw error
}

async function showProblems(problems: readonly string[], brand: Manifest['brand']): Promise<void> {
  const { SettingsProblem } = await import('./settings-problem.tsx').catch(showStaticProblem)
  draw(<SettingsProblem problems={problems} brand={brand} />)
}
