// The amount that an address asks for, as it is typed; empty where it is none. Pure.
import { parsePounds, writePounds } from '#base/pounds.ts'

export function amountAsked(search: URLSearchParams): string {
  const pence = parsePounds(search.get('amount') ?? '')
  return pence === undefined || pence === 0 ? '' : writePounds(pence)
}
