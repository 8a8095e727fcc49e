// Where a key moves the cursor of a chart. Pure.
import { addMonths } from '#domain/dates/london-time.ts'

/** Index of the date after this key; undefined for keys that do not move the cursor. */
export function indexAfterKey(key: string, at: number, dates: readonly string[]): number | undefined {
  const last = dates.length - 1
  const before = (date: string) =>
    Math.max(
      0,
      dates.findLastIndex((each) => each <= date),
    )
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1)
    case 'PageUp':
      return Math.min(last, Math.max(at + 1, before(addMonths(dates[at]!, 1))))
    case 'PageDown':
      return Math.max(0, Math.min(at - 1, before(addMonths(dates[at]!, -1))))
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
