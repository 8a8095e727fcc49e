// The account that the page is about. The layout has found it before a screen is drawn, and has a place for its chart.
import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Account } from '#api/accounts/accounts.ts'

export const CurrentAccountContext = createContext<Account | undefined>(undefined)

export function useCurrentAccount(): Account {
  const account = useContext(CurrentAccountContext)
  if (!account) throw new Error('useCurrentAccount: no account layout above this component')
  return account
}

/** On a phone: between the account's figures and its buttons. */
export const AccountLeadContext = createContext<HTMLElement | null>(null)

/** What leads a page: there where the layout has a place for it, else where it stands. */
export function AccountLead({ children }: { children: ReactNode }) {
  const place = useContext(AccountLeadContext)
  return place ? createPortal(children, place) : children
}
