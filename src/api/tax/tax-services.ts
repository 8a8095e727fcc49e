// Requests to use ISA allowances from a general account: bed and ISA, and the new allowance on 6 April.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { TaxServiceKind } from '#domain/tax/tax-services.ts'
import type { Api } from '../http/client.ts'
import { date, nothing, pence, wordOf } from '../http/fields.ts'

export const taxServiceRequestSchema = z.object({
  id: z.string(),
  kind: wordOf<TaxServiceKind>(),
  fromAccountId: z.string(),
  toAccountId: z.string(),
  amountPence: pence,
  /** What could be moved, once the work has begun. */
  movedPence: z.optional(pence),
  /** The tax year whose allowance it uses, by its calendar year. */
  year: z.int(),
  requestedOn: date,
  /** When the work begins; until the day before, the request can be taken back. */
  startsOn: date,
  status: wordOf<'Requested' | 'InProgress' | 'Completed' | 'NotPossible' | 'TakenBack'>(),
})
export type TaxServiceRequest = z.infer<typeof taxServiceRequestSchema>

export const taxServicesSchema = z.object({ requests: z.array(taxServiceRequestSchema) })

export const taxServicesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'tax-services'],
    queryFn: async ({ signal }): Promise<TaxServiceRequest[]> =>
      (await api.get('/api/portfolios/taxservices', taxServicesSchema, { signal })).requests,
  })

export type TaxServiceAsked = Pick<
  TaxServiceRequest,
  'kind' | 'fromAccountId' | 'toAccountId' | 'amountPence'
>

const pathOf = (id: string) => `/api/portfolios/taxservices/${encodeURIComponent(id)}`

/** The id is made by the caller, so that the same request sent twice is one request. */
export const requestTaxService = (api: Api, id: string, asked: TaxServiceAsked): Promise<TaxServiceRequest> =>
  api.send('PUT', pathOf(id), asked, taxServiceRequestSchema)

export const takeBackTaxService = (api: Api, id: string): Promise<undefined> =>
  api.send('DELETE', pathOf(id), undefined, nothing)
