// Beside the form of a payment: when it happens and, once there is an amount, where that leaves the account.
import type { ReactNode } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import css from './payments.module.css'

interface WhatFollowsProps {
  account: Account
  /** Comes in, or goes out where it is negative; 0 while nothing is typed. */
  changePence: number
  /** Those without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

export function WhatFollows({ account, changePence, facts }: WhatFollowsProps) {
  const { valuePence, baseCurrency } = account
  const worth = (
    <>
      {/* Prices change until it is sold. */}
      {changePence < 0 && 'about '}
      <Money pence={valuePence + changePence} currency={baseCurrency} />
    </>
  )
  const name = changePence < 0 ? 'Left in the account' : 'Account after this'
  const known = [[name, changePence !== 0 && worth] as const, ...facts].filter(([, value]) => value !== false)
  if (known.length === 0) return null
  return (
    <Card title="What happens next" level={3} tone="wash">
      <Facts className={css.follows} facts={known} />
    </Card>
  )
}
