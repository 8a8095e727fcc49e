// What every payment must meet, whichever page asks for it.
import { formatPence } from '#domain/money.ts'
import { limits } from '#domain/limits.gen.ts'
import { addMonths } from '#domain/london-time.ts'
import { Refusal, type Call } from '../call.ts'
import { remainingFor } from '../handlers/allowances.ts'
import type { AccountRow } from '../ledger.ts'

/** Throws a Refusal unless the amount is within the limits of one payment in. */
export function checkAmountIn(amountPence: number): void {
  const [least, most] = [limits['payment-min'].value * 100, limits['payment-max'].value * 100]
  if (amountPence < least || amountPence > most)
    throw new Refusal(
      422,
      `amountPence: from ${formatPence(least)} to ${formatPence(most)}`,
      'amount-out-of-range',
    )
}

/** Throws a Refusal where the account's allowance has no room for it, with the room there is. */
export function checkAllowance(call: Call, account: AccountRow, amountPence: number): void {
  if (account.type !== 'ISA' && account.type !== 'JISA') return
  if (account.type === 'ISA' && account.subscription !== 'Subscribed')
    throw new Refusal(422, 'This ISA needs a declaration first', 'declaration-needed')
  checkNotGrownUp(call, account)
  const roomPence = remainingFor(call, account)
  if (amountPence > roomPence)
    throw new Refusal(409, `There is room for ${formatPence(roomPence)}`, 'over-allowance', { roomPence })
}

/** Throws a Refusal for the junior ISA of somebody who is 18 or older: it becomes their own ISA. */
export function checkNotGrownUp({ database, today }: Call, { child_id }: AccountRow): void {
  if (child_id === null) return
  const child = database.one<{ born_on: string }>('select born_on from children where id = ?', child_id)
  if (child && addMonths(child.born_on, 18 * 12) <= today)
    throw new Refusal(422, 'The child is 18 or older', 'child-grown-up')
}
