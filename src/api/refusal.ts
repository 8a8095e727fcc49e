// Reads what a server says when it refuses a call.
import { isRecord } from '#domain/record.ts'
import type { ApiRefusal } from './client.ts'

/** The reason of a 403 that says nothing about grants: the credentials were given too long ago (decision 27). */
export const NEEDS_FRESH_SIGN_IN = 'recent-authentication-required'

/** Longer bodies are not read: a form of 100 kB, escaped, with room to spare. In characters. */
const longest = 400_000

/** What does the body of this answer say? Undefined where it is no refusal (4xx), too long, or not a JSON object. Never throws. */
export function refusalOf(status: number, text: string): ApiRefusal | undefined {
  if (status < 400 || status > 499 || text.length > longest) return undefined
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(body)) return undefined
  return { message: textOf(body['message']), reason: textOf(body['reason']), body }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 500) : undefined
}
