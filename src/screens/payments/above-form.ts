// What a page shows above a form of money that comes in: it is about the account that the form is for, and may choose another.
import type { ReactNode } from 'react'
import type { Account } from '#api/accounts/accounts.ts'

export type AboveForm = (account: Account, choose: (accountId: string) => void) => ReactNode
