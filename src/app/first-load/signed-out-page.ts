// The mode of a signed-out page: the manifest restricted to visitors, and a session that can only sign in. It calls no
// API.
import manifest from 'virtual:manifest/visitors'
import { Fragment } from 'react'
import { createAnonymousSession } from '#session/anonymous-session.ts'
import type { Session } from '#session/contract.ts'
import { uncheckedSettings } from '#session/unchecked-settings.ts'
import { signedOutValues } from '#shell/state/use-values.ts'
import { takeOver } from './drawn-page.tsx'
import type { PageMode, ModePorts, ModeServices } from './page-mode.ts'
import { visitorChrome } from './visitor-chrome.ts'

export { manifest, takeOver }

export const settingsFor: PageMode['settingsFor'] = (json, checked) => uncheckedSettings(json) ?? checked()

export async function startPage(ports: ModePorts): Promise<ModeServices> {
  const { panel, report, recovery, storage, checked } = ports
  async function loadSession(): Promise<Session> {
    const [{ createBrowserSession }, settings] = await Promise.all([
      import('#session/browser-session.ts'),
      checked(),
    ])
    return createBrowserSession({ ...ports, settings, clearCaches: () => {} })
  }
  const session = createAnonymousSession({ storage, report, loadSession })
  return {
    session,
    values: signedOutValues,
    // Visitors rarely run a command, so the commands load with the first one.
    run(command, then) {
      void import('#shell/registry/commands.tsx')
        .then(({ createCommands }) => createCommands({ session, panel, report, recovery })(command, then))
        .catch(report)
    },
    chromeComponents: await visitorChrome(manifest),
    SignedInOverlays: undefined,
    Provider: Fragment,
    loaders: {
      'account-opening-backup': async () => undefined,
      'complete-sign-in': async () => ({ path: '/' }),
    },
    follow: ({ state }) => void session.subscribe(() => state.sessionChanged(session.get())),
    pageStarts: () => {},
    reloaded: () => {},
    prefetch: () => {},
    isFetching: () => false,
    onFetching: () => () => {},
  }
}
