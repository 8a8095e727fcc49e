// What became of a call that carried an idempotency key, for people who do not know whether it arrived.
import * as z from 'zod/mini'
import { ApiError, type Api } from './client.ts'
import { get } from './contract.ts'

/** Asks whether a call has arrived, by its idempotency key. */
export const getRequestOutcome = get('/api/requests/:key', {
  summary: 'The first answer of a call that carried this idempotency key',
  openTo: 'attorney',
  answer: z.object({ answer: z.unknown() }),
})

/** The answer that the call with this key got, read by that call's schema; undefined if it never arrived. Throws an ApiError. */
export async function requestOutcome<T>(
  api: Api,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  try {
    const call = { ...getRequestOutcome, answer: z.object({ answer: schema }) }
    return (await api.call(call, { params: { key } })).answer as T
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
