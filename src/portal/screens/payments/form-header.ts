// A form of money that comes in is for one account, and its page shows things about that account above it.
import type { ReactNode } from 'react'
import type { Account } from '#api/accounts/accounts.ts'

/** What a page shows above the form; `choose` makes it a form for another account. */
export type FormHeader = (account: Account, choose: (accountId: string) => void) => ReactNode

interface About {
  accountId: string
}

/** The account that the values are about: the one that is offered, if theirs is not among the accounts. */
export const accountIn =
  (accounts: readonly Account[], offered: Account) =>
  ({ accountId }: About): Account =>
    accounts.find(({ id }) => id === accountId) ?? offered

/** The same things, from the values of the form. */
export const aboveWith =
  (above: FormHeader, accountOf: (values: About) => Account) =>
  ({ values, change }: { values: About; change: (change: About) => void }): ReactNode =>
    above(accountOf(values), (accountId) => change({ accountId }))
