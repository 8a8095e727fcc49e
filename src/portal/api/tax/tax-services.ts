// Requests to use ISA allowances from a general account: bed and ISA, and the new allowance on 6 April.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { TaxServiceKind } from '#domain/tax/tax-service-rules.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, put, reason, remove } from 'portal-engine/http/contract.ts'
import { date, id, pence, wordOf } from 'portal-engine/http/fields.ts'
import { idTaken } from 'portal-engine/http/reasons.ts'
import { taxYear } from './tax-year-fields.ts'
import { amountMoved } from '../payments/amounts.ts'
import { accountStopped, amountOutOfRange } from '../payments/reasons.ts'

export const taxServiceRequestSchema = z.object({
  id: z.string(),
  kind: wordOf<TaxServiceKind>(),
  fromAccountId: z.string(),
  toAccountId: z.string(),
  amountPence: pence,
  /** What could be moved, once the work has begun. */
  movedPence: z.optional(pence),
  /** The tax year of the allowance it uses, by its calendar year. */
  year: taxYear,
  requestedOn: date,
  /** When the work begins; until the day before, the request can be taken back. */
  startsOn: date,
  status: wordOf<'Requested' | 'InProgress' | 'Completed' | 'NotPossible' | 'TakenBack'>(),
})
export type TaxServiceRequest = z.infer<typeof taxServiceRequestSchema>

export const listTaxServices = get('/api/portfolios/taxservices', {
  summary: 'Requests to use allowances',
  openTo: 'attorney',
  answer: z.object({ requests: z.array(taxServiceRequestSchema) }),
})

export const taxServicesQuery = (api: Api) => queryOf(api, listTaxServices, {}, ({ requests }) => requests)

const askedSchema = z.object({
  kind: z.enum(['BedAndIsa', 'AutomaticUse']),
  fromAccountId: id,
  toAccountId: id,
  amountPence: amountMoved,
})
export type TaxServiceRequested = z.infer<typeof askedSchema>

/** The id is made by the caller, so that the same request sent twice is one request. */
export const requestTaxService = put('/api/portfolios/taxservices/:requestId', {
  summary: 'Asks to use an allowance',
  openTo: 'attorney',
  body: askedSchema,
  answer: taxServiceRequestSchema,
  errors: [
    idTaken,
    amountOutOfRange,
    accountStopped,
    reason('not-subscribed', 409, 'The ISA is not subscribed: its declaration is missing.'),
    reason('already-asked', 409, 'There is such a request for this tax year already.'),
  ],
})

export const takeBackTaxService = remove('/api/portfolios/taxservices/:requestId', {
  summary: 'Takes back such a request',
  openTo: 'attorney',
  errors: [reason('too-late', 409, 'The work has begun.')],
})
