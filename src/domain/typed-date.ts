// A date typed in three fields, kept as one text: "14/3/1984". Pure.

/** Day, month and year as typed. */
export function partsOfTypedDate(text: string): [day: string, month: string, year: string] {
  const [day = '', month = '', year = ''] = text.split('/')
  return [day, month, year]
}

/** The ISO date; undefined where a part is missing or there is no such day. */
export function parseTypedDate(text: string): string | undefined {
  const [day, month, year] = partsOfTypedDate(text).map((part) => part.trim())
  if (!/^\d{1,2}$/.test(day!) || !/^\d{1,2}$/.test(month!) || !/^\d{4}$/.test(year!)) return undefined
  const iso = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const at = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? iso : undefined
}

/** How an ISO date stands in the three fields. */
export const typeDate = (iso: string): string => iso.split('-').toReversed().map(Number).join('/')
