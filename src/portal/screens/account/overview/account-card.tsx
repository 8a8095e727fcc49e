// One account in short. Its figures unfold inside the card, so that people without its own page miss nothing.
import { useId } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from '#base/own-names.ts'
import { formatReturn } from '#base/money.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Badge } from '#ui/badge.tsx'
import { AllocationBar } from '#ui/charts/allocation-bar.tsx'
import { classColour } from '#ui/charts/allocation.ts'
import { GoalBar } from '#ui/charts/goal-bar.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Change } from '#ui/figures/change.tsx'
import { Money } from '#ui/figures/money.tsx'
import { NextMoney } from '#screens/shared/cards/next-money.tsx'
import { AccountFacts } from './account-facts.tsx'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { accountStatus } from '#domain/account-status.ts'
import prose from '#ui/prose.module.css'
import css from './account-card.module.css'

export function AccountCard({ account }: { account: Account }) {
  const { userName } = usePortal()
  const id = useId()
  const name = withoutOwner(account.name, userName)
  const isFunded = !isBeforeMoney(account)
  return (
    <li className={css.card} aria-labelledby={id}>
      <div className={css.body}>
        <div className={css.columns}>
          <div className={css.top}>
            <Badge tone="pine">{account.type}</Badge>
            <h3 id={id} className={css.name}>
              <RouteLink to="account-performance" params={{ account: account.id }} otherwise={name}>
                {name}
              </RouteLink>
            </h3>
            {account.child !== null && <p className={prose.muted}>For {account.child.name}</p>}
            {isFunded ? (
              <Value account={account} />
            ) : (
              <Waiting account={account} words={accountStatus(account.status).words} />
            )}
          </div>
          {isFunded && <Bars account={account} name={name} />}
        </div>
      </div>
      <div className={css.more}>
        <Disclosure
          label={
            <span>
              Details<span className="visually-hidden"> of {name}</span>
            </span>
          }
        >
          <AccountFacts account={account} />
        </Disclosure>
      </div>
    </li>
  )
}

function Value({ account: { valuePence, gainPence, baseCurrency, twr } }: { account: Account }) {
  return (
    <div>
      <p className={css.value}>
        <Money pence={valuePence} currency={baseCurrency} />
      </p>
      <p>
        <Change pence={gainPence} currency={baseCurrency} /> since the start
      </p>
      {twr['1Y'] !== null && (
        <p className={prose.muted}>{formatReturn(twr['1Y'])} over one year, after fees</p>
      )}
    </div>
  )
}

function Waiting({ account, words }: { account: Account; words: string }) {
  return (
    <div>
      <p className={css.value}>—</p>
      <p className={prose.muted}>
        {account.next === null ? (
          <>
            {words}{' '}
            <RouteLink to="bank-transfers" search={`?account=${encodeURIComponent(account.id)}`}>
              Add money
            </RouteLink>
          </>
        ) : (
          <NextMoney account={account} next={account.next} />
        )}
      </p>
    </div>
  )
}

function Bars({ account, name }: { account: Account; name: string }) {
  const { userName } = usePortal()
  const { goal, valuePence, baseCurrency, allocation } = account
  return (
    <div className={css.bars}>
      <AllocationBar
        label="Invested in"
        of={name}
        parts={allocation.map((part) => ({
          id: part.assetClass,
          label: part.assetClass,
          amount: part.valuePence,
          colour: classColour(part.assetClass),
        }))}
      />
      {goal !== null && (
        <GoalBar
          name={withoutOwner(goal.name, userName)}
          valuePence={valuePence}
          targetPence={goal.targetPence}
          currency={baseCurrency}
          by={goal.targetOn.slice(0, 4)}
        />
      )}
    </div>
  )
}
