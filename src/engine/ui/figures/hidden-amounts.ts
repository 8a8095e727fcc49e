// Hides amounts of money from people nearby: they show as dots, and screen readers say "amount hidden".
import { useSyncExternalStore } from 'react'
import { formatPence, formatPounds, formatShort } from '#base/money.ts'
import { createStore } from '#base/state/store.ts'

/** Stands for an amount that is hidden. */
export const DOTS = '••••'

/** Are amounts hidden? The store. */
export const hiddenAmounts = createStore(false)

/** Are amounts hidden? Draws again when that changes. */
export const useHiddenAmounts = () =>
  useSyncExternalStore(hiddenAmounts.subscribe, hiddenAmounts.get, hiddenAmounts.get)

/** An amount in words. */
export type Format = (pence: number, currency?: string) => string

const shown: Record<'pounds' | 'pence' | 'short', Format> = {
  pounds: formatPounds,
  pence: formatPence,
  short: formatShort,
}
const dots: typeof shown = { pounds: () => DOTS, pence: () => DOTS, short: () => DOTS }

/** Formats amounts inside sentences, hidden or not. Draw such a sentence with `AmountText`. */
export const useFormats = () => (useHiddenAmounts() ? dots : shown)

/** The same sentence, for attributes that only screen readers read. */
export const spoken = (text: string) => text.replaceAll(DOTS, 'amount hidden')
