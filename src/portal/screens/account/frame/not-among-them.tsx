// An account that is not in the list: it has left it for its child, or it never was there.
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { leftAccountsQuery } from '#api/accounts/left-accounts.ts'
import { useApi } from '#http/context.ts'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Farewell } from './farewell.tsx'
import { NotYourAccount } from './not-your-account.tsx'

export function NotAmongThem({ accounts, accountId }: { accounts: readonly Account[]; accountId: string }) {
  const left = useQuery(leftAccountsQuery(useApi()))
  if (left.isPending) return <Skeleton lines={4} height="3rem" />
  const account = left.data?.find((each) => each.accountId === accountId)
  return account ? <Farewell account={account} /> : <NotYourAccount accounts={accounts} />
}
