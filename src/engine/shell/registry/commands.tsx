// What each command of the manifest does: the engine's own, and the dialogs that the portal's definition supplies.
import { chooseConsent, optionalCategories } from '#base/browser/consent.ts'
import type { Session } from '#session/contract.ts'
import { modals } from '#ui/modals/modals.ts'
import type { DialogCommand, PortalDefinition } from '../define-portal.ts'
import type { PortalServices } from '../state/portal-services.tsx'
import { showFailedCommand } from './missing-dialog.tsx'

type Ports = Pick<PortalServices, 'panel' | 'report' | 'recovery'> & {
  session: Session
  /** Opens the help for the phone. */
  help(): Promise<void>
  definition: Pick<PortalDefinition, 'commands' | 'panel'>
}

/** Runs commands by name. One that may lead to another page calls `then` when the person has completed it, not when they cancel. */
export function createCommands({
  session,
  panel,
  report,
  recovery,
  help,
  definition,
}: Ports): (command: string, then?: () => void) => void {
  const openDialog = async (name: string, { dialog }: DialogCommand, then?: () => void) => {
    const { title, default: Content } = await dialog()
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
  const commands: Readonly<Record<string, () => Promise<void> | void>> = {
    'log-out': () => {
      panel.set('closed')
      return session.logOut('own-choice')
    },
    'sign-in': async () => void (await session.signIn('/')),
    'open-panel': () => panel.set('open'),
    'open-picker': () => panel.set('at-picker'),
    'open-search': async () => {
      panel.set('closed')
      const [{ openSearch }, panelModule] = await Promise.all([
        import('../search/search.tsx'),
        definition.panel?.(),
      ])
      openSearch(panelModule?.search)
    },
    'help-for-the-phone': help,
    'back-to-own-account': () => {
      panel.set('closed')
      return session.backToOwnAccount()
    },
    'remind-me-later': session.remindLater,
    'accept-all-cookies': () => chooseConsent(optionalCategories, new Date()),
    'reject-all-cookies': () => chooseConsent([], new Date()),
  }
  const run = async (command: string, then?: () => void) => {
    const own = definition.commands?.[command]
    if (own) return openDialog(command, own, then)
    return commands[command]?.()
  }
  return (command, then) => {
    void run(command, then).catch((error: unknown) => showFailedCommand(error, { report, recovery }))
  }
}
