// The active user's accounts, or those of the kind that a page is about. The layout has loaded them before a page about
// payments is drawn.
import { createContext, useContext } from 'react'
import type { Account } from '#api/accounts/accounts.ts'

export const OwnAccountsContext = createContext<readonly Account[] | undefined>(undefined)

export function useOwnAccounts(): readonly Account[] {
  const accounts = useContext(OwnAccountsContext)
  if (!accounts) throw new Error('useOwnAccounts: no payments layout above this component')
  return accounts
}
