// Which account a payment is about, if there are several.
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from '#base/own-names.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Chips } from '#ui/forms/chips.tsx'
import { useOwnAccounts } from './own-accounts.ts'

interface AccountChoiceProps {
  account: Account
  /** Those that can be chosen; all by default. */
  among?: readonly Account[]
  onChoose: (id: string) => void
}

export function AccountChoice({ account, among, onChoose }: AccountChoiceProps) {
  const { userName } = usePortal()
  const own = useOwnAccounts()
  const all = among ?? own
  if (all.length === 1) return null
  return (
    <Chips
      label="Account"
      chosen={account.id}
      options={all.map(({ id, name }) => ({ id, label: withoutOwner(name, userName) }))}
      onChoose={onChoose}
    />
  )
}
