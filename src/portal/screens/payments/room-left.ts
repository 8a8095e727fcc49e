// What may still be paid into an ISA or junior ISA this tax year, less what Direct Debits still collect for it, also
// those of accounts that are still to be opened: `freePence` of the allowance, which the server works out.
import { useQueries, useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { hasAllowance, type LoadedAllowance } from '#domain/tax/isa-allowance.ts'

/** Undefined while it is not known, or if there is no allowance. */
export function useAllowance(account: Account): LoadedAllowance | undefined {
  return useQuery({ ...allowanceQuery(useApi(), account), enabled: hasAllowance(account) }).data
}

/** The same of several accounts; `hasFailed` where it could not be loaded. */
export function useAllowances(
  accounts: readonly Account[],
): (account: Account) => { data: LoadedAllowance | undefined; hasFailed: boolean } {
  const api = useApi()
  const known = accounts.filter(hasAllowance)
  const allowances = useQueries({ queries: known.map((account) => allowanceQuery(api, account)) })
  return ({ id }) => {
    const found = allowances[known.findIndex((account) => account.id === id)]
    return { data: found?.data, hasFailed: found?.isError === true && found.data === undefined }
  }
}
