// The amounts that people can press in place of typing one: some that are often paid, and all the room of an allowance.
import type { Account } from '#api/accounts/accounts.ts'
import { writePounds } from '#base/pounds.ts'
import { inPounds } from './account-row.tsx'

const usual = { once: [500_00, 1_000_00, 5_000_00], monthly: [100_00, 250_00, 500_00] }

export function quickAmounts(
  { baseCurrency }: Account,
  often: keyof typeof usual,
  roomPence: number | undefined,
) {
  const amounts = usual[often]
    .filter((pence) => roomPence === undefined || pence < roomPence)
    .map((pence) => ({ value: writePounds(pence), label: inPounds(pence, baseCurrency) }))
  if (roomPence === undefined || roomPence === 0) return amounts
  return [...amounts, { value: writePounds(roomPence), label: `All that’s left, ${inPounds(roomPence)}` }]
}
