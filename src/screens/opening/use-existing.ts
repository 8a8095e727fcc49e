// What surrounds a new portfolio: the money paid in already, and the room that allowances and the basket leave.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import { serverNow } from '#api/http/server-time.ts'
import { openingRoomQuery } from '#api/opening/applications.ts'
import { londonDate } from '#domain/dates/london-time.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { periodsAfter } from '#domain/tax/allowance-periods.ts'
import { totalsOf } from './basket-edits.ts'
import type { Surroundings } from './portfolio-form.ts'

/** Net contributions so far; 'loading', or undefined when they could not be loaded. */
export function useExistingPence(): number | 'loading' | undefined {
  const accounts = useQuery(accountsQuery(useApi()))
  return accounts.isPending ? 'loading' : accounts.data?.totals.netContributionsPence
}

/** One ISA allowance covers all ISAs of a client; a junior ISA has its own for each child. The server decides. */
export function useSurroundings(items: readonly BasketItem[]): Surroundings {
  const room = useQuery(openingRoomQuery(useApi())).data
  const isas = items.filter(({ wrapper }) => wrapper === 'ISA')
  return {
    isa: room && periodsAfter(room.isa, totalsOf(isas)),
    newChild: room?.newChild,
    children: room?.children ?? [],
    today: londonDate(serverNow()),
  }
}
