// What a regular payment out must meet when it is set up, changed or resumed.
import { isUnderway } from '#domain/payments/payment-kinds.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { nextCollection, type Term } from '#domain/payments/direct-debits.ts'
import { mayBePaidOn } from '#domain/payments/drawdown-rules.ts'
import { withdrawalDates } from '#domain/payments/withdrawal-rules.ts'
import { setUpRegularPayment } from '#api/payments/regular-payments.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import type { AccountRow } from '#product-api/ledger/ledger.ts'
import { checkedAmount, type CheckedAmount } from '#product-api/data/checked-amount.ts'
import { paymentsOf } from '#product-api/payments/records/payment-records.ts'
import { drawdownPensionOf, pensionAgesOf } from './drawdown-state.ts'
import { worthOf } from './paying-out.ts'

/** Most that can be paid at once: of a pension, what is in drawdown. */
export const mostFor = (moment: PersonOnDay, account: AccountRow): number =>
  account.type === 'Pension'
    ? drawdownPensionOf(moment, account).inDrawdownPence
    : worthOf(moment, account).availablePence

/** The first day for an account: income follows drawdown that is on its way. */
export function earliestFor({ database, active, now }: PersonOnDay, { id }: AccountRow): string {
  const underWay = paymentsOf(database, active.id)
    .filter((row) => row.account_id === id && row.kind === 'pension-drawdown' && isUnderway(row.status))
    .map(({ settles_on }) => settles_on)
  return [withdrawalDates(now).settlesOn, ...underWay].toSorted().at(-1)!
}

/** The amount of each payment. Throws an ErrorResponse unless it can be paid once at least, and the holder of a pension is old enough on the first day. */
export function checkPayable(
  moment: PersonOnDay,
  account: AccountRow,
  amountPence: number,
  terms: readonly Term[],
): CheckedAmount {
  const { errors } = setUpRegularPayment
  const isPension = account.type === 'Pension'
  const mostPence = mostFor(moment, account)
  const pence = checkedAmount('payment-out', amountPence, account.currency)
  if (amountPence > mostPence)
    throw apiError(errors, 'over-available', `There is ${formatPence(mostPence)}`, { mostPence })
  const first = nextCollection(terms, terms.at(-1)!.from)!.on
  if (isPension && !mayBePaidOn(pensionAgesOf(moment), first))
    throw apiError(errors, 'too-young', 'Not before the minimum age')
  return pence
}
