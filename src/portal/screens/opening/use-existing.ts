// What surrounds a new portfolio: the rate of the fee, and the room that allowances and the basket leave.
import { useQuery } from '@tanstack/react-query'
import { rateAfter } from '#domain/fees/fee-rate.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { openingRoomQuery } from '#api/opening/applications.ts'
import { feesQuery } from '#api/tax/fees.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { periodsAfter } from '#domain/tax/allowance-periods.ts'
import { totalsOf } from './basket-edits.ts'
import type { Surroundings } from './portfolio-form.ts'

/** The rate with these new contributions, and what it follows so far; that is undefined while it is not known. */
export function useRate(newPence: number) {
  const { isPending, data: standing } = useQuery(feesQuery(useApi()))
  return { isPending, standing, rateBps: rateAfter(standing, newPence) }
}

/** One ISA allowance covers all ISAs of a client; a junior ISA has its own for each child. The server decides. */
export function useSurroundings(items: readonly BasketItem[]): Surroundings {
  const room = useQuery(openingRoomQuery(useApi())).data
  const isas = items.filter(({ wrapper }) => wrapper === 'ISA')
  return {
    isa: room && periodsAfter(room.isa, totalsOf(isas)),
    newChild: room?.newChild,
    children: room?.children ?? [],
    basketChildren: items.flatMap(({ child }) => child ?? []),
    today: londonDate(serverNow()),
  }
}
