// Which ISAs still need their declaration before money can be paid in, and what waits for it.
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'

const mayNeedOne = (account: Account): boolean => account.type === 'ISA' && hasAllowance(account)

/** Does this account need one? No while it is not known: the server decides. */
export function useUndeclared(accounts: readonly Account[]): (account: Account) => boolean {
  const api = useApi()
  const isas = accounts.filter(mayNeedOne)
  const allowances = useQueries({ queries: isas.map((account) => allowanceQuery(api, account)) })
  return ({ id }) =>
    allowances[isas.findIndex((isa) => isa.id === id)]?.data?.subscriptionStatus === 'NotSubscribed'
}

/** Shows nothing while the account needs one, or while that is being asked. */
export function OnceDeclared({ account, children }: { account: Account; children: ReactNode }) {
  const enabled = mayNeedOne(account)
  const allowance = useQuery({ ...allowanceQuery(useApi(), account), enabled })
  const isWaiting = enabled && (allowance.isPending || allowance.data?.subscriptionStatus === 'NotSubscribed')
  return isWaiting ? null : children
}
