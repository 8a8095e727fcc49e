// Sharing one's accounts: the requests sent and received, inviting somebody, and changing a request's status.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'
import type { ClientId } from '../http/ids.ts'
import {
  sharedRequestSchema,
  sharedRequestsSchema,
  type RequestStatus,
  type SharedRequest,
} from './shared-access.ts'

export const sharedByYouQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'shared-by-you'],
    queryFn: async ({ signal }): Promise<SharedRequest[]> =>
      (await api.get('/api/sharedaccess/sharedbyyou', sharedRequestsSchema, { signal })).requests,
  })

export const sharedWithYouQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'shared-with-you'],
    queryFn: async ({ signal }): Promise<SharedRequest[]> =>
      (await api.get('/api/sharedaccess/sharedwithyou', sharedRequestsSchema, { signal })).requests,
  })

export interface NewSharedRequest {
  email: string
  phoneNumber: string
}

export const sendRequestSchema = z.object({ hasExistingRequest: z.boolean() })
export type SendRequestAnswer = z.infer<typeof sendRequestSchema>

/** Invites someone to view the logged-in user's accounts. `hasExistingRequest` true: nothing new was sent. */
export const sendSharedRequest = (api: Api, input: NewSharedRequest): Promise<SendRequestAnswer> =>
  api.send(
    'POST',
    '/api/sharedaccess/sendrequest',
    { email: input.email, phoneNumber: input.phoneNumber },
    sendRequestSchema,
  )

export interface StatusChange {
  status: RequestStatus
  requestId: string
  grantorId: ClientId
}

export const updateStatusSchema = z.object({ request: sharedRequestSchema })

export const updateRequestStatus = async (api: Api, input: StatusChange): Promise<SharedRequest> => {
  const body = { status: input.status, requestId: input.requestId, grantorId: input.grantorId }
  return (await api.send('PUT', '/api/sharedaccess/updatestatus', body, updateStatusSchema)).request
}
