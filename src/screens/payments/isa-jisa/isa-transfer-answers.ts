// The answers of "transfer an ISA here": their shape, what is wrong with them, and as text. Pure.
import * as z from 'zod/mini'
import type { Account } from '#api/accounts/accounts.ts'
import type { ApiRefusal } from '#api/http/client.ts'
import type { IsaTransferRequest } from '#api/payments/isa-transfers.ts'
import type { FormKind } from '#api/people/forms.ts'
import { formatPence } from '#domain/money.ts'
import { sourceOf, sourcesInto, type IsaTransferProblem } from '#domain/payments/isa-transfers.ts'
import { parsePounds } from '#domain/pounds.ts'
import { ownValue } from '#domain/record.ts'
import { problemOfAmountIn } from '../amount.ts'
import { explainPaymentIn } from '../explain.ts'
import { problemOfPlanNumber } from '../plan-number.ts'

const schema = z.object({
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
export type IsaTransferAnswers = z.infer<typeof schema>
export type IsaTransferField = keyof IsaTransferAnswers

export const isaTransferForm: FormKind<IsaTransferAnswers> = { job: 'isa-transfer', schema }

export const blankIsaTransfer = (accountId: string): IsaTransferAnswers => ({
  accountId,
  provider: '',
  otherProvider: '',
  planNumber: '',
  source: '',
  extent: '',
  means: '',
  amount: '',
  thisYear: '',
  thisYearAmount: '',
})

export const NOT_LISTED = 'not-listed'

type Into = Pick<Account, 'type' | 'baseCurrency'>

/** The source that counts: the first that fits, where the answer is of another type of account. */
export const chosenSource = ({ source }: IsaTransferAnswers, { type }: Pick<Account, 'type'>): string => {
  const fitting: readonly string[] = sourcesInto(type)
  return fitting.includes(source) ? source : (fitting[0] ?? '')
}

/** Which of the questions follow from the source? What is not asked has one possible answer. */
export function askedOf(answers: IsaTransferAnswers, account: Pick<Account, 'type'>) {
  const source = sourceOf(chosenSource(answers, account))
  const extent = source?.parts === 'none' ? 'all' : answers.extent
  const asksThisYear = source?.counts === true && !(extent === 'part' && source.parts === 'earlier-years')
  return {
    asksExtent: source?.parts !== 'none',
    asksMeans: source?.hasHoldings === true,
    asksThisYear,
    extent,
    means: source?.hasHoldings ? answers.means : ('cash' as const),
    thisYear: asksThisYear ? answers.thisYear : ('none' as const),
  }
}

/** As it is sent; only of answers that have no problem. */
export function toIsaTransfer(
  answers: IsaTransferAnswers,
  account: Pick<Account, 'id' | 'type'>,
): IsaTransferRequest {
  const { extent, means, thisYear } = askedOf(answers, account)
  return {
    accountId: account.id,
    provider: providerOf(answers),
    planNumber: answers.planNumber.trim(),
    source: chosenSource(answers, account),
    extent: extent === 'part' ? 'part' : 'all',
    means: means === 'in-specie' ? 'in-specie' : 'cash',
    amountPence: parsePounds(answers.amount) ?? 0,
    thisYearPence: thisYear === 'some' ? (parsePounds(answers.thisYearAmount) ?? 0) : 0,
  }
}

export const providerOf = ({ provider, otherProvider }: IsaTransferAnswers): string =>
  provider === NOT_LISTED ? otherProvider.trim() : provider

export function checkIsaTransfer(
  answers: IsaTransferAnswers,
  account: Into & Pick<Account, 'id'>,
  roomPence: number | undefined,
): Partial<Record<IsaTransferField, string>> {
  const { extent, means, thisYear } = askedOf(answers, account)
  const currency = account.baseCurrency
  const ofAmount = problemOfAmountIn(answers.amount, { currency })
  const amountPence = ofAmount === undefined ? parsePounds(answers.amount) : undefined
  const found: Record<string, string | undefined> = {
    provider: answers.provider === '' ? 'Choose your provider' : undefined,
    otherProvider:
      answers.provider === NOT_LISTED && providerOf(answers) === '' ? 'Enter the provider’s name' : undefined,
    planNumber: problemOfPlanNumber(answers.planNumber),
    extent: extent === '' ? 'Choose all or part of it' : undefined,
    means: means === '' ? 'Choose cash or investments' : undefined,
    amount: ofAmount,
    thisYear: thisYear === '' ? 'Say whether it includes money of this tax year' : undefined,
    thisYearAmount:
      thisYear === 'some'
        ? problemOfThisYear(answers.thisYearAmount, { currency, amountPence, roomPence })
        : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

function problemOfThisYear(
  typed: string,
  {
    currency,
    amountPence,
    roomPence,
  }: { currency: string; amountPence: number | undefined; roomPence: number | undefined },
): string | undefined {
  const pence = parsePounds(typed)
  if (typed.trim() === '') return 'Enter how much of it was paid in this tax year'
  if (pence === undefined || pence === 0) return 'Enter an amount, such as 1,000 or 1,000.50'
  if (amountPence !== undefined && pence > amountPence)
    return `Enter ${formatPence(amountPence, currency)} or less: the whole amount`
  if (roomPence !== undefined && pence > roomPence)
    return `Enter ${formatPence(roomPence, currency)} or less: there is no more room this tax year`
  return undefined
}

export function describeIsaTransfer(
  answers: IsaTransferAnswers,
  account: Pick<Account, 'id' | 'name' | 'type' | 'baseCurrency'>,
) {
  const { provider, planNumber, source, extent, means, amountPence, thisYearPence } = toIsaTransfer(
    answers,
    account,
  )
  return [
    { label: 'To', value: account.name },
    { label: 'From', value: `${provider}, ${sourceOf(source)?.words ?? source}` },
    { label: 'Plan number', value: planNumber },
    { label: 'How much', value: extent === 'all' ? 'All of it, and the old one closes' : 'Part of it' },
    { label: 'As', value: means === 'cash' ? 'Cash' : 'The investments as they are' },
    { label: extent === 'all' ? 'About' : 'Amount', value: formatPence(amountPence, account.baseCurrency) },
    { label: 'Of this tax year', value: formatPence(thisYearPence, account.baseCurrency) },
  ]
}

const problems: Record<IsaTransferProblem, string> = {
  'wrong-source': 'That can’t be transferred into this account. Choose what you have.',
  'whole-only': 'This can only be transferred as a whole.',
  'earlier-years-only': 'This tax year’s money of a cash junior ISA moves only with all of it.',
  'cash-only': 'This can only be transferred as cash.',
  'not-counted': 'Money in a child trust fund does not count for this tax year.',
  'more-than-all': 'This tax year’s part is larger than the whole.',
}

/** Refusals of the server that somebody can meet although the form was checked. */
export const explainIsaTransfer = (refusal: ApiRefusal): string | undefined =>
  ownValue<string>(problems, refusal.reason ?? '') ?? explainPaymentIn(refusal)
