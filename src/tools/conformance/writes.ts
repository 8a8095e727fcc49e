// Checks of calls that write, with requests that the test system may carry out: rights, wrong bodies, and one effect for
// each key, however often and however broken it is sent.
import { randomUUID } from 'node:crypto'
import type { ApiCall } from '#http/contract.ts'
import { isRecord } from '#base/record.ts'
import { NEEDS_FRESH_SIGN_IN } from '#http/error-answer.ts'
import { getRequestOutcome } from '#http/requests.ts'
import { namesField, ofRefusal, problemOfAnswer, problemOfBeingRefused } from './answers.ts'
import { nameOf, send, type Answer, type Api, type Caller, type Sent } from './caller.ts'
import { holds, skipped, type Check, type Finding } from './finding.ts'
import type { TokenFile, Writes } from './token-file.ts'
import { hiddenIn, wrongBodies } from './wrong-values.ts'

type Write = Writes[number]

interface Asked {
  api: Api
  people: TokenFile
}

export async function writeFindings(asked: Asked, call: ApiCall, write: Write): Promise<Finding[]> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(write.params[name] ?? name),
  )
  const sent: Sent = { method: call.method, path, ...(write.body !== undefined && { body: write.body }) }
  return [
    ...(await rights(asked, call, sent)),
    ...(await bodies(asked, call, sent)),
    ...(call.takesKey ? await keys(asked, call, sent, write.list) : []),
  ]
}

/** Each with a key of its own, so that a refused one is not remembered for another. */
const fresh = (sent: Sent, call: ApiCall): Sent => ({ ...sent, ...(call.takesKey && { key: randomUUID() }) })

async function rights({ api, people }: Asked, call: ApiCall, sent: Sent): Promise<Finding[]> {
  const { user, other, expired, viewer, ended, stale } = people
  const forged = `${user.token.slice(0, -4)}${user.token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  const list: [Check, Caller, number][] = [
    ['no-token', { userId: user.userId }, 401],
    ['forged-token', { ...user, token: forged }, 401],
    ...(expired === undefined
      ? []
      : [['expired-token', { ...user, token: expired }, 401] as [Check, Caller, number]]),
    ...(other
      ? [['user-id', { token: user.token, userId: other.userId }, 403] as [Check, Caller, number]]
      : []),
    ...(ended ? [['ended-grant', ended, 403] as [Check, Caller, number]] : []),
    ...(viewer ? [['viewer-writes', viewer, 403] as [Check, Caller, number]] : []),
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

async function keys(
  { api, people: { user } }: Asked,
  call: ApiCall,
  sent: Sent,
  list?: string,
): Promise<Finding[]> {
  const name = nameOf(call)
  const ask = (key: string, change: Partial<Sent> = {}) => send(api, user, { ...sent, ...change, key })
  const state = async () =>
    list === undefined ? '' : (await send(api, user, { method: 'GET', path: list })).text
  const findings: Finding[] = []

  const key = randomUUID()
  const before = await state()
  const first = await ask(key)
  const refused = problemOfAnswer(call, first)
  if (refused !== undefined)
    return [skipped('repeat', name, `${name} was refused: ${refused} ${first.text.slice(0, 120)}`)]
  const after = await state()
  const again = await ask(key)
  const isCounted = list === undefined || after !== before
  findings.push(
    holds(
      'repeat',
      name,
      differs(first, again) ??
        (isCounted ? undefined : `${list} is as before`) ??
        ((await state()) === after ? undefined : `the repeat changed ${list}`),
    ),
  )
  findings.push(await outcome(api, user, call, { key, first }))

  const other = await ask(key, {
    body: isRecord(sent.body) ? { ...sent.body, more: 'other' } : { more: 'other' },
  })
  const isNamed = isRecord(other.json) && other.json['reason'] === 'idempotency-key-reused'
  findings.push(
    holds(
      'other-body',
      name,
      problemOfBeingRefused(other, [422]) ??
        (isNamed ? undefined : 'a 422 without the reason idempotency-key-reused'),
    ),
  )
  findings.push(await parallel(call, ask))
  findings.push(await lost(api, user, call, { sent, list, state }))
  return findings
}

const differs = (first: Answer, again: Answer): string | undefined =>
  again.status === first.status && again.text === first.text
    ? undefined
    : `the repeat answers ${again.status}${again.status === first.status ? ' otherwise' : ''}`

async function parallel(call: ApiCall, ask: (key: string) => Promise<Answer>): Promise<Finding> {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(key)))
  const done = answers.filter(({ status }) => status < 300)
  const strange = answers.find(({ status }) => status >= 300 && status !== 409)
  // One that is refused altogether, such as a second of its kind, is refused each time.
  const areAllRefused = done.length === 0 && answers.every(({ status }) => status === answers[0]!.status)
  const problem =
    strange && !areAllRefused
      ? `one of five answers ${strange.status}`
      : new Set(done.map(({ text }) => text)).size > 1
        ? 'five at once answer differently'
        : undefined
  return holds('parallel', nameOf(call), problem)
}

interface Lost {
  sent: Sent
  list: string | undefined
  state: () => Promise<string>
}

/** Goes away before the answer, then sends the same again. */
async function lost(api: Api, user: Caller, call: ApiCall, { sent, list, state }: Lost): Promise<Finding> {
  const key = randomUUID()
  const gone = { ...api, ask: goingAway(api.ask) }
  await send(gone, user, { ...sent, key }).catch(() => undefined)
  const second = await send(api, user, { ...sent, key })
  const after = await state()
  const third = await send(api, user, { ...sent, key })
  const problem =
    differs(second, third) ??
    (list === undefined || (await state()) === after ? undefined : `it changed ${list} twice`)
  return holds('lost-answer', nameOf(call), problem)
}

/** Sends, and reads nothing of what comes back. */
const goingAway =
  (ask: typeof fetch): typeof fetch =>
  async (address, init) => {
    const controller = new AbortController()
    const answer = ask(address, { ...init, signal: controller.signal })
    const timer = setTimeout(() => controller.abort(), 20)
    try {
      await (await answer).body?.cancel()
    } finally {
      clearTimeout(timer)
    }
    throw new Error('The connection was lost.')
  }

async function outcome(
  api: Api,
  user: Caller,
  call: ApiCall,
  { key, first }: { key: string; first: Answer },
): Promise<Finding> {
  const path = (of: string) => getRequestOutcome.path.replace(':key', of)
  const known = await send(api, user, { method: 'GET', path: path(key) })
  const unknown = await send(api, user, { method: 'GET', path: path(randomUUID()) })
  const isSame =
    isRecord(known.json) &&
    JSON.stringify(known.json['answer'] ?? null) === JSON.stringify(first.json ?? null)
  const problem =
    known.status !== 200
      ? `answers ${known.status} for a key that was carried out`
      : !isSame
        ? 'the answer kept for the key is another one'
        : problemOfBeingRefused(unknown, [404])
  return holds('outcome', nameOf(call), problem)
}
