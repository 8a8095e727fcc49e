// What adding money each month needs first: an account in pounds that has no Direct Debit, and a bank account to collect from.
import type { ReactNode } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import type { Mandates } from '#api/payments/mandates.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import layout from 'portal-engine/ui/layout.module.css'

const isInPounds = ({ baseCurrency }: Account) => baseCurrency === 'GBP'

/** The accounts for which a Direct Debit can be set up. */
export const freeOf = (accounts: readonly Account[], { mandates }: Mandates) =>
  accounts.filter(
    (account) =>
      isInPounds(account) &&
      !mandates.some(({ accountId, status }) => accountId === account.id && status !== 'cancelled'),
  )

/** In place of setting one up; undefined where that is possible. */
export function insteadOfMonthly(accounts: readonly Account[], data: Mandates): ReactNode | undefined {
  if (freeOf(accounts, data).length === 0)
    return (
      <p className={prose.quiet}>
        {accounts.some(isInPounds)
          ? 'Each of your accounts in pounds already has a Direct Debit. Change one to pay in more or less.'
          : 'A Direct Debit needs an account in pounds.'}
      </p>
    )
  if (data.bankAccounts.length > 0) return undefined
  return (
    <Card title="Set one up" level={3}>
      <div className={layout.stack4}>
        <p>First add the bank account to collect it from.</p>
        <div>
          <ButtonLink to="bank-details" variant="primary">
            Add your bank details
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
