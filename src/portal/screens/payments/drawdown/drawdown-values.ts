// The values of pension drawdown, what is wrong with its amounts, and the server's refusals as sentences. Pure.
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { askForDrawdown, type DrawdownPension } from '#api/payments/drawdown.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { movedWith, type Pathway } from '#domain/payments/drawdown-rules.ts'
import { countsAsAll } from '#domain/payments/withdrawal-rules.ts'
import { parsePounds } from 'portal-engine/base/pounds.ts'
import { problemOfAmount } from '#base/requests/kinds/numbers.ts'
import { paymentOut, penceOf } from '../amount.ts'
import { payingOutMessages } from '../error-messages.ts'
import type { Accepted } from '../paying-out/questions.tsx'

/** As typed, empty for no cash or no income. */
export type Drawdown = Accepted &
  Record<'taxFree' | 'income' | 'bankAccountId' | 'pressed', string> & {
    pathway: '' | Pathway
    guidance: '' | 'had' | 'declined'
  }

export const amountsOf = ({ taxFree, income }: Pick<Drawdown, 'taxFree' | 'income'>) => ({
  taxFreePence: penceOf(taxFree),
  incomePence: penceOf(income),
})

type Pension = Pick<DrawdownPension, 'availablePence' | 'inDrawdownPence' | 'taxFreeMostPence'>

/** What is wrong with the amounts? One at a time, because each depends on the other. */
export function errorsOfAmounts(
  values: Pick<Drawdown, 'taxFree' | 'income'>,
  pension: Pension,
): { taxFree?: string; income?: string } {
  const [taxFree, income] = [parsePounds(values.taxFree), parsePounds(values.income)]
  if (taxFree === undefined || income === undefined) return {}
  if (taxFree > pension.taxFreeMostPence)
    return {
      taxFree: `Enter ${formatPence(pension.taxFreeMostPence)} or less: only that much is free of tax`,
    }
  const incomeMost = pension.inDrawdownPence + movedWith(taxFree)
  if (income > incomeMost)
    return {
      income: `Enter ${formatPence(incomeMost)} or less: income comes from what is in drawdown, three times the tax-free cash`,
    }
  const problem = problemOfAmount(taxFree + income, paymentOut)
  if (problem !== undefined) return { taxFree: `${problem}, tax-free cash and income together` }
  if (countsAsAll(taxFree + income, pension.availablePence))
    return { income: 'That is the whole pension: enter less, or choose “Take the whole pension” above' }
  return {}
}

export const messages: ErrorMessages<typeof askForDrawdown> = {
  ...payingOutMessages,
  'over-available':
    'The value of the pension has changed, and this is now too much. Nothing was sent. Change the amounts.',
  'amount-out-of-range':
    'One payment can’t be that small or that large. Nothing was sent. Change the amounts.',
  'whole-pension':
    'This is the whole pension, which has a form of its own. Nothing was sent. Change the amounts, or take the whole pension.',
}
