// Starts the portal: settings, then session, router and shell. Wires everything and decides nothing.
import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#ui/install-prompt.ts'
import manifest from 'virtual:manifest'
import { createRoot } from 'react-dom/client'
import { Portal } from './portal.tsx'
import { fetchSettings } from './settings.ts'
import { registerServiceWorker } from './service-worker.ts'
import { SettingsProblem } from './settings-problem.tsx'
import { installPolicy } from './trusted-types.ts'
import { restOf, wirePortal } from './wire.ts'

installPolicy()

const root = createRoot(document.getElementById('root')!)
const outcome = await fetchSettings()
if ('problems' in outcome) {
  root.render(<SettingsProblem problems={outcome.problems} brand={manifest.brand} />)
} else {
  const { services, router } = wirePortal(manifest, outcome.settings)
  root.render(<Portal services={services} router={router} />)
  void services.session.start()
  if (import.meta.env.PROD) {
    registerServiceWorker({
      container: navigator.serviceWorker as ServiceWorkerContainer | undefined,
      report: services.report,
      ...restOf(services, router),
    })
  }
}
