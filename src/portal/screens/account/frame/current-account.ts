// The account that the page is about. The layout has found it before a screen is drawn.
import { createContext, useContext } from 'react'
import type { Account } from '#api/accounts/accounts.ts'

export const CurrentAccountContext = createContext<Account | undefined>(undefined)

export function useCurrentAccount(): Account {
  const account = useContext(CurrentAccountContext)
  if (!account) throw new Error('useCurrentAccount: no account layout above this component')
  return account
}
