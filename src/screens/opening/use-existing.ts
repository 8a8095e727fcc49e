// What surrounds a new portfolio: the money paid in already, and the room left by the tax year's limits and the basket.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts.ts'
import { useApi } from '#api/context.ts'
import { taxYearInfoQuery } from '#api/tax-year-info.ts'
import type { BasketItem } from '#domain/basket.ts'
import { paidInto } from './basket-edits.ts'
import type { Room } from './portfolio-form.ts'

/** Net contributions so far; 'loading', or undefined when they could not be loaded. */
export function useExistingPence(): number | 'loading' | undefined {
  const accounts = useQuery(accountsQuery(useApi()))
  return accounts.isPending ? 'loading' : accounts.data?.totals.netContributionsPence
}

/** One ISA allowance covers all ISAs of a client; a junior ISA has its own for each child. */
export function useRoom(items: readonly BasketItem[]): Room {
  const year = useQuery(taxYearInfoQuery(useApi())).data
  if (!year) return {}
  return { ISA: year.isaAllowancePence - paidInto(items, 'ISA'), JISA: year.jisaAllowancePence }
}
