// What an address asks for. Pure.
import type { Often } from '../how-often.tsx'
import { parsePounds, writePounds } from 'portal-engine/base/pounds.ts'

/** The amount, as it is typed; empty where it is none. */
export function amountAsked(search: URLSearchParams): string {
  const pence = parsePounds(search.get('amount') ?? '')
  return pence === undefined || pence === 0 ? '' : writePounds(pence)
}

/** Once or each month; `otherwise` where the address says neither. */
export function oftenAsked(search: URLSearchParams, otherwise: Often): Often {
  const often = search.get('often')
  return often === 'once' || often === 'monthly' ? often : otherwise
}
