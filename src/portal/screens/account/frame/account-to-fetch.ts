// For the prefetch of an account's pages: which account the address names, with the list of accounts that the frame shows.
import type { QueryClient } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import type { Api } from 'portal-engine/http/client.ts'
import type { Opened } from 'portal-engine/screen-api/portal.ts'

/** Fetches the accounts. The account in the address, unless the list does not have it. */
export function accountToFetch(queryClient: QueryClient, api: Api, { params }: Opened): string | undefined {
  const { queryKey } = accountsQuery(api)
  void queryClient.prefetchQuery(accountsQuery(api))
  const known = queryClient.getQueryData(queryKey)?.accounts
  const asked = params['account']
  return known && !known.some(({ id }) => id === asked) ? undefined : asked
}
