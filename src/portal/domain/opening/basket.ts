// The account-opening basket and how it is read back from the backup's json string.
import { isInstant } from 'portal-engine/base/dates/iso.ts'
import { isRecord } from 'portal-engine/base/record.ts'

export interface BasketItem {
  id: string
  wrapper: 'ISA' | 'GIA' | 'Pension' | 'JISA'
  name: string
  goal: string
  riskLevel: number
  years: number
  initialPence: number
  monthlyPence: number
  /** What is needed at the end, if somebody has said so. */
  targetPence?: number
  /** The child who gets the junior ISA. `id` if the firm knows the child. */
  child?: { id: string | null; name: string; bornOn: string }
}

export interface Basket {
  /** ISO instant of the last change; null for a basket never saved. */
  savedAt: string | null
  items: BasketItem[]
}

export interface ParsedBasket {
  basket: Basket
  /** Why the stored text could not be read; undefined when it could, or when there was none. */
  problem: string | undefined
}

export const emptyBasket: Basket = { savedAt: null, items: [] }

/** Which basket does a stored backup hold? Null or missing is an empty basket; a malformed one is empty too, with a problem to report that quotes none of it. */
export function parseBasket(json: string | null | undefined): ParsedBasket {
  if (json === null || json === undefined || json === '') return { basket: emptyBasket, problem: undefined }
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return unreadable('it is not JSON')
  }
  if (!isRecord(value) || !Array.isArray(value['items'])) return unreadable('it has no list of items')
  const items: unknown[] = value['items']
  const wrong = items.findIndex((item) => !isBasketItem(item))
  if (wrong >= 0) return unreadable(`item ${wrong + 1} is incomplete`)
  const instant = value['savedAt']
  const savedAt = typeof instant === 'string' && isInstant(instant) ? instant : null
  return { basket: { savedAt, items: items as BasketItem[] }, problem: undefined }
}

function unreadable(why: string): ParsedBasket {
  return { basket: emptyBasket, problem: `The saved basket could not be read: ${why}.` }
}

const wrappers: unknown[] = ['ISA', 'GIA', 'Pension', 'JISA'] satisfies BasketItem['wrapper'][]

function isBasketItem(item: unknown): item is BasketItem {
  return (
    isRecord(item) &&
    typeof item['id'] === 'string' &&
    wrappers.includes(item['wrapper']) &&
    typeof item['name'] === 'string' &&
    typeof item['goal'] === 'string' &&
    ['riskLevel', 'years', 'initialPence', 'monthlyPence'].every((key) => isCount(item[key])) &&
    (item['targetPence'] === undefined || isCount(item['targetPence'])) &&
    (item['child'] === undefined || isChild(item['child']))
  )
}

function isChild(child: unknown): boolean {
  return (
    isRecord(child) &&
    (child['id'] === null || typeof child['id'] === 'string') &&
    typeof child['name'] === 'string' &&
    typeof child['bornOn'] === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(child['bornOn'])
  )
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0
}
