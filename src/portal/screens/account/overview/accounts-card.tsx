// The accounts of the dashboard, with the figures of the chosen period. What a row's page would say unfolds in the row for
// people whom that page turns away.
import { Suspense } from 'react'
import type { Account, Period } from '#api/accounts/accounts.ts'
import { AccountRows } from '#screens/shared/cards/account-rows.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { AccountFacts } from './load-later.ts'
import css from '../dashboard.module.css'

export function AccountsCard({ accounts, period }: { accounts: readonly Account[]; period: Period }) {
  const { href } = usePortal()
  return (
    <Card title="Accounts" aside={<RouteLink to="all-accounts">Compare all accounts</RouteLink>}>
      <AccountRows
        accounts={accounts}
        period={period}
        more={(account, name) =>
          href('account-performance', { account: account.id }) === undefined && (
            <Suspense fallback={<p className={css.facts} />}>
              <AccountFacts account={account} name={name} />
            </Suspense>
          )
        }
      />
    </Card>
  )
}
