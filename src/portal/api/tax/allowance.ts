// The remaining ISA and junior ISA allowances, requested per account, and the ISA declaration.
// The amounts are the client's, not the account's: never add them up over accounts.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import { allowanceOf } from '#domain/tax/isa-allowance.ts'
import { ApiError, type Api } from 'portal-engine/http/client.ts'
import { get, pathOf, put } from 'portal-engine/http/contract.ts'
import { id, pence, wordOf } from 'portal-engine/http/fields.ts'

const subscriptionStatus = z.enum(['Subscribed', 'NotSubscribed'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

const remainingAllowanceSchema = z.object({
  success: z.boolean(),
  isaClientLevelRemainingContribution: pence,
  jisaClientLevelRemainingContribution: pence,
  /** Of the allowance that this account uses: paid in here and elsewhere, under way, and still to be collected this tax year. */
  paidInPence: pence,
  onItsWayPence: pence,
  collectionsPence: pence,
  accountSubscriptionStatus: wordOf<SubscriptionStatus>(),
})

export const getRemainingAllowance = get('/api/portfolios/remainingallowance/:accountId', {
  summary: 'What may still be paid into an ISA',
  openTo: 'attorney',
  answer: remainingAllowanceSchema,
})

/** What may still be paid in this tax year? Ask only for accounts that `hasAllowance`; `success: false` is a failure too. */
export const allowanceQuery = (api: Api, account: { id: string; type: string }) =>
  queryOf(api, getRemainingAllowance, { params: { accountId: account.id } }, (answer) => {
    const path = pathOf(getRemainingAllowance, { accountId: account.id })
    if (!answer.success) throw new ApiError('unreadable', path, `${path} answered without success`)
    return allowanceOf(account.type, answer)
  })

const declarationSchema = z.object({ accountNumber: id, subscriptionStatus })

export const declareIsa = put('/api/portfolios/isasubscriptionstatus', {
  summary: 'Declares that an ISA is subscribed to',
  openTo: 'attorney',
  body: declarationSchema,
  answer: z.object({ accountNumber: z.string(), subscriptionStatus: wordOf<SubscriptionStatus>() }),
})
