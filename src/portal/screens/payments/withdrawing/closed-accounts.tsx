// The accounts from which nothing can be taken here, each with the reason.
import type { Account } from '#api/accounts/accounts.ts'
import type { WithdrawalOption } from '#api/payments/withdrawals.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import layout from 'portal-engine/ui/layout.module.css'

interface ClosedAccountsProps {
  accounts: readonly Account[]
  options: readonly WithdrawalOption[]
}

export function ClosedAccounts({ accounts, options }: ClosedAccountsProps) {
  const closed = options.filter((option) => option.closed !== null)
  if (closed.length === 0) return null
  return (
    <Card title={closed.length < options.length ? 'Other accounts' : 'Your accounts'} level={3} follows>
      <ul className={layout.stack2}>
        {closed.map((option) => {
          const account = accounts.find(({ id }) => id === option.accountId)
          return (
            account && (
              <li key={account.id}>
                {account.name}: <Reason option={option} account={account} />
              </li>
            )
          )
        })}
      </ul>
    </Card>
  )
}

function Reason({ option, account }: { option: WithdrawalOption; account: Account }) {
  if (option.closed === 'junior-isa') {
    return (
      <>
        locked until {account.child?.name ?? 'the child'} is 18
        {option.closedUntil !== null && `, on ${formatDate(option.closedUntil)}`}. It is the child’s money.
      </>
    )
  }
  if (option.closed === 'pension') {
    return (
      <>
        take money out by <RouteLink to="pension-drawdown">pension drawdown</RouteLink>
        {option.closedUntil !== null && `, from ${formatDate(option.closedUntil)}`}.
      </>
    )
  }
  if (option.closed === 'stopped')
    return <>nothing is paid out of it: it is being closed, or we were told of a death.</>
  return <>there is nothing in it that can be taken out now.</>
}
