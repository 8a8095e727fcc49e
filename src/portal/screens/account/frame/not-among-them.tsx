// An account that is not in the list: it has left it for its child, or it never was there.
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { leftAccountsQuery } from '#api/accounts/left-accounts.ts'
import { useApi } from '#http/context.ts'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { JuniorIsaEnded } from './junior-isa-ended.tsx'
import { NotYourAccount } from './not-your-account.tsx'

export function NotAmongThem({ accounts, accountId }: { accounts: readonly Account[]; accountId: string }) {
  const left = useQuery(leftAccountsQuery(useApi()))
  return (
    <QueryCard query={left} what="this account" skeleton={<Skeleton lines={4} height="3rem" />}>
      {(all) => {
        const account = all.find((each) => each.accountId === accountId)
        return account ? <JuniorIsaEnded account={account} /> : <NotYourAccount accounts={accounts} />
      }}
    </QueryCard>
  )
}
