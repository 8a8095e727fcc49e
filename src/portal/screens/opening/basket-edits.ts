// Changes to a basket, its sums, and since when it was kept. Pure: ids and times come in.
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import type { Basket, BasketItem } from '#domain/opening/basket.ts'

export type Amounts = Pick<BasketItem, 'initialPence' | 'monthlyPence'>

export const addItem = (basket: Basket, item: BasketItem): Basket => ({
  ...basket,
  items: [...basket.items, item],
})

export const changeAmounts = (basket: Basket, id: string, amounts: Partial<Amounts>): Basket => ({
  ...basket,
  items: basket.items.map((item) => (item.id === id ? { ...item, ...amounts } : item)),
})

export const removeItem = (basket: Basket, id: string): Basket => ({
  ...basket,
  items: basket.items.filter((item) => item.id !== id),
})

/** Puts a removed item back where it stood, or last when the basket has become shorter. Once is enough. */
export function restoreItem(basket: Basket, item: BasketItem, place: number): Basket {
  if (basket.items.some(({ id }) => id === item.id)) return basket
  return { ...basket, items: basket.items.toSpliced(place, 0, item) }
}

export function totalsOf(items: readonly Amounts[]): Amounts {
  return {
    initialPence: items.reduce((sum, item) => sum + item.initialPence, 0),
    monthlyPence: items.reduce((sum, item) => sum + item.monthlyPence, 0),
  }
}

/** On which London date was this basket kept, if that was before the page was opened? Undefined for an empty basket and for one changed since. */
export function keptSince({ savedAt, items }: Basket, openedAt: number): string | undefined {
  if (savedAt === null || items.length === 0) return undefined
  return Date.parse(savedAt) < openedAt ? londonDate(new Date(savedAt)) : undefined
}

/** "1 item", "3 items" */
export const countItems = (count: number) => (count === 1 ? '1 item' : `${count} items`)
