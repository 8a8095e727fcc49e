// Figures of the fees page, worked out from the API's answer. Pure; amounts in pence.
import type { CostKind, Fees } from '#api/tax/fees.ts'

export interface PaidRow {
  accountId: string
  servicePence: number
  fundPence: number
  tradingPence: number
  totalPence: number
}

const sumOf = (paid: Fees['paid'], kind?: CostKind) =>
  paid.reduce((sum, each) => (kind === undefined || each.kind === kind ? sum + each.pence : sum), 0)

function rowOf(accountId: string, paid: Fees['paid']): PaidRow {
  return {
    accountId,
    servicePence: sumOf(paid, 'Service'),
    fundPence: sumOf(paid, 'FundCharges'),
    tradingPence: sumOf(paid, 'Trading'),
    totalPence: sumOf(paid),
  }
}

/** What each account has paid, in the order of the answer; a cost of an unknown kind counts in the total. */
export function paidRows(paid: Fees['paid']): PaidRow[] {
  return [...Map.groupBy(paid, ({ accountId }) => accountId)].map(([id, own]) => rowOf(id, own))
}

export const paidTogether = (paid: Fees['paid']): PaidRow => rowOf('', paid)
