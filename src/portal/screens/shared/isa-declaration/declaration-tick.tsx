// The ISA declaration as one tick inside a payment, with its full text to unfold.
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { Checkbox } from 'portal-engine/ui/fields/checkbox.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import { DeclarationText, RESIDENT, TRUE } from './declaration-text.tsx'

interface DeclarationTickProps {
  id: string
  account: Account
  error: string | undefined
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

export function DeclarationTick({ id, account, error, isTicked, onTick }: DeclarationTickProps) {
  const { activeUserName } = usePortal()
  return (
    <div>
      <Checkbox
        id={id}
        label="I am resident in the UK for tax and make the ISA declaration."
        error={error}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <Disclosure label="Read the full declaration">
        <div className={layout.column4}>
          <DeclarationText
            account={account}
            name={withoutOwner(account.name, activeUserName)}
            also={[RESIDENT, TRUE]}
          />
        </div>
      </Disclosure>
    </div>
  )
}
