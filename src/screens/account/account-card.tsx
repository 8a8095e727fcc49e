// One account in short. Its figures unfold inside the card, so that people without its own page miss nothing.
import { useId } from 'react'
import type { Account } from '#api/accounts.ts'
import { formatPounds, formatReturn } from '#domain/money.ts'
import { AllocationBar } from '#ui/allocation-bar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Change } from '#ui/change.tsx'
import { formatDate } from '#ui/dates.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Meter } from '#ui/meter.tsx'
import { Money } from '#ui/money.tsx'
import { RouteLink } from '#ui/portal.tsx'
import css from './account-card.module.css'

export function AccountCard({ account }: { account: Account }) {
  const id = useId()
  const funded = account.status === 'Open'
  return (
    <li className={css.card} aria-labelledby={id}>
      <div className={css.top}>
        <Badge tone="pine">{account.type}</Badge>
        <h3 id={id} className={css.name}>
          <RouteLink to="account-performance" params={{ account: account.id }} otherwise={account.name}>
            {account.name}
          </RouteLink>
        </h3>
        {account.child !== null && <p className={css.quiet}>For {account.child.name}</p>}
      </div>
      {funded ? (
        <>
          <div>
            <p className={css.value}>
              <Money pence={account.valuePence} currency={account.baseCurrency} />
            </p>
            <Change pence={account.gainPence} currency={account.baseCurrency} />
          </div>
          <AllocationBar label={`What ${account.name} holds`} parts={allocationOf(account)} />
          {account.goal !== null && (
            <Meter
              label={`Goal: ${account.goal.name}`}
              value={account.valuePence}
              max={account.goal.targetPence}
              text={goalText(account)}
            />
          )}
        </>
      ) : (
        <div>
          <p className={css.value}>—</p>
          <p className={css.quiet}>
            Waiting for its first money. <RouteLink to="bank-transfers">Add money</RouteLink>
          </p>
        </div>
      )}
      <div className={css.more}>
        <Disclosure
          label={
            <span>
              Details<span className="visually-hidden"> of {account.name}</span>
            </span>
          }
        >
          <Details account={account} />
        </Disclosure>
      </div>
    </li>
  )
}

function Details({ account }: { account: Account }) {
  const { twr, baseCurrency } = account
  const rate = (fraction: number | null) => (fraction === null ? 'Too early to say' : formatReturn(fraction))
  const facts: [string, string][] = [
    ['Account number', account.accountNumber],
    ['Held by', account.owner],
    ['Opened', formatDate(account.openedOn)],
    ['Paid in, less taken out', formatPounds(account.netContributionsPence, baseCurrency)],
    ['Cash', formatPounds(account.cashPence, baseCurrency)],
    ['Return this tax year', rate(twr.TaxYear)],
    ['Return over one year', rate(twr['1Y'])],
    ['Return since start', rate(twr.SinceStart)],
    ['Risk level', `${account.riskLevel} of 7`],
  ]
  return (
    <dl className={css.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

const allocationOf = (account: Account) =>
  account.allocation.map((part) => ({ id: part.assetClass, label: part.assetClass, amount: part.valuePence }))

function goalText({ goal, valuePence, baseCurrency }: Account): string {
  if (goal === null) return ''
  const share = Math.round((valuePence / goal.targetPence) * 100)
  return `${goal.name}: ${share}% of ${formatPounds(goal.targetPence, baseCurrency)} by ${goal.targetOn.slice(0, 4)}`
}
