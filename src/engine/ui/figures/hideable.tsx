// A figure that tells an amount by the price next to it, such as units of a fund: hidden where amounts are.
import { HiddenAmount } from './amount-text.tsx'
import { useHiddenAmounts } from './hidden-amounts.ts'

/** A figure that is hidden where amounts are. */
export const Hideable = ({ children }: { children: string }) =>
  useHiddenAmounts() ? <HiddenAmount /> : children
