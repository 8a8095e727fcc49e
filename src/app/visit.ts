// A page that nobody is signed in on: the manifest as far as it concerns visitors, and a session that only knows the
// way to the provider. Nothing is fetched for anybody.
import manifest from 'virtual:manifest/visitors'
import { Fragment } from 'react'
import type { Session } from '#session/contract.ts'
import { presumeSettings } from '#session/presumed-settings.ts'
import { createVisit } from '#session/visit.ts'
import { noValues } from '#shell/use-values.ts'
import type { PageModule, PagePorts, PageParts } from './page-parts.ts'

export { manifest }

export const settingsFor: PageModule['settingsFor'] = (json, checked) => presumeSettings(json) ?? checked()

export async function startPage(ports: PagePorts): Promise<PageParts> {
  const { panel, report, storage, checked } = ports
  async function loadSession(): Promise<Session> {
    const [{ createBrowserSession }, settings] = await Promise.all([
      import('#session/browser-session.ts'),
      checked(),
    ])
    return createBrowserSession({ ...ports, settings, clearCaches: () => {} })
  }
  const session = createVisit({ storage, report, loadSession })
  return {
    session,
    values: noValues,
    // Visitors seldom have a command to run; the first one fetches them all.
    run(command, then) {
      void import('#shell/registry/commands.tsx')
        .then(({ makeCommands }) => makeCommands({ session, panel, report })(command, then))
        .catch(report)
    },
    parts: needsParts() ? (await import('#shell/frame-parts.tsx')).frameParts : undefined,
    Attendants: undefined,
    Provider: Fragment,
    loads: {
      'account-opening-backup': async () => undefined,
      'complete-sign-in': async () => ({ path: '/' }),
    },
    follow: ({ state }) => void session.subscribe(() => state.sessionChanged(session.get())),
    reloaded: () => {},
    prefetch: () => {},
    isFetching: () => false,
    onFetching: () => () => {},
  }
}

/** Does the manifest have more for visitors than a page with a foot? */
function needsParts(): boolean {
  const { menus, cards, banner, header, conditions } = manifest
  const isForSomebody = (when: number) => conditions[when]?.shown.length !== 0
  return (
    Object.keys(menus).length > 0 ||
    Object.keys(cards).length > 0 ||
    [banner, header.messages, header.userIcon].some(({ when }) => isForSomebody(when))
  )
}
