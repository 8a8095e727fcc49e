// The declaration that an ISA needs before money can be paid in, inside the payment.
import { useEffect } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { TAB_TITLE_ID } from 'portal-engine/ui/title-ids.ts'
import layout from 'portal-engine/ui/layout.module.css'
import DeclarationForm from './declaration-form.tsx'

/** Above a payment that needs it for some answers only: `why` says for which. */
export function DeclarationOffered({ account, why }: { account: Account; why: string }) {
  const { activeUserName } = usePortal()
  return (
    <Card title="Your ISA declaration" level={3}>
      <div className={layout.column5}>
        <p>{why}</p>
        <Disclosure label="Make the declaration now">
          <Declaration account={account} owner={activeUserName} />
        </Disclosure>
      </div>
    </Card>
  )
}

/** The declaration alone; `owner` of the account. */
export function Declaration({ account, owner }: { account: Account; owner: string }) {
  useFocusOnLeaving()
  return <DeclarationForm key={account.id} account={account} name={withoutOwner(account.name, owner)} />
}

/** What goes with the focus in it leaves it to the heading of the page, unless something else takes it. */
function useFocusOnLeaving(): void {
  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(TAB_TITLE_ID)?.focus()
      })
    },
    [],
  )
}
