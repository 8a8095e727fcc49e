// Pending applications (the queue) and the saved basket (the backup) of the active user.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf, queryOf } from '#http/query.ts'
import { parseBasket, type Basket } from '#domain/opening/basket.ts'
import { ApiError, type Api } from '#http/client.ts'
import { get, put } from '#http/contract.ts'
import { date, wordOf } from '#http/fields.ts'

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
  /** Once it is open. */
  accountId: z.nullable(z.string()),
})
export type Opening = z.infer<typeof openingSchema>

export const getOpeningStatus = get('/api/accountopeningstatus', {
  summary: 'Accounts that are being opened',
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

const backupSchema = z.object({ json: z.optional(z.nullable(z.string())) })

export const getOpeningBackup = get('/api/accountopeningbackup', {
  summary: 'The saved basket, as JSON in a text',
  answer: backupSchema,
})

/** Characters of a basket. */
export const JSON_MOST = 100_000

export const jsonText = z.string().check(z.maxLength(JSON_MOST), z.refine(isJson, 'must hold JSON'))

export const saveOpeningBackup = put('/api/accountopeningbackup', {
  summary: 'Saves the basket',
  body: z.object({
    json: z.nullable(jsonText),
  }),
  answer: backupSchema,
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export interface OpeningBackup {
  basket: Basket
  /** Why the stored basket could not be read; report it. The basket is then empty. */
  problem: string | undefined
}

export const openingBackupQuery = (api: Api) =>
  queryOf(api, getOpeningBackup, {}, ({ json }) => parseBasket(json))

/** Saves the basket on the server, so that it outlives the session. An empty basket clears it. */
export const saveBasket = async (api: Api, basket: Basket): Promise<OpeningBackup> => {
  const json = basket.items.length === 0 ? null : JSON.stringify(basket)
  return parseBasket((await api.call(saveOpeningBackup, { body: { json } })).json)
}
