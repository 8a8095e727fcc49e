// A short label next to a name: account type, status, "New".
import type { ReactNode } from 'react'
import css from './badge.module.css'

export type BadgeTone = 'neutral' | 'pine' | 'brass' | 'info' | 'gain' | 'loss'

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>
}
