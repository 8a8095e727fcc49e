// What each command of the manifest does.
import { chooseConsent, optionalCategories } from '#base/browser/consent.ts'
import type { CommandName, CommandWithNextPage } from '#manifest/supplied.ts'
import type { Session } from '#session/contract.ts'
import { modals } from '#ui/modals/modals.ts'
import type { PortalServices } from '../state/portal-services.tsx'
import { loadDialog } from './dialogs.tsx'
import { showFailedCommand } from './missing-dialog.tsx'

type Ports = Pick<PortalServices, 'panel' | 'report' | 'recovery'> & { session: Session }

/** Runs commands by name. One that may lead to another page calls `then` when the person has completed it, not when they cancel. */
export function createCommands({
  session,
  panel,
  report,
  recovery,
}: Ports): (command: CommandName, then?: () => void) => void {
  const openDialog = async (name: string, then?: () => void) => {
    const { title, default: Content } = await loadDialog(name)
    modals.open({
      key: name,
      title,
      content: (close) => (
        <Content
          close={(isDone) => {
            close()
            if (isDone) then?.()
          }}
        />
      ),
    })
  }
  const commands: {
    [Name in CommandName]: Name extends CommandWithNextPage
      ? (then?: () => void) => Promise<void>
      : () => Promise<void> | void
  } = {
    'log-out': () => {
      panel.set('closed')
      return session.logOut('own-choice')
    },
    'sign-in': async () => void (await session.signIn('/')),
    'open-panel': () => panel.set('open'),
    'open-picker': () => panel.set('at-picker'),
    'open-search': async () => {
      panel.set('closed')
      const { openSearch } = await import('../search/search.tsx')
      openSearch()
    },
    'back-to-own-account': () => {
      panel.set('closed')
      return session.backToOwnAccount()
    },
    'save-retrieve': (then) => openDialog('opening/save-retrieve', then),
    'remind-me-later': session.remindLater,
    'accept-all-cookies': () => chooseConsent(optionalCategories, new Date()),
    'reject-all-cookies': () => chooseConsent([], new Date()),
    'start-over': (then) => openDialog('opening/start-over', then),
  }
  return (command, then) => {
    void Promise.resolve(commands[command](then)).catch((error: unknown) =>
      showFailedCommand(error, { report, recovery }),
    )
  }
}
