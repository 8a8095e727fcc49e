// Transfers of ISAs, junior ISAs and child trust funds to the firm.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { IsaTransfer } from '#domain/payments/isa-transfers.ts'
import type { Api } from '../http/client.ts'
import { paymentSchema, type Payment } from './payments.ts'

export const providersSchema = z.object({ providers: z.array(z.string()) })

/** Providers that the firm knows, by name. Others are asked for too. */
export const isaProvidersQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'isa-providers'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/payments/isa-providers', providersSchema, { signal })).providers,
  })

export interface IsaTransferRequest extends IsaTransfer {
  accountId: string
  provider: string
  planNumber: string
}

/** Asks for a transfer. Throws an ApiError; the reasons are those of `problemOfIsaTransfer` and of payments in. */
export const askIsaTransfer = (api: Api, transfer: IsaTransferRequest, key: string): Promise<Payment> =>
  api.send('POST', '/api/payments/isa-transfers', transfer, paymentSchema, { idempotencyKey: key })
