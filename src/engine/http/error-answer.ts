// Reads what a server says when it refuses a call.
import { isRecord } from '#base/record.ts'
import type { ErrorAnswer } from './client.ts'

/** The reason of a 403 that says nothing about grants: the credentials were given too long ago. */
export const NEEDS_FRESH_SIGN_IN = 'recent-authentication-required'

/** Longer bodies are not read: a form of 100 kB, escaped, with room to spare. In characters. */
const longest = 400_000

/** What does the body of this answer say? Undefined if it is no 4xx, too long, or not a JSON object. Never throws. */
export function errorAnswerOf(status: number, text: string): ErrorAnswer | undefined {
  try {
    const body: unknown = status >= 400 && status < 500 && text.length <= longest && JSON.parse(text)
    return isRecord(body)
      ? { message: textOf(body['message']), reason: textOf(body['reason']), body }
      : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : undefined)
