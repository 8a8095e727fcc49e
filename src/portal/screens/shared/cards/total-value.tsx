// What all accounts are worth, and the gain of a period; a quiet line says what else belongs to it.
import type { ReactNode } from 'react'
import type { Period, Portfolios } from '#api/accounts/accounts.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { PeriodGain } from './period-gain.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './total-value.module.css'

interface TotalValueProps {
  totals: Portfolios['totals']
  period: Period
  children: ReactNode
}

export function TotalValue({ totals, period, children }: TotalValueProps) {
  return (
    <>
      <h2 className={css.label}>Total value</h2>
      <p className={css.figure}>
        <Money pence={totals.valuePence} />
      </p>
      <PeriodGain totals={totals} period={period} />
      <p className={prose.quiet}>{children}</p>
    </>
  )
}
