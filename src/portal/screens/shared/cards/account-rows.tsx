// The accounts as rows: name, value, what it gained in a period, and how far it is towards its goal.
import { useId, type ReactNode } from 'react'
import type { Account, Period } from '#api/accounts/accounts.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { accountStatus } from '#domain/account-status.ts'
import { wordsOf } from '#domain/returns/period-words.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { GoalBar } from 'portal-engine/ui/charts/goal-bar.tsx'
import { Change } from 'portal-engine/ui/figures/change.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { MoneyLinks } from './money-actions.tsx'
import { NextMoney } from './next-money.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './account-rows.module.css'

interface AccountRowsProps {
  accounts: readonly Account[]
  period: Period
  /** What else stands in a row. */
  more?: ((account: Account, name: string) => ReactNode) | undefined
}

export function AccountRows({ accounts, period, more }: AccountRowsProps) {
  return (
    <>
      {!accounts.every(isBeforeMoney) && <p className={prose.quiet}>Gains {wordsOf(period).words}</p>}
      <ul>
        {accounts.map((account) => (
          <Row key={account.id} account={account} period={period} more={more} />
        ))}
      </ul>
    </>
  )
}

function Row({ account, period, more }: { account: Account } & Omit<AccountRowsProps, 'accounts'>) {
  const { userName } = usePortal()
  const id = useId()
  const { type, child, valuePence, baseCurrency, goal, status, next } = account
  const name = withoutOwner(account.name, userName)
  const isFunded = !isBeforeMoney(account)
  return (
    <li className={css.row} aria-labelledby={id}>
      <div className={css.name}>
        <h3 id={id}>
          <RouteLink
            to="account-performance"
            params={{ account: account.id }}
            className={prose.named}
            otherwise={name}
          >
            {name}
          </RouteLink>
        </h3>
        <p className={prose.quiet}>
          <Badge>{type}</Badge>
          {child !== null && ` for ${child.name}`}
          <MoneyLinks account={account} name={name} />
        </p>
      </div>
      {isFunded ? (
        <div className={css.figures}>
          <Money className={css.value} pence={valuePence} currency={baseCurrency} />
          <Gain account={account} period={period} />
        </div>
      ) : (
        <p className={css.waiting}>
          {next === null ? accountStatus(status).words : <NextMoney account={account} next={next} />}
        </p>
      )}
      {goal !== null && (
        <GoalBar
          name={withoutOwner(goal.name, userName)}
          valuePence={valuePence}
          targetPence={goal.targetPence}
          currency={baseCurrency}
          by={goal.targetOn.slice(0, 4)}
        />
      )}
      {more?.(account, name)}
    </li>
  )
}

/** Of this period, or since the start where the account is younger. */
function Gain({ account, period }: { account: Account; period: Period }) {
  const { gainPence, baseCurrency, results } = account
  const result = results[period]
  return (
    <p className={prose.quiet}>
      <Change pence={result?.gainPence ?? gainPence} currency={baseCurrency} />{' '}
      <span className={result ? 'visually-hidden' : css.when}>
        {wordsOf(result ? period : 'SinceStart').words}
      </span>
    </p>
  )
}
