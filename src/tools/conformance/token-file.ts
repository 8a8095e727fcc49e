// The file of --token-file: people of a test system with their access tokens, and who they are to one another.
import * as z from 'zod'
import { addDays, londonDate } from '#base/dates/london-time.ts'
import { clientId, userId } from '#http/ids.ts'

const person = z.strictObject({ userId, token: z.string() })
const actor = z.strictObject({ ...person.shape, clientId })

const tokenFile = z.strictObject({
  /** Calls of this person must be answered. */
  user: person,
  /** Somebody else with things of their own, who has granted the user nothing. */
  other: person.optional(),
  /** A token of the user that has ended. */
  expired: z.string().optional(),
  /** Acts for a client. */
  delegate: actor.optional(),
  /** May view what a client shares. */
  viewer: actor.optional(),
  /** A person whose grant of this client has ended. */
  ended: actor.optional(),
  /** A token of the user after a sign-in long ago. */
  stale: z.string().optional(),
  /** Values of parameters of paths and queries that no answer names, by the parameter. */
  parameters: z.record(z.string(), z.string()).default({}),
})
export type TokenFile = z.infer<typeof tokenFile>

const writesFile = z.array(
  z.strictObject({
    /** "POST /api/payments/:id/cancel", as the API document names it, with the parameter as ":id". */
    call: z.string(),
    params: z.record(z.string(), z.string()).default({}),
    body: z.unknown().optional(),
    /** Path of a list that grows when the call is carried out; it must grow once. */
    list: z.string().optional(),
  }),
)
/** Calls that may be carried out on the test system, again and again. */
export type Writes = z.infer<typeof writesFile>

/** Throws an error that names what is wrong with the file. */
export const readTokenFile = (text: string): TokenFile => read('The token file', tokenFile, text)
/** `{today+7}` stands for the day in a week. Throws as well. */
export const readWrites = (text: string, now = new Date()): Writes =>
  read(
    'The file of writes',
    writesFile,
    text.replace(/\{today\+(\d+)\}/g, (_, days: string) => addDays(londonDate(now), Number(days))),
  )

function read<T>(name: string, schema: z.ZodType<T>, text: string): T {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error(`${name} is not JSON.`)
  }
  const result = schema.safeParse(json)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0]!
  throw new Error(`${name}: ${path.join('.') || 'the whole'}: ${message}`)
}
