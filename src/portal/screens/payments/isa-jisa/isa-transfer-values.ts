// The values of "transfer an ISA here", which questions follow from them, and the server's refusals as sentences. Pure.
import type { Account } from '#api/accounts/accounts.ts'
import {
  sourceOf,
  sourcesInto,
  type IsaTransferProblem,
  type TransferSource,
} from '#domain/payments/isa-transfer-rules.ts'
import { payingInMessages } from '../error-messages.ts'

/** As typed. `provider`: one of the list, or not listed; `amount`: of all of it, about. */
export type IsaTransfer = Record<
  'accountId' | 'provider' | 'otherProvider' | 'planNumber' | 'source' | 'amount' | 'thisYearAmount',
  string
> & { extent: '' | 'all' | 'part'; means: '' | 'cash' | 'in-specie'; thisYear: '' | 'none' | 'some' }

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

/** What is said where the server refuses one. */
export const messages = {
  ...payingInMessages,
  'wrong-source': 'That kind can’t be transferred into this account. Choose another.',
  'whole-only': 'This can only be transferred as a whole.',
  'earlier-years-only': 'A cash junior ISA with money from this tax year moves only as a whole.',
  'cash-only': 'This can only be transferred as cash.',
  'not-counted': 'Money in a child trust fund does not count for this tax year.',
  'more-than-all': 'The part paid in this tax year can’t be more than the whole.',
} satisfies Record<IsaTransferProblem, string> & object
