// Checks of a list that comes page by page: each answer has no more than was asked for, and its cursor leads on.
import type { ApiCall } from '#http/contract.ts'
import { isRecord } from '#base/record.ts'
import type { TokenFile } from './token-file.ts'
import type { Addresses } from './addresses.ts'
import { problemOfBeingRefused } from './answers.ts'
import { nameOf, send, type Api } from './caller.ts'
import { holds, skipped, type Finding } from './finding.ts'

export interface Asked {
  api: Api
  people: TokenFile
  /** Paths with ids of the user's own, and of another person. */
  own: Addresses
  foreign: Addresses | undefined
}

export async function pageFindings({ api, people, own }: Asked, call: ApiCall): Promise<Finding[]> {
  const name = nameOf(call)
  const path = own.paths.get(name)
  if (call.query?.['cursor'] === undefined || path === undefined) return []
  const ask = (query: string) => send(api, people.user, { method: call.method, path, query })
  const { json } = await ask('?limit=1')
  const cursor = isRecord(json) ? json['nextCursor'] : undefined
  if (cursor === undefined)
    return [skipped('pages', name, 'the whole list is answered: without a `nextCursor` it has no pages.')]
  const first = idsIn(json)
  if (first.length > 1) return [holds('pages', name, `limit=1: answers ${first.length}`)]
  const nonsense = problemOfBeingRefused(await ask('?limit=1&cursor=nonsense'), [400])
  const findings = [holds('pages', name, nonsense && `cursor=nonsense: ${nonsense}`)]
  if (typeof cursor !== 'string') return findings
  const next = idsIn((await ask(`?limit=1&cursor=${encodeURIComponent(cursor)}`)).json)
  const leadsOn = next.length === 1 && next[0] !== first[0]
  return [
    ...findings,
    holds('pages', name, leadsOn ? undefined : 'the cursor of the first entry does not lead to the second'),
  ]
}

/** Ids of the entries of an answer's list. */
function idsIn(answer: unknown): unknown[] {
  const list = isRecord(answer) ? Object.values(answer).find((each) => Array.isArray(each)) : undefined
  return ((list ?? []) as unknown[]).map((entry) => (isRecord(entry) ? entry['id'] : undefined))
}
