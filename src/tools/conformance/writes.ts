// Checks of calls that write, with requests that the test system may carry out: rights and wrong bodies. What is carried out is
// repeated by repeats.ts.
import { randomUUID } from 'node:crypto'
import { isOpenTo } from '#base/access/access.ts'
import type { ApiCall } from '#http/contract.ts'
import { isRecord } from '#base/record.ts'
import { NEEDS_FRESH_SIGN_IN } from '#http/error-answer.ts'
import { namesField, ofRefusal, problemOfBeingRefused } from './answers.ts'
import { nameOf, send, type Caller, type Sent } from './caller.ts'
import { holds, type Check, type Finding } from './finding.ts'
import { repeats, type Asked } from './repeats.ts'
import type { Writes } from './token-file.ts'
import { hiddenIn, wrongBodies } from './wrong-values.ts'

type Write = Writes[number]

export async function writeFindings(asked: Asked, call: ApiCall, write: Write): Promise<Finding[]> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(write.params[name] ?? name),
  )
  const sent: Sent = { method: call.method, path, ...(write.body !== undefined && { body: write.body }) }
  return [
    ...(await rights(asked, call, sent)),
    ...(await bodies(asked, call, sent)),
    ...(call.takesKey ? await repeats(asked, call, sent, write.list) : []),
  ]
}

/** Each with a key of its own, so that a refused one is not remembered for another. */
const fresh = (sent: Sent, call: ApiCall): Sent => ({ ...sent, ...(call.takesKey && { key: randomUUID() }) })

async function rights({ api, people }: Asked, call: ApiCall, sent: Sent): Promise<Finding[]> {
  const { user, other, expired, viewer, ended, stale } = people
  const forged = `${user.token.slice(0, -4)}${user.token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  const list: [Check, Caller, number][] = [
    ...(call.openTo === 'visitor'
      ? []
      : [['no-token', { userId: user.userId }, 401] as [Check, Caller, number]]),
    ['forged-token', { ...user, token: forged }, 401],
    ...(expired === undefined
      ? []
      : [['expired-token', { ...user, token: expired }, 401] as [Check, Caller, number]]),
    ...(other
      ? [['user-id', { token: user.token, userId: other.userId }, 403] as [Check, Caller, number]]
      : []),
    ...(ended ? [['ended-grant', ended, 403] as [Check, Caller, number]] : []),
    ...(viewer && !isOpenTo('viewer', call.openTo)
      ? [['viewer-writes', viewer, 403] as [Check, Caller, number]]
      : []),
  ]
  const findings: Finding[] = []
  for (const [check, caller, status] of list) {
    const answer = await send(api, caller, fresh(sent, call))
    findings.push(
      holds(check, nameOf(call), problemOfBeingRefused(answer, [status])),
      ...ofRefusal(call, answer, api.portal),
    )
  }
  if (call.needsFreshSignIn && stale !== undefined) {
    const answer = await send(api, { ...user, token: stale }, fresh(sent, call))
    const isSaid = isRecord(answer.json) && answer.json['reason'] === NEEDS_FRESH_SIGN_IN
    const problem = isSaid ? undefined : `answers ${answer.status} without ${NEEDS_FRESH_SIGN_IN}`
    findings.push(holds('fresh-sign-in', nameOf(call), problem))
  }
  return findings
}

async function bodies({ api, people }: Asked, call: ApiCall, sent: Sent): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { field, body } of wrongBodies(call, sent.body)) {
    const answer = await send(api, people.user, fresh({ ...sent, body }, call))
    // An amount beyond its bounds has a reason instead of a field.
    const isNamed =
      namesField(answer, field) || (isRecord(answer.json) && typeof answer.json['reason'] === 'string')
    const problem =
      problemOfBeingRefused(answer, [400, 422, ...reasonStatuses(call)]) ??
      (isNamed ? undefined : `the message does not name ${field}`)
    const shown = isRecord(body) ? (JSON.stringify(body[field]) ?? 'nothing').slice(0, 40) : ''
    findings.push(
      holds('body', nameOf(call), problem && `${field} as ${shown}: ${problem}`),
      ...ofRefusal(call, answer, api.portal),
    )
  }
  const hidden = hiddenIn(sent.body)
  if (hidden !== undefined) {
    const answer = await send(api, people.user, fresh({ ...sent, body: hidden }, call))
    findings.push(holds('hidden', nameOf(call), problemOfBeingRefused(answer, [400, 404, 422])))
  }
  if (call.body) {
    const answer = await send(api, people.user, fresh({ ...sent, text: '{"' }, call))
    findings.push(holds('body', nameOf(call), problemOfBeingRefused(answer, [400])))
  }
  return findings
}

const reasonStatuses = ({ errors = [] }: ApiCall): number[] => errors.map(({ status }) => status)
