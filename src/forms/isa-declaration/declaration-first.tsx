// The declaration that an ISA needs before money can be paid in, inside the payment.
import { useState } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from '#domain/access/own-names.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import DeclarationForm from './declaration-form.tsx'

interface DeclarationFirstProps {
  account: Account
  /** What has to wait for it. */
  why?: string
}

export function DeclarationFirst({
  account,
  why = 'This ISA needs your declaration for this tax year before money can be paid in.',
}: DeclarationFirstProps) {
  const { activeUserName } = usePortal()
  const [hasFailed, setFailed] = useState(false)
  return (
    <Card title="Your ISA declaration first" level={3}>
      <p>{why}</p>
      {hasFailed && <p role="alert">Your declaration was not saved. Please try again.</p>}
      <DeclarationForm
        key={account.id}
        account={account}
        name={withoutOwner(account.name, activeUserName)}
        onDeclared={() => undefined}
        onFailed={setFailed}
      />
    </Card>
  )
}
