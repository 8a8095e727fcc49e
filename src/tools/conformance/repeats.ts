// One effect for each key, however often and however broken a request is sent.
import { randomUUID } from 'node:crypto'
import type { ApiCall } from '#http/contract.ts'
import { isRecord } from '#base/record.ts'
import { getRequestOutcome } from '#http/requests.ts'
import type { TokenFile } from './token-file.ts'
import { problemOfAnswer, problemOfBeingRefused } from './answers.ts'
import { nameOf, send, type Answer, type Api, type Caller, type Sent } from './caller.ts'
import { holds, skipped, type Finding } from './finding.ts'

/** The test system, and the people that ask it by their tokens. */
export interface Asked {
  api: Api
  people: TokenFile
}

/** Sends this with keys: again, with another body, five at once, and without waiting for the answer. */
export async function repeats(
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
