// Facts about one account, apart from its value.
import type { Account } from '#api/accounts/accounts.ts'
import { accountStatus } from '#domain/account-status.ts'
import { formatReturn } from '#base/money.ts'
import { AmountText } from '#ui/figures/amount-text.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { useFormats } from '#ui/figures/hidden-amounts.ts'
import css from './account-card.module.css'

export function AccountFacts({ account }: { account: Account }) {
  const { twr, baseCurrency } = account
  const { pounds } = useFormats()
  const rate = (fraction: number | null) => (fraction === null ? 'Too early to say' : formatReturn(fraction))
  const facts: [string, string][] = [
    ['Account number', account.accountNumber],
    ['Status', accountStatus(account.status).label],
    ['Held by', account.owner],
    ['Opened', formatDate(account.openedOn)],
    ['Paid in, less taken out', pounds(account.netContributionsPence, baseCurrency)],
    ['Cash', pounds(account.cashPence, baseCurrency)],
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
          <dd className="figures">
            <AmountText>{fact}</AmountText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
