// The values of an application, what it is for in words, and the server's refusals as sentences. Pure.
import * as z from 'zod/mini'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { apply } from '#api/opening/applications.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { amountBounds } from '#domain/payments/amounts.ts'
import { writePounds } from 'portal-engine/base/pounds.ts'
import { wrapperNames } from '#domain/wrapper-names.ts'
import { addingMessages, bankValuesSchema } from '#screens/shared/bank/bank-values.ts'

export const schema = z.object({
  /** Ids of what was read and declared. */
  documents: z.array(z.string()),
  declarations: z.array(z.string()),
  /** The id of a known bank account, `new`, or empty before the choice. */
  bankId: z.string(),
  /** The details of a new one. */
  bank: bankValuesSchema,
})
export type ApplicationValues = z.infer<typeof schema>
export const NEW_BANK = 'new'

/** "Junior ISA for Zoe Osei: £2,000.00 at first, £100.00 a month. Risk level 4, 10 years" */
export function itemInWords({
  wrapper,
  child,
  initialPence,
  monthlyPence,
  riskLevel,
  years,
}: BasketItem): string {
  const payments = [
    initialPence > 0 && `${formatPence(initialPence)} at first`,
    monthlyPence > 0 && `${formatPence(monthlyPence)} a month`,
  ].filter(Boolean)
  return `${wrapperNames[wrapper]}${child ? ` for ${child.name}` : ''}: ${payments.join(', ')}. Risk level ${riskLevel}, ${years === 1 ? '1 year' : `${years} years`}`
}

export const messages: ErrorMessages<typeof apply> = {
  ...addingMessages,
  'basket-empty': 'Your basket is empty. Nothing was sent.',
  'basket-changed':
    'Your basket has changed somewhere else since you opened this page. Nothing was sent. Go back to your basket and check it.',
  'too-young': 'The person who applies must be 18 or over. Nothing was sent.',
  'too-old':
    'Nobody can start a personal pension here after their 75th birthday. Nothing was sent. Take it out of your basket.',
  'not-uk-resident':
    'Only UK tax residents can open an ISA. Nothing was sent. Take it out of your basket, or correct your personal details.',
  'child-missing': 'A junior ISA needs a child. Nothing was sent. Add the child in your basket.',
  'child-grown-up': 'A junior ISA is for a child under 18. Nothing was sent. Take it out of your basket.',
  'child-has-one': 'This child has a junior ISA with us, or in this basket, already. Nothing was sent.',
  'too-small': `Payments are at least £${writePounds(amountBounds['pounds-in'].leastPence)}. Nothing was sent. Change the amounts in your basket.`,
  'too-large': `One payment is at most £${writePounds(amountBounds['pounds-in'].mostPence)}. Nothing was sent. Change the amounts in your basket.`,
  'over-allowance': ({ roomPence, monthlyPence }) => {
    if (monthlyPence !== undefined)
      return `Your monthly payments are more than the allowance leaves after your other payments: ${formatPence(monthlyPence)} a month. Nothing was sent. Change the monthly payments in your basket.`
    const room = roomPence === undefined ? '' : `: ${formatPence(roomPence)}`
    return `Your first payments are more than is left of an allowance in the tax year they arrive in${room}. Nothing was sent. Change the first payments in your basket.`
  },
}
