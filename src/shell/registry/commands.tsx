// What each command of the manifest does.
import type { CommandName } from '#manifest/supplied.ts'
import type { Session } from '#session/contract.ts'
import { modals } from '#ui/modals/modals.ts'
import type { PortalServices } from '../portal-services.tsx'
import { loadDialog } from './dialogs.tsx'

type Ports = Pick<PortalServices, 'panel' | 'report'> & { session: Session }

/** Runs commands by name; `then` is what follows one that was carried out. */
export function makeCommands({
  session,
  panel,
  report,
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
  const commands: Record<CommandName, (then?: () => void) => Promise<void> | void> = {
    'log-out': () => {
      panel.set('closed')
      return session.logOut('own-choice')
    },
    'sign-in': async () => void (await session.signIn('/')),
    'open-panel': () => panel.set('open'),
    'open-picker': () => panel.set('at-picker'),
    'back-to-own-account': () => {
      panel.set('closed')
      return session.backToOwnAccount()
    },
    'save-retrieve': (then) => openDialog('opening/save-retrieve', then),
    'remind-me-later': session.remindLater,
    'start-over': (then) => openDialog('opening/start-over', then),
  }
  return (command, then) => {
    void Promise.resolve(commands[command](then)).catch(report)
  }
}
