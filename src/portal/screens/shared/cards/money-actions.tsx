// Add money and Withdraw, for one account or for all of them. They are links, so the guards of the pages they lead to
// decide who has them.
import type { Account } from '#api/accounts/accounts.ts'
import { mayAddMoney, mayWithdraw } from '#domain/payments/account-actions.ts'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import layout from '#ui/layout.module.css'

interface MoneyActionsProps {
  accounts: readonly Account[]
  /** The account that is chosen there. */
  chosen?: Account
}

export function MoneyActions({ accounts, chosen }: MoneyActionsProps) {
  const search = chosen ? `?account=${encodeURIComponent(chosen.id)}` : ''
  return (
    <div className={layout.row} data-not-printed>
      {accounts.some(mayAddMoney) && (
        <ButtonLink to="bank-transfers" search={search} variant="primary">
          Add money
        </ButtonLink>
      )}
      {accounts.some(mayWithdraw) && (
        <ButtonLink to="withdrawing-funds" search={search}>
          Withdraw
        </ButtonLink>
      )}
    </div>
  )
}
