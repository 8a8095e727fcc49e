// Add money and Withdraw, for one account or for all of them. They are links, so the guards of the pages they lead to
// decide who has them.
import type { Account } from '#api/accounts/accounts.ts'
import { mayAddMoney, mayWithdraw } from '#domain/payments/account-actions.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './money-actions.module.css'

const toAccount = ({ id }: Account) => `?account=${encodeURIComponent(id)}`

/** As buttons. `chosen`: they lead to this account. */
export function MoneyActions({ accounts, chosen }: { accounts: readonly Account[]; chosen?: Account }) {
  const search = chosen ? toAccount(chosen) : ''
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

/** As links in a line that names the account. */
export function MoneyLinks({ account, name }: { account: Account; name: string }) {
  return (
    <span className={css.links} data-not-printed>
      {mayAddMoney(account) && (
        <RouteLink to="bank-transfers" search={toAccount(account)}>
          Add money<span className="visually-hidden"> to {name}</span>
        </RouteLink>
      )}
      {mayWithdraw(account) && (
        <RouteLink to="withdrawing-funds" search={toAccount(account)}>
          Withdraw<span className="visually-hidden"> from {name}</span>
        </RouteLink>
      )}
    </span>
  )
}
