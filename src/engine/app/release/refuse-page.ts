// What a page says whose own release is refused: nothing of it is shown, and nothing that depends on a manifest can run.
import { browserStorage } from '#session/browser/storage.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { Settings } from '#session/settings.ts'
import { startReporting } from '../reporting/start.ts'
import { fetchSettings } from '../settings.ts'

const SAYS =
  'This page is not as we published it, so we don’t show it. Your money and your details are safe. Reload it in a few minutes. If you read this again, call us on a number that you have from us on paper.'

export async function refusePage(error: unknown): Promise<void> {
  for (const drawn of document.querySelectorAll('.drawn')) drawn.remove()
  const place = document.querySelector('.boot-problem p')
  if (place) place.textContent = SAYS
  const given = await fetchSettings()
  if ('problems' in given) return
  const { errorReports, errorReportsFormat } = given.json as Settings
  const take = startReporting({
    settings: { errorReports, errorReportsFormat },
    manifest: { routes: [] as Manifest['routes'] } as Manifest,
    storage: browserStorage(() => {}),
    session: () => undefined,
  })
  take({ error, traceId: undefined, path: location.pathname, at: Date.now() })
}
