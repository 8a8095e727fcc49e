// Values that a contract does not take, made from its schemas. Pure.
import type { ApiCall } from '#http/contract.ts'
import { isRecord } from '#base/record.ts'

/** Tried for each parameter and field; those that the schema takes are left out. */
const candidates: readonly unknown[] = [
  null,
  -1,
  1e15,
  0.5,
  'no-such-word',
  '2026-13-45',
  'x'.repeat(100_001),
  [],
  {},
  true,
]
const textual = ['no-such-word', '-1', '0.5', '2026-13-45', '99999999999999', 'x'.repeat(2_000)]

/** Queries that are refused, each wrong in one parameter; one of each parameter is enough. */
export function wrongQueries(call: ApiCall): { field: string; query: string }[] {
  return Object.entries(call.query ?? {}).flatMap(([field, { schema }]) => {
    // As a server reads it: a number where the text is one, and a list where several may come.
    const read = (text: string) => [text, ...(/^-?\d+$/.test(text) ? [Number(text)] : []), [text]]
    const wrong = textual.find((text) => read(text).every((value) => !schema.safeParse(value).success))
    return wrong === undefined ? [] : [{ field, query: `?${new URLSearchParams({ [field]: wrong })}` }]
  })
}

/** Bodies that are refused, each wrong in one field, with the field's name. */
export function wrongBodies(call: ApiCall, body: unknown): { field: string; body: unknown }[] {
  const { body: schema } = call
  if (!schema || !isRecord(body)) return []
  const isRefused = (value: unknown) => !schema.safeParse(value).success
  return Object.keys(body).flatMap((field) => {
    const { [field]: _, ...without } = body
    const changed = [without, ...candidates.map((value) => ({ ...body, [field]: value }))].filter(isRefused)
    return changed.slice(0, 4).map((each) => ({ field, body: each }))
  })
}

/** The body with a character that turns the direction of text in its first text; undefined where it has none. */
export function hiddenIn(body: unknown): unknown {
  if (!isRecord(body)) return undefined
  const field = Object.keys(body).find((name) => typeof body[name] === 'string')
  return field === undefined ? undefined : { ...body, [field]: `${String(body[field])}\u202E` }
}
