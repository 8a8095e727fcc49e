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
import { MoneyActions } from '#screens/shared/cards/money-actions.tsx'
import { NextMoney } from '#screens/shared/cards/next-money.tsx'
import { AccountPicker } from './account-picker.tsx'
import prose from '#ui/prose.module.css'
import css from './account-head.module.css'

export function AccountHead({ account, all }: { account: Account; all: readonly Account[] }) {
  const { userName } = usePortal()
  const { words } = accountStatus(account.status)
  const [, other] = account.owners
  const isFunded = !isBeforeMoney(account)
  return (
    <header className={css.head}>
      <div className={css.line}>
        <div className={css.name}>
          <Badge tone="pine">{account.type}</Badge>
          <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
            {withoutOwner(account.name, userName)}
          </h1>
        </div>
        {isFunded && (
          <p className={css.amount}>
            <Money pence={account.valuePence} currency={account.baseCurrency} />
          </p>
        )}
      </div>
      <div className={css.line}>
        <p className={css.facts}>
          {account.child !== null && `For ${account.child.name} · `}
          {other !== undefined && `Joint with ${other} · `}No. {account.accountNumber}
          {isFunded && ` · Valued at close, ${formatDate(account.valuedOn)}`}
        </p>
        {isFunded && (
          <p>
            <Change pence={account.gainPence} currency={account.baseCurrency} /> since the start
          </p>
        )}
        {all.length > 1 && <AccountPicker current={account} all={all} />}
      </div>
      {!isFunded && (
        <p className={prose.muted}>
          {account.next === null ? words : <NextMoney account={account} next={account.next} />}
        </p>
      )}
      {isFunded && <MoneyActions accounts={[account]} chosen={account} />}
    </header>
  )
}
