// Name and value of the account, what it gained, what can be done with it, and the way to the others.
import type { ReactNode } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from '#base/own-names.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { accountStatus } from '#domain/account-status.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Change } from '#ui/figures/change.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { PAGE_TITLE_ID } from '#ui/title-ids.ts'
import { MoneyActions } from '#screens/shared/cards/money-actions.tsx'
import { NextMoney } from '#screens/shared/cards/next-money.tsx'
import { AccountPicker } from './account-picker.tsx'
import prose from '#ui/prose.module.css'
import css from './account-head.module.css'

interface AccountHeadProps {
  account: Account
  all: readonly Account[]
  /** What the page leads with, between the figures and what can be done. */
  lead: ReactNode
}

export function AccountHead({ account, all, lead }: AccountHeadProps) {
  const { userName } = usePortal()
  const { words } = accountStatus(account.status)
  const [, other] = account.owners
  const isFunded = !isBeforeMoney(account)
  return (
    <header className={css.head}>
      <div className={css.line}>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          {withoutOwner(account.name, userName)}
        </h1>
        {isFunded && (
          <p className={css.amount}>
            <Money pence={account.valuePence} currency={account.baseCurrency} />
          </p>
        )}
      </div>
      <div className={css.line}>
        {isFunded ? (
          <p>
            <Change pence={account.gainPence} currency={account.baseCurrency} /> since it was opened
          </p>
        ) : (
          <p className={prose.muted}>
            {account.next === null ? words : <NextMoney account={account} next={account.next} />}
          </p>
        )}
        {all.length > 1 && <AccountPicker current={account} all={all} />}
      </div>
      {lead}
      <div className={css.line}>
        {isFunded && <MoneyActions accounts={[account]} chosen={account} />}
        <p className={css.facts}>
          {account.child !== null && `For ${account.child.name} · `}
          {other !== undefined && `Joint with ${other} · `}No. {account.accountNumber}
          {isFunded && ` · Valued at close, ${formatDate(account.valuedOn)}`}
        </p>
      </div>
    </header>
  )
}
