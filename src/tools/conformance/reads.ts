// Checks of one call that reads: what it answers, and who is refused.
import { isOpenTo } from '#base/access/access.ts'
import type { ApiCall } from '#http/contract.ts'
import { isRecord } from '#base/record.ts'
import { NEEDS_FRESH_SIGN_IN } from '#http/error-answer.ts'
import {
  namesField,
  ofRefusal,
  problemOfAnswer,
  problemOfBeingRefused,
  problemOfCors,
  problemOfHeaders,
} from './answers.ts'
import { nameOf, send, type Api, type Caller } from './caller.ts'
import { holds, skipped, type Check, type Finding } from './finding.ts'
import { pageFindings, type Asked } from './pages.ts'
import type { TokenFile } from './token-file.ts'
import { wrongQueries } from './wrong-values.ts'

/** An id that nothing has. */
const NOTHING = '00000000-0000-4000-8000-00000000c0de'

export async function readFindings(asked: Asked, call: ApiCall): Promise<Finding[]> {
  const { api, people, own } = asked
  const name = nameOf(call)
  const path = own.paths.get(name) ?? call.path.replace(/:\w+/g, NOTHING)
  const sent = { method: call.method, path }
  const findings: Finding[] = []
  if (own.paths.has(name)) {
    const answer = await send(api, people.user, sent)
    findings.push(holds('answer', name, problemOfAnswer(call, answer)))
    findings.push(holds('headers', name, problemOfHeaders(call, answer)))
    findings.push(holds('CORS', name, problemOfCors(answer, api.portal)))
  } else
    findings.push(
      skipped(
        'answer',
        name,
        'nothing of the user’s was found for it; `parameters` of the token file can name it.',
      ),
    )
  for (const [check, caller, statuses] of refused(api, people, path))
    findings.push(...(await refusal(asked, call, { check, caller, statuses, path })))
  return [
    ...findings,
    ...(await viewer(asked, call, path)),
    ...(await owner(asked, call, path)),
    ...(await ids(asked, call)),
    ...(await input(asked, call, path)),
    ...(await pageFindings(asked, call)),
    ...(await fresh(asked, call, path)),
  ]
}

/** Who is refused everything. */
function refused(api: Api, { user, other, expired, ended }: TokenFile, path: string) {
  const forged = `${user.token.slice(0, -4)}${user.token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  const list: [Check, Caller, number[]][] = [
    ['no-token', { userId: user.userId }, [401]],
    ['forged-token', { ...user, token: forged }, [401]],
  ]
  if (expired !== undefined) list.push(['expired-token', { ...user, token: expired }, [401]])
  if (!api.pathsWithoutUserId.includes(path)) list.push(['no-user-id', { token: user.token }, [403]])
  if (other) {
    if (!api.pathsWithoutUserId.includes(path))
      list.push(['user-id', { token: user.token, userId: other.userId }, [403]])
    list.push([
      'no-grant',
      { ...user, clientId: other.userId as unknown as NonNullable<Caller['clientId']> },
      [403],
    ])
  }
  if (ended) list.push(['ended-grant', ended, [403]])
  return list
}

interface Refused {
  check: Check
  caller: Caller
  statuses: readonly number[]
  path: string
}

async function refusal(
  { api }: Asked,
  call: ApiCall,
  { check, caller, statuses, path }: Refused,
): Promise<Finding[]> {
  const answer = await send(api, caller, { method: call.method, path })
  return [
    holds(check, nameOf(call), problemOfBeingRefused(answer, statuses)),
    ...ofRefusal(call, answer, api.portal),
  ]
}

/** What is shared is answered; all else is refused before it is looked at. */
async function viewer({ api, people, own }: Asked, call: ApiCall, path: string): Promise<Finding[]> {
  if (!people.viewer) return []
  const answer = await send(api, people.viewer, { method: call.method, path })
  const name = nameOf(call)
  if (!isOpenTo('viewer', call.openTo)) return [holds('viewer', name, problemOfBeingRefused(answer, [403]))]
  const isOne = !call.path.includes(':') && own.paths.has(name)
  return [
    holds(
      'viewer',
      name,
      isOne ? problemOfAnswer(call, answer) : problemOfBeingRefused(answer, [200, 400, 403, 404]),
    ),
  ]
}

async function owner({ api, people }: Asked, call: ApiCall, path: string): Promise<Finding[]> {
  if (!people.delegate || call.openTo !== 'owner') return []
  const answer = await send(api, people.delegate, { method: call.method, path })
  const isSaid = isRecord(answer.json) && answer.json['reason'] === 'owner-only'
  return [
    holds(
      'owner',
      nameOf(call),
      problemOfBeingRefused(answer, [403]) ?? (isSaid ? undefined : 'a 403 without the reason owner-only'),
    ),
  ]
}

async function ids({ api, people, own, foreign }: Asked, call: ApiCall): Promise<Finding[]> {
  const name = nameOf(call)
  if (!call.path.includes(':')) return []
  const unknown = await send(api, people.user, {
    method: call.method,
    path: call.path.replace(/:\w+/g, NOTHING),
  })
  const findings = [
    holds(
      'unknown-id',
      name,
      own.paths.has(name) ? problemOfBeingRefused(unknown, [400, 403, 404]) : undefined,
    ),
    ...ofRefusal(call, unknown, api.portal),
  ]
  const path = foreign?.paths.get(name)
  // What the user's own answers name too is there for both, such as an article.
  const isOfBoth = path === own.paths.get(name) || idsOf(call, path ?? '').some((id) => own.ids.has(id))
  if (path === undefined || isOfBoth) return findings
  const mine = await send(api, people.user, { method: call.method, path })
  return [...findings, holds('foreign-id', name, problemOfBeingRefused(mine, [400, 403, 404]))]
}

/** What stands in this path where the call has parameters. */
function idsOf(call: ApiCall, path: string): string[] {
  const parts = path.split('?')[0]!.split('/')
  return call.path
    .split('/')
    .flatMap((part, place) => (part.startsWith(':') ? [decodeURIComponent(parts[place] ?? '')] : []))
}

async function input({ api, people }: Asked, call: ApiCall, path: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { field, query } of wrongQueries(call)) {
    const answer = await send(api, people.user, { method: call.method, path: path.split('?')[0]!, query })
    const problem =
      problemOfBeingRefused(answer, [400, 422]) ??
      (namesField(answer, field) ? undefined : `the message does not name ${field}`)
    findings.push(holds('input', nameOf(call), problem && `${query}: ${problem}`))
  }
  return findings
}

async function fresh({ api, people }: Asked, call: ApiCall, path: string): Promise<Finding[]> {
  if (call.needsFreshSignIn !== true || people.stale === undefined) return []
  const answer = await send(api, { ...people.user, token: people.stale }, { method: call.method, path })
  const isSaid = isRecord(answer.json) && answer.json['reason'] === NEEDS_FRESH_SIGN_IN
  return [
    holds(
      'fresh-sign-in',
      nameOf(call),
      isSaid ? undefined : `answers ${answer.status} without ${NEEDS_FRESH_SIGN_IN}`,
    ),
  ]
}
