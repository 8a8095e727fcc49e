// The remaining ISA and junior ISA allowances, requested per account, and the ISA declaration.
// The amounts are the client's, not the account's: never add them up over accounts.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { allowanceOf, type LoadedAllowance } from '#domain/tax/allowance.ts'
import { ApiError, type Api } from '../http/client.ts'
import { pence, wordOf } from '../http/fields.ts'

export const subscriptionStatus = z.enum(['Subscribed', 'NotSubscribed'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

export const remainingAllowanceSchema = z.object({
  success: z.boolean(),
  isaClientLevelRemainingContribution: pence,
  jisaClientLevelRemainingContribution: pence,
  accountSubscriptionStatus: wordOf<SubscriptionStatus>(),
})
export type RemainingAllowance = z.infer<typeof remainingAllowanceSchema>

/** What may still be paid in this tax year? Ask only for accounts that `hasAllowance`; `success: false` is a failure too. */
export const allowanceQuery = (api: Api, account: { id: string; type: string }) =>
  queryOptions({
    queryKey: [api.actor, 'allowance', account.id],
    queryFn: async ({ signal }): Promise<LoadedAllowance> => {
      const path = `/api/portfolios/remainingallowance/${encodeURIComponent(account.id)}`
      const answer = await api.get(path, remainingAllowanceSchema, { signal })
      if (!answer.success) throw new ApiError('unreadable', path, `${path} answered without success`)
      return allowanceOf(account.type, answer)
    },
  })

export interface IsaDeclaration {
  accountNumber: string
  subscriptionStatus: SubscriptionStatus
}

export const isaDeclarationSchema = z.object({
  accountNumber: z.string(),
  subscriptionStatus: wordOf<SubscriptionStatus>(),
})

export const declareIsa = (api: Api, input: IsaDeclaration): Promise<z.infer<typeof isaDeclarationSchema>> =>
  api.send(
    'PUT',
    '/api/portfolios/isasubscriptionstatus',
    { accountNumber: input.accountNumber, subscriptionStatus: input.subscriptionStatus },
    isaDeclarationSchema,
  )
