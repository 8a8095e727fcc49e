// Examples of the API document: what the sandbox answers to its people. Of each call that reads, the fullest answer that
// one of them gets.
import { isRecord } from 'portal-engine/base/record.ts'
import { openProductApi } from '#product-api/product-api.ts'
import type { ProductApi } from 'portal-engine/sandbox/calls/product-api.ts'
import { people } from '#sandbox/config/people.ts'
import { idOf, type ApiDocument } from '#tools/openapi/document.ts'
import { namedIn } from '#tools/openapi/named-in.ts'
import { apiCalls } from './calls.ts'

/** Saturday 21 November 2026, midday, so that examples stay the same. */
const now = new Date('2026-11-21T12:00:00Z')

/** Entries of a list that an example shows. */
const SHOWN = 2

/** The document with an example for each answer that a person of the sandbox gets. */
export function withExamples(document: ApiDocument): ApiDocument {
  const answersById = examples()
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const { get } = operations
    const example = get && answersById.get(get.operationId)
    if (!get || example === undefined) return [path, operations]
    const [status, success] = Object.entries(get.responses)[0]!
    const content = success['content'] as { 'application/json': object }
    const json = { ...content['application/json'], example }
    const answered = { ...success, content: { 'application/json': json } }
    return [path, { ...operations, get: { ...get, responses: { ...get.responses, [status]: answered } } }]
  })
  return { ...document, paths: Object.fromEntries(paths) as ApiDocument['paths'] }
}

/** Answers by the ids of their calls. */
function examples(): ReadonlyMap<string, unknown> {
  const reads = apiCalls.filter(({ method, answer }) => method === 'GET' && answer)
  const api = openProductApi({ file: ':memory:', now: () => now })
  const largestAnswers = new Map<string, unknown>()
  for (const { subject, claims } of people) {
    const ask = asker(api, subject, claims.userId)
    const ids = reads.filter(({ path }) => !path.includes(':')).flatMap(({ path }) => namedIn(ask(path)))
    for (const call of reads) {
      const path = addressesOf(call.path, new Set(ids), ask).find((each) => ask(each) !== undefined)
      const body = path && ask(path)
      if (body !== undefined && sizeOf(body) > sizeOf(largestAnswers.get(idOf(call))))
        largestAnswers.set(idOf(call), body)
    }
  }
  return new Map([...largestAnswers].map(([id, body]) => [id, shortened(body)]))
}

/** Undefined if the sandbox refuses. */
type Ask = (path: string) => unknown

function asker(api: ProductApi, subject: string, userId: string): Ask {
  const answers = new Map<string, unknown>()
  return (path) => {
    if (!answers.has(path)) {
      const { status, body } = api.handle({
        ...{ method: 'GET', path, query: new URLSearchParams(), body: undefined, subject },
        ...{ headers: { 'x-userid': userId }, signedInAt: now.getTime() / 1000 },
      })
      answers.set(path, status === 200 ? body : undefined)
    }
    return answers.get(path)
  }
}

/** A path with ids that the person has met; a later id is one of what the path before it answers. */
function addressesOf(path: string, ids: ReadonlySet<string>, ask: Ask): string[] {
  const [, before, after] = /^(.*?):\w+(.*)$/.exec(path) ?? []
  if (before === undefined || after === undefined) return [path]
  return [...ids].flatMap((id) => {
    const next = `${before}${encodeURIComponent(id)}${after}`
    if (!after.includes(':')) return [next]
    const parent = next.slice(0, next.indexOf('/:'))
    const within = [parent, parent.replace(/\/[^/]+$/, '')].flatMap((each) => namedIn(ask(each)))
    return addressesOf(next, new Set(within), ask)
  })
}

const sizeOf = (body: unknown): number => (body === undefined ? 0 : JSON.stringify(body).length)

const ends: Readonly<Record<string, string | null>> = { base64: '', nextCursor: null }

/** With the first entries of its lists, of which no page comes after, and without the content of files. */
function shortened(body: unknown): unknown {
  if (Array.isArray(body)) return body.slice(0, SHOWN).map(shortened)
  if (!isRecord(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, name in ends ? ends[name] : shortened(value)]),
  )
}
