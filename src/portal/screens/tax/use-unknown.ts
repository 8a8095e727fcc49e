// Which of these accounts' allowances are not known: no total stands over them without saying so.
import { listInWords } from 'portal-engine/base/list-in-words.ts'
import { useQueries } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'

/** The names of those that failed to load, "ISA and Second ISA"; 'loading' while one may still come. */
export function useUnknown(accounts: readonly Account[]): { failed: string } | 'loading' | undefined {
  const api = useApi()
  const { activeUserName } = usePortal()
  const allowances = useQueries({ queries: accounts.map((account) => allowanceQuery(api, account)) })
  const failed = accounts.filter((_, index) => allowances[index]!.isError && !allowances[index]!.data)
  if (failed.length > 0)
    return {
      failed: listInWords(failed.map(({ name }) => withoutOwner(name, activeUserName))),
    }
  return allowances.some(({ data }) => data === undefined) ? 'loading' : undefined
}
