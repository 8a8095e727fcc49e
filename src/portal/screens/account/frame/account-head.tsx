// Name, type and value of the account, and the way to the others.
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from '#base/own-names.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { accountStatus } from '#domain/account-status.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Badge } from '#ui/badge.tsx'
import { Change } from '#ui/figures/change.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { PAGE_TITLE_ID } from '#ui/title-ids.ts'
import { NextMoney } from '#screens/shared/cards/next-money.tsx'
import { AccountPicker } from './account-picker.tsx'
import prose from '#ui/prose.module.css'
import css from './account-head.module.css'

export function AccountHead({ account, all }: { account: Account; all: readonly Account[] }) {
  const { userName } = usePortal()
  const { words } = accountStatus(account.status)
  return (
    <header className={css.head}>
      <div className={css.name}>
        <p className={css.badges}>
          <Badge tone="pine">{account.type}</Badge>
          {account.child !== null && <span>For {account.child.name}</span>}
          <span>No. {account.accountNumber}</span>
        </p>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          {withoutOwner(account.name, userName)}
        </h1>
        {all.length > 1 && <AccountPicker current={account} all={all} />}
      </div>
      {!isBeforeMoney(account) ? (
        <div className={css.value}>
          <p className={css.amount}>
            <Money pence={account.valuePence} currency={account.baseCurrency} />
          </p>
          <p>
            <Change pence={account.gainPence} currency={account.baseCurrency} /> since the start
          </p>
          <p className={prose.quiet}>Valued at close, {formatDate(account.valuedOn)}</p>
        </div>
      ) : (
        <p className={css.waiting}>
          {account.next === null ? words : <NextMoney account={account} next={account.next} />}
        </p>
      )}
    </header>
  )
}
