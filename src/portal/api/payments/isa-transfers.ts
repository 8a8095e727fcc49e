// Transfers of ISAs, junior ISAs and child trust funds to the firm.
import { queryOf } from 'portal-engine/http/query.ts'
import * as z from 'zod/mini'
import { transferSources } from '#domain/payments/isa-transfer-rules.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, reason } from 'portal-engine/http/contract.ts'
import { id } from 'portal-engine/http/fields.ts'
import { text } from 'portal-engine/http/typed-fields.ts'
import { amountIn, typedPence } from './amounts.ts'
import { paymentSchema } from './payments.ts'
import { amountOutOfRange, mayNotPayIn, overAllowance } from './reasons.ts'

export const listIsaProviders = get('/api/payments/isa-providers', {
  summary: 'Providers from which an ISA can be transferred',
  openTo: 'attorney',
  answer: z.object({ providers: z.array(z.string()) }),
})

/** Providers that the firm knows, by name. Others are asked for too. */
export const isaProvidersQuery = (api: Api) =>
  queryOf(api, listIsaProviders, {}, ({ providers }) => providers)

const transferSchema = z.object({
  accountId: id,
  provider: text(80),
  planNumber: text(30),
  source: z.enum(transferSources),
  extent: z.enum(['all', 'part']),
  means: z.enum(['cash', 'in-specie']),
  amountPence: amountIn,
  /** The part of the amount that was paid in this tax year. */
  thisYearPence: typedPence,
})
export type IsaTransferRequest = z.infer<typeof transferSchema>

export const askIsaTransfer = post('/api/payments/isa-transfers', {
  summary: 'Asks for a transfer of an ISA',
  openTo: 'attorney',
  body: transferSchema,
  answer: paymentSchema,
  errors: [
    amountOutOfRange,
    ...mayNotPayIn,
    overAllowance,
    reason('wrong-source', 422, 'What is there cannot be transferred into an account of this type.'),
    reason('whole-only', 422, 'It moves only as a whole.'),
    reason('earlier-years-only', 422, 'The money of this tax year moves only with all of it.'),
    reason('cash-only', 422, 'It moves only as cash.'),
    reason('not-counted', 422, 'What was paid in this tax year does not count here.'),
    reason('more-than-all', 422, 'The part of this tax year is larger than the whole.'),
  ],
  takesKey: true,
})
