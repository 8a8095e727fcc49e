// What may still be paid into an ISA or junior ISA this tax year, less what Direct Debits still collect for it, also
// those of accounts that are still to be opened: `freePence` of the allowance, which the server works out.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { hasAllowance, type LoadedAllowance } from '#domain/tax/isa-allowance.ts'

/** Undefined while it is not known, or if there is no allowance. */
export function useAllowance(account: Account): LoadedAllowance | undefined {
  return useQuery({ ...allowanceQuery(useApi(), account), enabled: hasAllowance(account) }).data
}

/** The room in pence for the check of a form, from what the page has loaded; undefined where it is not known. */
export function useKnownRoom(): (account: Account) => number | undefined {
  const api = useApi()
  const client = useQueryClient()
  return (account) => client.getQueryData(allowanceQuery(api, account).queryKey)?.freePence
}
