// Shown in place of a dialog whose file did not load: why, and how to go on.
import { Button } from '#ui/button.tsx'
import { modals } from '#ui/modals/modals.ts'
import type { PortalServices } from '../state/portal-services.tsx'
import css from './missing-dialog.module.css'

type Ports = Pick<PortalServices, 'report' | 'recovery'>

/** Reports why a command failed. If a file did not load, a message says so, and a button reloads the page. */
export async function showFailedCommand(error: unknown, { report, recovery }: Ports): Promise<void> {
  if (recovery.causeOf(error) !== 'file') return report(error)
  const isConnected = await recovery.isConnected()
  if (isConnected) report(error)
  modals.open({
    key: 'missing-dialog',
    title: isConnected ? 'This didn’t open' : 'You’re offline',
    content: (close) => (isConnected ? <LoadAgain close={close} /> : <Offline close={close} />),
  })
}

function LoadAgain({ close }: { close: () => void }) {
  return (
    <>
      <p>
        A part of the portal did not load. Load the page again and you can go on. Everything you saved is
        still there.
      </p>
      <div className={css.actions}>
        <Button onClick={close}>Cancel</Button>
        <Button variant="primary" data-autofocus onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </div>
    </>
  )
}

function Offline({ close }: { close: () => void }) {
  return (
    <>
      <p>This needs an internet connection. Once you have one, try again.</p>
      <div className={css.actions}>
        <Button data-autofocus onClick={close}>
          Close
        </Button>
      </div>
    </>
  )
}
