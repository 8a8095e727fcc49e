// What an answer of the API says: its value by the call's schema, or what is wrong with it.
import type { ZodMiniType } from 'zod/mini'
import { ApiError } from './client.ts'

/** A gateway before the API leads to a page, or shows one: it follows no contract, whatever its status says of success. */
export function foreignPart({ type, status, ok, headers }: Response): string | undefined {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return 'a redirect'
  return ok && /^text\/html\b/.test(headers.get('content-type') ?? '') ? 'a page' : undefined
}

/** Names the field that is wrong, never its value: answers hold people's data. */
export function parseAnswer(path: string, text: string, schema: ZodMiniType, status: number): unknown {
  const unreadable = (why: string) => new ApiError('unreadable', path, `${path}: ${why}`, status)
  let value: unknown
  try {
    value = text === '' ? undefined : JSON.parse(text)
  } catch {
    throw unreadable('the answer is not JSON')
  }
  let result: ReturnType<typeof schema.safeParse>
  try {
    result = schema.safeParse(value)
  } catch {
    // Nested deeper than the stack reaches.
    throw unreadable('the answer is too deep')
  }
  if (result.success) return result.data
  const field = result.error.issues[0]?.path.join('.') || 'the answer'
  throw unreadable(`${field} is not as expected`)
}
