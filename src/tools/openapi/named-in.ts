// The ids in an answer, so that other calls can be asked about what they name. Pure.
import { isRecord } from '#base/record.ts'

/** The values of fields called `id`, or ending in `Id`, in the order in which they come. */
export function namedIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(namedIn)
  if (!isRecord(body)) return []
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && /^id$|Id$/.test(name) ? [value] : namedIn(value),
  )
}
