// Checks of single answers: against the contract, their headers, and the shape of refusals.
import type { ApiCall } from '#http/contract.ts'
import { isRecord } from '#base/record.ts'
import { letsRead, namesIn } from '../doctor/finding.ts'
import { nameOf, type Answer } from './caller.ts'
import { holds, type Finding } from './finding.ts'

/** What is wrong with an answer that should be a success? */
export function problemOfAnswer(
  { answer: schema }: ApiCall,
  { status, text, json }: Answer,
): string | undefined {
  const expected = schema ? 200 : 204
  if (status !== expected) return `answers ${status}, not ${expected}`
  if (!schema) return text === '' ? undefined : 'answers 204 with a body'
  if (json === undefined) return 'answers with a body that is not JSON'
  const issue = schema.safeParse(json).error?.issues[0]
  return issue && `${issue.path.join('.') || 'the whole'}: ${issue.message}`
}

/**
 * JSON, a date by which the portal takes its today, and no copy anywhere: the answer is one person's. A call that is asked again
 * and again may leave one in their own browser, which asks before it uses it.
 */
export function problemOfHeaders({ isRevalidated }: ApiCall, { headers, text }: Answer): string | undefined {
  if (text !== '' && !/^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? ''))
    return `content-type is ${headers.get('content-type') ?? 'missing'}, not application/json`
  if (Number.isNaN(Date.parse(headers.get('date') ?? ''))) return 'there is no Date'
  const caching = headers.get('cache-control') ?? 'missing'
  if (/\bno-store\b/.test(caching)) return undefined
  if (!isRevalidated) return `cache-control is ${caching}, not no-store`
  if (!/\bprivate\b/.test(caching) || !/\bno-cache\b/.test(caching))
    return `cache-control is ${caching}, neither no-store nor private, no-cache`
  return headers.has('etag') ? undefined : 'there is no ETag'
}

/** Does a page of the portal read it, and see what it reads of its headers? */
export function problemOfCors(answer: Answer, portal: string): string | undefined {
  const response = { headers: answer.headers } as Response
  if (!letsRead(response, portal)) return `a page of ${portal} may not read the answer ${answer.status}`
  const missing = ['date', 'retry-after'].filter(
    (name) => !namesIn(response, 'access-control-expose-headers').includes(name),
  )
  return missing.length === 0 ? undefined : `${missing.join(' and ')} are not exposed to pages`
}

/** What is wrong with the shape of a refusal? A 401 says by its header what it is. */
export function problemOfRefusal({ status, headers, json, text }: Answer): string | undefined {
  if (status >= 500) return `answers ${status}`
  if (status < 400) return undefined
  if (status === 401)
    return /^bearer\b/i.test(headers.get('www-authenticate') ?? '')
      ? undefined
      : 'a 401 without WWW-Authenticate: Bearer'
  if (!isRecord(json) || typeof json['message'] !== 'string' || json['message'] === '')
    return `a ${status} without a message for people`
  if (json['reason'] !== undefined && typeof json['reason'] !== 'string')
    return `a ${status} whose reason is no text`
  // A stack or a statement of the database must not get out.
  return /\bat \S+ \(?\S+:\d+:\d+\)?|\b(select|insert into|update) \w+.* (from|values|set) /i.test(text)
    ? `a ${status} that shows its inside`
    : undefined
}

/** Is it refused with one of these statuses, and as refusals are? With 401, 403 or 404 nothing is told. */
export function problemOfBeingRefused(answer: Answer, statuses: readonly number[]): string | undefined {
  if (!statuses.includes(answer.status)) return `answers ${answer.status}, not ${statuses.join(' or ')}`
  return undefined
}

/** The checks that every refusal meets. */
export const ofRefusal = (
  call: Pick<ApiCall, 'method' | 'path'>,
  answer: Answer,
  portal: string,
): Finding[] => [
  holds('refusal', nameOf(call), problemOfRefusal(answer)),
  holds('CORS', nameOf(call), problemOfCors(answer, portal)),
]

/** Does the message name this field? */
export const namesField = ({ json }: Answer, field: string): boolean =>
  isRecord(json) && typeof json['message'] === 'string' && json['message'].includes(field)
