// After an invitation was accepted: the offer to view the account at once.
import { useState } from 'react'
import { Button } from 'portal-engine/ui/button.tsx'
import { modals } from 'portal-engine/ui/modals/modals.ts'
import layout from 'portal-engine/ui/layout.module.css'
import css from './shared-access.module.css'

/** Offers the grantor's account. `view` goes there; the dialog closes with the switch. */
export function offerToView(grantorName: string, view: () => Promise<void>): void {
  modals.open({
    key: 'view-shared-account',
    title: 'View shared account',
    content: (close) => <Offer grantorName={grantorName} view={view} close={close} />,
  })
}

function Offer({
  grantorName,
  view,
  close,
}: {
  grantorName: string
  view: () => Promise<void>
  close: () => void
}) {
  const [isBusy, setBusy] = useState(false)
  return (
    <div className={layout.column5}>
      <p>
        {grantorName} now shares their account with you. You can look at it at any time with “Change account”,
        and come back to your own.
      </p>
      <div className={css.actions}>
        <Button
          variant="primary"
          data-autofocus
          busy={isBusy}
          onClick={() => {
            setBusy(true)
            void view().finally(close)
          }}
        >
          View shared account
        </Button>
        <Button onClick={close}>Not now</Button>
      </div>
    </div>
  )
}
