// What became of a call that carried an idempotency key, for people who do not know whether it arrived.
import * as z from 'zod/mini'
import { ApiError, type Api } from './client.ts'

/** The answer that the call with this key got; undefined where none arrived. Throws an ApiError. */
export async function requestOutcome<T>(
  api: Api,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  try {
    const { answer } = await api.get(`/api/requests/${encodeURIComponent(key)}`, z.object({ answer: schema }))
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
