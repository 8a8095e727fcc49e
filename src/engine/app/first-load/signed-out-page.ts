// The mode of a signed-out page: the manifest restricted to visitors, and a session that can only sign in. It calls no
// API.
import { Fragment } from 'react'
import { createAnonymousSession } from '#session/anonymous-session.ts'
import type { Session } from '#session/contract.ts'
import { uncheckedSettings } from '#session/unchecked-settings.ts'
import { signedOutValues } from '#shell/state/use-values.ts'
import { takeOver } from './drawn-page.tsx'
import type { PageMode, ModePorts, ModeServices } from './page-mode.ts'
import { visitorChrome } from './visitor-chrome.ts'

export const kind = 'visitors'
export { takeOver }

export const settingsFor: PageMode['settingsFor'] = (json, checked) => uncheckedSettings(json) ?? checked()

export async function startPage(ports: ModePorts): Promise<ModeServices> {
  const { manifest, panel, report, recovery, storage, checked, help } = ports
  async function loadSession(): Promise<Session> {
    const [{ createBrowserSession }, { default: definition }, settings] = await Promise.all([
      import('#session/browser-session.ts'),
      import('virtual:portal'),
      checked(),
    ])
    return createBrowserSession({ ...ports, ...definition, settings, clearCaches: () => {} })
  }
  const session = createAnonymousSession({ storage, report, loadSession })
  return {
    session,
    values: signedOutValues,
    // Visitors rarely run a command, so the commands load with the first one.
    run(command, then) {
      void Promise.all([import('#shell/registry/commands.tsx'), import('virtual:portal')])
        .then(([{ createCommands }, { default: definition }]) =>
          createCommands({ session, panel, report, recovery, help, definition })(command, then),
        )
        .catch(report)
    },
    supplies: {
      questions: async () => (await import('virtual:portal')).default.questions?.() ?? { kinds: {} },
    },
    chromeComponents: await visitorChrome(manifest),
    SignedInOverlays: undefined,
    Provider: Fragment,
    // A loader of the portal's definition has nothing to fetch for visitors.
    loaders: { 'complete-sign-in': async () => ({ path: '/' }) },
    follow: ({ state }) => void session.subscribe(() => state.sessionChanged(session.get())),
    pageStarts: () => {},
    reloaded: () => {},
    prefetch: () => {},
    freshFlags: () => undefined,
    isFetching: () => false,
    onFetching: () => () => {},
  }
}
