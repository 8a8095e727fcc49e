// The values of pension drawdown, what is wrong with its amounts, and the server's refusals as sentences. Pure.
import * as z from 'zod/mini'
import type { ErrorMessages } from '#http/contract.ts'
import { askForDrawdown, type DrawdownPension } from '#api/payments/drawdown.ts'
import { formatPence } from '#base/money.ts'
import { drawdownStatements, movedWith, pathways } from '#domain/payments/drawdown-rules.ts'
import { countsAsAll } from '#domain/payments/withdrawal-rules.ts'
import { parsePounds } from '#base/pounds.ts'
import { pressureSchema } from '#screens/payments/paying-out/paying-out-answers.ts'
import { problemOfBounds } from '../amount.ts'
import { payingOutMessages } from '../error-messages.ts'

export const schema = z.object({
  accountId: z.string(),
  /** As typed, like the income; empty for none. */
  taxFree: z.string(),
  income: z.string(),
  pathway: z.enum(['', ...pathways]),
  guidance: z.enum(['', 'had', 'declined']),
  accepted: z.array(z.enum(drawdownStatements)),
  bankAccountId: z.string(),
  pressed: pressureSchema,
})
export type Drawdown = z.infer<typeof schema>

export const amountsOf = ({ taxFree, income }: Pick<Drawdown, 'taxFree' | 'income'>) => ({
  taxFreePence: parsePounds(taxFree) ?? 0,
  incomePence: parsePounds(income) ?? 0,
})

type Pension = Pick<DrawdownPension, 'availablePence' | 'inDrawdownPence' | 'taxFreeMostPence'>

/** What is wrong with the amounts? One at a time, because each depends on the other. */
export function errorsOfAmounts(
  values: Pick<Drawdown, 'taxFree' | 'income'>,
  pension: Pension,
): { taxFree?: string; income?: string } {
  const [taxFree, income] = [parsePounds(values.taxFree), parsePounds(values.income)]
  const noAmount = 'Enter an amount, such as 1,000 or 1,000.50, or nothing'
  if (taxFree === undefined) return { taxFree: noAmount }
  if (income === undefined) return { income: noAmount }
  if (taxFree > pension.taxFreeMostPence)
    return {
      taxFree: `Enter ${formatPence(pension.taxFreeMostPence)} or less: only that much is free of tax`,
    }
  const incomeMost = pension.inDrawdownPence + movedWith(taxFree)
  if (income > incomeMost)
    return {
      income: `Enter ${formatPence(incomeMost)} or less: income comes from what is in drawdown, three times the tax-free cash`,
    }
  const problem = problemOfBounds('payment-out', taxFree + income, 'GBP')
  if (problem !== undefined) return { taxFree: `${problem}, tax-free cash and income together` }
  if (countsAsAll(taxFree + income, pension.availablePence))
    return { income: 'That is the whole pension: enter less, or choose “Take the whole pension” above' }
  return {}
}

export const messages: ErrorMessages<typeof askForDrawdown> = {
  ...payingOutMessages,
  'over-available':
    'The value of the pension has changed, and this is now too much. Nothing was sent. Change the amounts.',
  'too-young': 'We can’t pay money out yet, because of your age. Nothing was sent.',
  'amount-out-of-range':
    'One payment can’t be that small or that large. Nothing was sent. Change the amounts.',
  'whole-pension':
    'This is the whole pension, which has a form of its own. Nothing was sent. Change the amounts, or take the whole pension.',
  'no-pension': 'This account is not a pension. Nothing was sent.',
  'statement-missing': 'Please agree to each of the statements. Nothing was sent.',
}
