// Pending applications (the queue) and the saved basket (the backup) of the active user.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf, queryOf } from 'portal-engine/http/query.ts'
import type { Outcome } from '#domain/opening/account-opening.ts'
import { parseBasket, type Basket } from '#domain/opening/basket.ts'
import { ApiError, type Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date, wordOf } from 'portal-engine/http/fields.ts'

const openingStepSchema = z.object({
  name: z.string(),
  state: wordOf<'done' | 'current' | 'to-do'>(),
  /** The day on which it is done, or is expected to be. */
  on: date,
})

const openingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  accountType: z.string(),
  name: z.string(),
  startedOn: date,
  updatedOn: date,
  steps: z.array(openingStepSchema),
  /** How the application that it belongs to ended. */
  outcome: z.optional(wordOf<Outcome>()),
  /** Once it is open. */
  accountId: z.nullable(z.string()),
})
export type Opening = z.infer<typeof openingSchema>

export const getOpeningStatus = get('/api/accountopeningstatus', {
  summary: 'Accounts that are being opened',
  openTo: 'attorney',
  answer: z.object({ queue: z.array(openingSchema) }),
})

/** In place of the queue where the call failed: empty (R-API-04), but the page must not say that nothing is on its way. */
export const unknownQueue: Opening[] = []

/** Which applications are pending? */
export const openingStatusQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(api, getOpeningStatus),
    // An empty queue and an unknown one are alike.
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<Opening[]> => {
      try {
        return (await api.call(getOpeningStatus, { signal })).queue
      } catch (error) {
        if (error instanceof ApiError && error.kind !== 'cancelled') return unknownQueue
        throw error
      }
    },
  })

export const backupSchema = z.object({ json: z.optional(z.nullable(z.string())) })

export const getOpeningBackup = get('/api/accountopeningbackup', {
  summary: 'The saved basket, as JSON in a text',
  openTo: 'attorney',
  answer: backupSchema,
})

export interface OpeningBackup {
  basket: Basket
  /** Why the stored basket could not be read; report it. The basket is then empty. */
  problem: string | undefined
  /** The `savedAt` of the basket that the server keeps, as it was last heard of. */
  keptAt: string | null
}

export function readBackup({ json }: z.infer<typeof backupSchema>): OpeningBackup {
  const read = parseBasket(json)
  return { ...read, keptAt: read.basket.savedAt }
}

export const openingBackupQuery = (api: Api) => queryOf(api, getOpeningBackup, {}, readBackup)
