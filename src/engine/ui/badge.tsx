// A short label next to a name: account type, status, "New".
import type { ReactNode } from 'react'
import css from './badge.module.css'

/** The colour of a badge, which never says more than its words. */
export type BadgeTone = 'neutral' | 'pine' | 'brass' | 'info' | 'gain' | 'loss'

/** A word or number of an entry or row, in a coloured pill. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>
}
