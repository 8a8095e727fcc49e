// Everything held, seen by asset class, region, currency or holding. Pure.
import type { Holding, Holdings } from '#api/accounts/holdings.ts'
import {
  classColour,
  NEUTRAL,
  seriesColour,
  weighSlices,
  type Slice,
} from 'portal-engine/ui/charts/allocation.ts'
import { groupBy } from '../overview/group-by.ts'

export const views = ['class', 'region', 'currency', 'holding'] as const
export type View = (typeof views)[number]

export interface HoldingsSlice extends Slice {
  tenths: number
  /** Cash is a slice without holdings. */
  holdings: Holding[]
}

const keyOf: Record<View, (holding: Holding) => string> = {
  class: (holding) => holding.assetClass,
  region: (holding) => holding.region,
  currency: (holding) => holding.currency,
  holding: (holding) => holding.name,
}

/** A class of assets; that of cash says so where it has more than cash. */
export const classLabel = (assetClass: string, holdings: readonly Holding[]): string =>
  assetClass === 'Cash' && holdings.some((holding) => holding.assetClass === 'Cash')
    ? 'Cash and money market'
    : assetClass

/** The slices of a view, largest first, cash included. Their shares add up to 100.0 %. */
export function sliceHoldings({ holdings, cashPence }: Holdings, view: View): HoldingsSlice[] {
  const slices = groupBy(holdings, keyOf[view]).map(([id, members]) => ({
    id,
    label: view === 'class' ? classLabel(id, members) : id,
    amount: members.reduce((sum, holding) => sum + holding.valuePence, 0),
    holdings: members,
  }))
  const cash = slices.find((slice) => slice.id === 'Cash')
  if (cash) cash.amount += cashPence
  else if (cashPence > 0) slices.push({ id: 'Cash', label: 'Cash', amount: cashPence, holdings: [] })
  const sorted = slices.toSorted((a, b) => b.amount - a.amount)
  return weighSlices(sorted.map((slice, place) => ({ ...slice, colour: colourOf(slice.id, view, place) })))
}

/** A class of assets has its own colour; other views count the colours through. Cash is cash in every view. */
const colourOf = (id: string, view: View, place: number) =>
  view === 'class' || id === 'Cash' ? classColour(id) : seriesColour(place)

/** At most `most` slices for drawing: the smallest become "Other". */
export function foldSmall(slices: readonly Slice[], most: number): Slice[] {
  if (slices.length <= most) return [...slices]
  const rest = slices.slice(most - 1)
  const other = rest.reduce((sum, slice) => sum + slice.amount, 0)
  return [...slices.slice(0, most - 1), { id: 'other', label: 'Other', amount: other, colour: NEUTRAL }]
}
