// Calls of the product API that no contract declares, for tests of the client itself.
import * as z from 'zod/mini'
import type { Api } from '#http/client.ts'
import type { ApiCall } from '#http/contract.ts'

interface More {
  schema?: z.ZodMiniType
  query?: Record<string, unknown>
  body?: unknown
  key?: string
  signal?: AbortSignal
}

/** Sends this method and path. The answer is read by the schema, anything by default. */
export const asked = (
  api: Api,
  method: ApiCall['method'],
  path: string,
  { schema = z.unknown(), ...input }: More = {},
): Promise<unknown> =>
  api.call<ApiCall & { answer: z.ZodMiniType }>(
    { method, path, summary: '', openTo: 'attorney' as const, answer: schema },
    input as never,
  )

export const got = (api: Api, path: string, more?: More): Promise<unknown> => asked(api, 'GET', path, more)
