// The values of "transfer an ISA here", which questions follow from them, and the server's refusals as sentences. Pure.
import * as z from 'zod/mini'
import type { Account } from '#api/accounts/accounts.ts'
import type { ErrorMessages } from '#http/contract.ts'
import { askIsaTransfer } from '#api/payments/isa-transfers.ts'
import { formatPence } from '#base/money.ts'
import {
  sourceOf,
  sourcesInto,
  type IsaTransferProblem,
  type TransferSource,
} from '#domain/payments/isa-transfer-rules.ts'
import { parsePounds } from '#base/pounds.ts'
import { outOfRange, overAllowance, payingInMessages } from '../error-messages.ts'

export const schema = z.object({
  accountId: z.string(),
  /** A provider of the list, or `not-listed`. */
  provider: z.string(),
  otherProvider: z.string(),
  planNumber: z.string(),
  source: z.string(),
  extent: z.enum(['', 'all', 'part']),
  means: z.enum(['', 'cash', 'in-specie']),
  /** As typed; of all of it, about. */
  amount: z.string(),
  thisYear: z.enum(['', 'none', 'some']),
  thisYearAmount: z.string(),
})
export type IsaTransfer = z.infer<typeof schema>

export const NOT_LISTED = 'not-listed'

/** The source that counts: the first that fits, if the answer is for another type of account. */
export function chosenSource({ source }: IsaTransfer, { type }: Pick<Account, 'type'>): TransferSource {
  const fitting = sourcesInto(type)
  return fitting.find((each) => each === source) ?? fitting[0]!
}

/** Which of the questions follow from the source? A question that is left out has only one possible answer. */
export function askedOf(values: IsaTransfer, account: Pick<Account, 'type'>) {
  const source = sourceOf(chosenSource(values, account))
  const extent = source?.parts === 'none' ? 'all' : values.extent
  const asksThisYear = source?.counts === true && !(extent === 'part' && source.parts === 'earlier-years')
  return {
    asksExtent: source?.parts !== 'none',
    asksMeans: source?.hasHoldings === true,
    asksThisYear,
    extent,
    means: source?.hasHoldings ? values.means : ('cash' as const),
    thisYear: asksThisYear ? values.thisYear : ('none' as const),
  }
}

export const providerOf = ({ provider, otherProvider }: IsaTransfer): string =>
  provider === NOT_LISTED ? otherProvider.trim() : provider

/** What is wrong with the part of this tax year? `amountPence`: the whole, if it is known. */
export function problemOfThisYear(
  typed: string,
  {
    currency,
    amountPence,
    roomPence,
  }: { currency: string; amountPence: number | undefined; roomPence: number | undefined },
): string | undefined {
  const pence = parsePounds(typed)
  if (pence === undefined || pence === 0) return 'Enter an amount, such as 1,000 or 1,000.50'
  if (amountPence !== undefined && pence > amountPence)
    return `Enter ${formatPence(amountPence, currency)} or less: the whole amount`
  if (roomPence !== undefined && pence > roomPence)
    return `Enter ${formatPence(roomPence, currency)} or less: there is no more room this tax year`
  return undefined
}

const sentences: Record<IsaTransferProblem, string> = {
  'wrong-source': 'That kind can’t be transferred into this account. Choose another.',
  'whole-only': 'This can only be transferred as a whole.',
  'earlier-years-only': 'A cash junior ISA with money from this tax year moves only as a whole.',
  'cash-only': 'This can only be transferred as cash.',
  'not-counted': 'Money in a child trust fund does not count for this tax year.',
  'more-than-all': 'The part paid in this tax year can’t be more than the whole.',
}

export const messages: ErrorMessages<typeof askIsaTransfer> = {
  ...payingInMessages,
  'over-allowance': overAllowance,
  ...sentences,
  'amount-out-of-range': outOfRange,
}
