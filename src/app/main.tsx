// Starts the portal: settings and what the page is made of, then session, router and shell. Decides nothing itself.
import '#ui/fonts.css'
import '#ui/base.css'
import '#ui/install-prompt.ts'
import { createRoot } from 'react-dom/client'
import { until } from '#shell/store.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { PageModule } from './page-parts.ts'
import { Portal } from './portal.tsx'
import { registerServiceWorker } from './service-worker.ts'
import { fetchSettings, SettingsError } from './settings.ts'
import { installPolicy } from './trusted-types.ts'
import { wirePortal, type Rest } from './wire.ts'

installPolicy()

// Each import alone: the bundler preloads the files of both where they stand in one expression.
const loadSignedIn = () => import('./signed-in.tsx')
const loadVisit = () => import('./visit.ts')

const root = createRoot(document.getElementById('root')!)
// The boot script has looked who the page is for, and asked for the files already.
const isSignedIn = document.documentElement.classList.contains('boot-signed-in')
void boot()

async function boot(): Promise<void> {
  const [given, page] = await Promise.all([fetchSettings(), isSignedIn ? loadSignedIn() : loadVisit()]).catch(
    tellWithoutPage,
  )
  const { brand } = page.manifest
  if ('problems' in given) await showProblems(given.problems, brand)
  else await start(given.json, page).catch((error: unknown) => showError(error, brand))
}

async function start(json: unknown, page: PageModule): Promise<void> {
  const checked = async () => (await import('./check-settings.ts')).checkSettings(json)
  const settings = await page.settingsFor(json, checked)
  const { rest, ...portal } = await wirePortal({ page, settings, checked })
  const { session, report } = portal.services
  void session.start()
  if (import.meta.env.PROD) {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
    registerServiceWorker({ container, report, ...rest })
  }
  if (!isSignedIn) {
    onceStable(rest, () => void checked().catch((error: unknown) => showError(error, page.manifest.brand)))
    // Theirs comes in a moment. The static shell stands until then; to draw its likeness first would only take time.
    await until(portal.router, ({ page: first }) => first)
  }
  root.render(<Portal {...portal} />)
}

/** Runs something once the first page is there and the browser has nothing better to do. */
function onceStable({ isStable, onChange }: Rest, run: () => void): void {
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

/** Without its files there is no page to draw: the frame that came with the page says so. */
function tellWithoutPage(error: unknown): never {
  document
    .querySelector('.boot-main')
    ?.replaceChildren('We couldn’t load this page. Check your connection, then reload it.')
  throw error
}

async function showProblems(problems: readonly string[], brand: Manifest['brand']): Promise<void> {
  const { SettingsProblem } = await import('./settings-problem.tsx')
  root.render(<SettingsProblem problems={problems} brand={brand} />)
}
