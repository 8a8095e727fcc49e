// The frame of one account's pages: its name and value, the way to the other accounts, and the tabs. It stays while
// people move between them; only what is below the tabs changes.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountsQuery, type Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { accountStage } from '#domain/account-stage.ts'
import { useLayoutFact } from '#screens/shared/layout-facts.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { LayoutTabs } from 'portal-engine/screen-api/layout/layout-tabs.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useOwnTitle } from 'portal-engine/screen-api/use-own-title.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import { AccountFacts, AccountHead } from './frame/account-head.tsx'
import { CurrentAccountContext } from './frame/current-account.ts'
import { NotAmongThem } from './frame/not-among-them.tsx'

export default function AccountLayout({ children }: { children: ReactNode }) {
  const { params } = usePortal()
  const accounts = useQuery(accountsQuery(useApi()))
  return (
    <>
      {accounts.data === undefined && <PageTitle>Account</PageTitle>}
      <QueryCard query={accounts} what="your accounts" skeleton={<Skeleton lines={4} height="3rem" />}>
        {({ accounts: all }) => {
          const account = all.find(({ id }) => id === params['account'])
          if (!account) return <NotAmongThem accounts={all} accountId={params['account'] ?? ''} />
          return (
            <OneAccount account={account} all={all}>
              {children}
            </OneAccount>
          )
        }}
      </QueryCard>
    </>
  )
}

interface OneAccountProps {
  account: Account
  all: readonly Account[]
  children: ReactNode
}

function OneAccount({ account, all, children }: OneAccountProps) {
  const { activeUserName, title } = usePortal()
  useLayoutFact('account-stage', accountStage(account.status, account.twr['3M']))
  // Titles do not name the person: they stay in histories, and for a moment after a switch to somebody else's account.
  useOwnTitle(`${title} – ${withoutOwner(account.name, account.child?.name ?? activeUserName)}`)
  return (
    <CurrentAccountContext value={account}>
      <AccountHead account={account} all={all} />
      <LayoutTabs />
      <div className={layout.column4}>
        {/* Another account is another page: nothing of the former one stays. */}
        <section key={account.id} aria-label={title} data-named-by-tab="">
          {children}
        </section>
        <AccountFacts account={account} />
        <p data-not-printed>
          <RouteLink to="requests">Ask for a letter, close an account, and other requests</RouteLink>
        </p>
      </div>
    </CurrentAccountContext>
  )
}
