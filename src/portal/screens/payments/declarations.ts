// Which ISAs still need their declaration before money can be paid in.
import { useQueries } from '@tanstack/react-query'
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
