// Where a key moves the cursor of a chart. Pure.
import { addMonths } from '#base/dates/london-time.ts'

/** Index after this key among this many; Page Up and Down take `page` steps. Undefined for keys that do not move the cursor. */
export function indexAfterKey(key: string, at: number, length: number, page = 10): number | undefined {
  const last = length - 1
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1)
    case 'PageDown':
      return Math.max(0, at - page)
    case 'PageUp':
      return Math.min(last, at + page)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** The same among dates; Page Up and Down go by a month, by one date at least. */
export function dateAfterKey(key: string, at: number, dates: readonly string[]): number | undefined {
  const months = key === 'PageUp' ? 1 : -1
  const there = dates.findLastIndex((date) => date <= addMonths(dates[at]!, months))
  return indexAfterKey(key, at, dates.length, Math.max(1, Math.abs(Math.max(0, there) - at)))
}
