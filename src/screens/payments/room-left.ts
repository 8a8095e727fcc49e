// What may still be paid into an ISA or junior ISA this tax year, less what Direct Debits still collect for it, also
// those of ISAs that are still to be opened.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import { mandatesQuery, type Mandates } from '#api/payments/mandates.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { hasAllowance } from '#domain/tax/allowance.ts'
import { useOwnAccounts } from './own-accounts.ts'

interface RoomLeft {
  /** Pence; undefined while it is not known, or if there is no allowance. The server decides. */
  roomPence: number | undefined
  plannedPence: number
}

function roomOf(
  account: Account,
  all: readonly Account[],
  allowancePence: number | undefined,
  known: Mandates | undefined,
): RoomLeft {
  const sharing = all.filter(({ type, child }) => type === account.type && child?.id === account.child?.id)
  const mandates = known?.mandates.filter(({ accountId }) => sharing.some(({ id }) => id === accountId)) ?? []
  const openingPence = account.type === 'ISA' ? (known?.openingIsasThisYearPence ?? 0) : 0
  const plannedPence = mandates.reduce((sum, { thisYearGbpPence }) => sum + thisYearGbpPence, openingPence)
  return {
    roomPence: allowancePence === undefined ? undefined : Math.max(0, allowancePence - plannedPence),
    plannedPence,
  }
}

export function useRoomLeft(account: Account): RoomLeft {
  const api = useApi()
  const enabled = hasAllowance(account)
  const allowance = useQuery({ ...allowanceQuery(api, account), enabled })
  const mandates = useQuery({ ...mandatesQuery(api), enabled })
  return roomOf(account, useOwnAccounts(), allowance.data?.allowancePence, mandates.data)
}

/** The same for the check of a form, from what the page has loaded. */
export function useKnownRoom(): (account: Account) => number | undefined {
  const api = useApi()
  const client = useQueryClient()
  const all = useOwnAccounts()
  return (account) =>
    roomOf(
      account,
      all,
      client.getQueryData(allowanceQuery(api, account).queryKey)?.allowancePence,
      client.getQueryData(mandatesQuery(api).queryKey),
    ).roomPence
}
