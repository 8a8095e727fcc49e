// Facts about one account, apart from its value, for people without the account's own page.
import type { Account } from '#api/accounts/accounts.ts'
import { accountStatus } from '#domain/account-status.ts'
import { formatReturn } from 'portal-engine/base/money.ts'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import css from './account-facts.module.css'

export function AccountFacts({ account, name }: { account: Account; name: string }) {
  const { twr, baseCurrency } = account
  const { pounds } = useFormats()
  const rate = (fraction: number | null) => (fraction === null ? 'Too early to say' : formatReturn(fraction))
  const facts: [string, string][] = [
    ['Account number', account.accountNumber],
    ['Status', accountStatus(account.status).label],
    ['Held by', account.owners.join(' and ')],
    ['Opened', formatDate(account.openedOn)],
    ['Paid in, after withdrawals', pounds(account.netContributionsPence, baseCurrency)],
    ['Cash', pounds(account.cashPence, baseCurrency)],
    ['Return this tax year', rate(twr.TaxYear)],
    ['Return over one year', rate(twr['1Y'])],
    ['Return since start', rate(twr.SinceStart)],
    ['Risk level', `${account.riskLevel} of 7`],
  ]
  return (
    <Disclosure
      label={
        <span>
          Details<span className="visually-hidden"> of {name}</span>
        </span>
      }
    >
      <dl className={css.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="figures">
              <AmountText>{fact}</AmountText>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
