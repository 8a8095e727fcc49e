// Paths of calls with real ids: those that the person's own answers name.
import type { ApiCall } from '#http/contract.ts'
import { namedIn } from '../openapi/named-in.ts'
import { nameOf, send, type Api, type Caller } from './caller.ts'

/** How many ids are tried for one parameter. */
const TRIED = 30

export interface Addresses {
  /** The path of each call that reads, by the call's name; those for which nothing was found are not in it. */
  paths: ReadonlyMap<string, string>
  /** Every id that the answers named. */
  ids: ReadonlySet<string>
}

export async function addressesOf(
  api: Api,
  caller: Caller,
  reads: readonly ApiCall[],
  parameters: Readonly<Record<string, string>> = {},
): Promise<Addresses> {
  const named = new Map<string, string[]>()
  const ask = async (path: string) => {
    const answer = await send(api, caller, { method: 'GET', path })
    if (answer.status !== 200) return false
    named.set(path, namedIn(answer.json))
    return true
  }
  const found = new Map<string, string>()
  // Those with the fewest parameters first: their answers name the ids of the others.
  for (const call of reads.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)) {
    const query = queryFor(call, parameters)
    const path = query && (await addressOf(`${call.path}${query.text}`, { ask, named, parameters }))
    if (path !== undefined) found.set(nameOf(call), path)
  }
  return { paths: found, ids: new Set([...named.values()].flat()) }
}

/** What the query must have, from the parameters that are given; undefined where one is missing. */
function queryFor({ query = {} }: ApiCall, parameters: Readonly<Record<string, string>>) {
  const needed = Object.entries(query)
    .filter(([, { schema }]) => !schema.safeParse(undefined).success && !schema.safeParse([]).success)
    .map(([name]) => name)
  if (needed.some((name) => parameters[name] === undefined)) return undefined
  const given = needed.map((name) => [name, parameters[name]!])
  return { text: given.length === 0 ? '' : `?${new URLSearchParams(given)}` }
}

interface Known {
  ask: (path: string) => Promise<boolean>
  /** Ids that were met, by the path that answered them. */
  named: ReadonlyMap<string, readonly string[]>
  parameters: Readonly<Record<string, string>>
}

async function addressOf(template: string, known: Known): Promise<string | undefined> {
  const [, before, name, after] = /^(.*?):(\w+)(.*)$/.exec(template) ?? []
  if (before === undefined || name === undefined || after === undefined)
    return (await known.ask(template)) ? template : undefined
  const given = known.parameters[name]
  for (const id of given === undefined ? idsFor(before, known) : [given]) {
    const found = await addressOf(`${before}${encodeURIComponent(id)}${after}`, known)
    if (found !== undefined) return found
  }
  return undefined
}

/** Ids for what follows this part of a path: what the answer of the part names comes first, then its neighbours'. */
function idsFor(before: string, { named }: Known): string[] {
  const start = before.slice(0, -1)
  const near = (path: string) =>
    path === start ? 0 : path.startsWith(start) ? 1 : start.startsWith(path) ? 2 : 3
  const ids = [...named].toSorted(([a], [b]) => near(a) - near(b)).flatMap(([, each]) => each)
  return [...new Set(ids)].slice(0, TRIED)
}
