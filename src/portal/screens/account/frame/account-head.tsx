// Name and value of the account with the way to the others, what it gained, and what can be done with it.
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { accountStatus } from '#domain/account-status.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Change } from 'portal-engine/ui/figures/change.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { PAGE_TITLE_ID } from 'portal-engine/ui/title-ids.ts'
import { MoneyActions } from '#screens/shared/cards/money-actions.tsx'
import { NextMoney } from '#screens/shared/cards/next-money.tsx'
import { AccountPicker } from './account-picker.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './account-head.module.css'

export function AccountHead({ account, all }: { account: Account; all: readonly Account[] }) {
  const { userName } = usePortal()
  const { words } = accountStatus(account.status)
  const isFunded = !isBeforeMoney(account)
  return (
    <header className={css.head}>
      <div className={css.line}>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          {withoutOwner(account.name, userName)}
        </h1>
        {all.length > 1 && <AccountPicker current={account} all={all} />}
        {isFunded && (
          <p className={css.amount}>
            <Money pence={account.valuePence} currency={account.baseCurrency} />
          </p>
        )}
      </div>
      <div className={css.line}>
        {isFunded ? (
          <p className={css.gain}>
            <Change pence={account.gainPence} currency={account.baseCurrency} /> <span>since the start</span>
          </p>
        ) : (
          <p className={prose.muted}>
            {account.next === null ? words : <NextMoney account={account} next={account.next} />}
          </p>
        )}
        {isFunded && <MoneyActions accounts={[account]} chosen={account} />}
      </div>
    </header>
  )
}

/** Whose the account is, its number, and of which day its value. */
export function AccountFacts({ account }: { account: Account }) {
  const { child, owners, accountNumber, valuedOn } = account
  const [, other] = owners
  return (
    <p className={prose.quiet}>
      {child !== null && `For ${child.name} · `}
      {other !== undefined && `Joint with ${other} · `}No. {accountNumber}
      {!isBeforeMoney(account) && ` · Valued at close, ${formatDate(valuedOn)}`}
    </p>
  )
}
