// What the row of an account says where somebody chooses where their money goes: its value, and the room that it has.
import type { ReactNode } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { formatPence, formatPounds } from 'portal-engine/base/money.ts'
import { grossOf } from '#domain/payments/pension-contribution-rules.ts'
import type { LoadedAllowance } from '#domain/tax/isa-allowance.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { penceOf } from '../amount.ts'

interface RowFacts {
  /** As typed. */
  amount: string
  allowance: { data: LoadedAllowance | undefined; hasFailed: boolean }
  /** Has what this person pays into a pension tax relief? */
  hasRelief: boolean
}

export const accountRow = (account: Account, facts: RowFacts): { note: ReactNode; detail?: ReactNode } => {
  const detail = detailOf(account, facts)
  return {
    note: <Money pence={account.valuePence} currency={account.baseCurrency} />,
    ...(detail !== undefined && { detail }),
  }
}

function detailOf({ type, child }: Account, { amount, allowance, hasRelief }: RowFacts): string | undefined {
  if (type === 'Pension') return hasRelief ? becomes(penceOf(amount)) : 'Your employer can still pay in'
  if (allowance.hasFailed) return 'We couldn’t load how much allowance is left'
  if (!allowance.data) return undefined
  const { freePence, collectionsPence } = allowance.data
  const planned = collectionsPence > 0 ? ', after your Direct Debits' : ''
  const locked = child ? `. It belongs to ${child.name}, locked until 18` : ''
  return `${inPounds(freePence)} left until 5 April${planned}${locked}`
}

const becomes = (pence: number): string =>
  pence === 0 ? 'Every £80 becomes £100' : `${inPounds(pence)} becomes ${inPounds(grossOf(pence))}`

/** Without pence where there are none. */
export const inPounds = (pence: number, currency?: string): string =>
  (pence % 100 === 0 ? formatPounds : formatPence)(pence, currency)
