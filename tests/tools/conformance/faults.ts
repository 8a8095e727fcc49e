// APIs that break one thing each: what stands between the caller and the sandbox changes a request or an answer.
import type { Check } from '#tools/conformance/finding.ts'

type Ask = typeof fetch

interface Fault {
  name: string
  /** By which check it is found, with words of its sentence. */
  check: Check
  says: string
  /** Calls that show it. */
  only: RegExp
  /** Is it about calls that write? */
  writes?: true
  fault: Ask
}

interface Seen {
  url: URL
  method: string
  headers: Headers
  init: RequestInit
}

type Change = (answer: { status: number; headers: Headers; text: string }, seen: Seen) => void | Promise<void>

const seenIn = (address: Parameters<Ask>[0], init: RequestInit = {}): Seen => ({
  ...{ url: new URL(String(address)), method: init.method ?? 'GET', init },
  headers: new Headers(init.headers),
})

/** Changes what is answered. */
const answering =
  (change: Change): Ask =>
  async (address, init) => {
    const given = await fetch(address, init)
    const answer = { status: given.status, headers: new Headers(given.headers), text: await given.text() }
    // What was sent packed is unpacked by now.
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding'])
      answer.headers.delete(name)
    await change(answer, seenIn(address, init))
    const isEmpty = [101, 204, 205, 304].includes(answer.status)
    return new Response(isEmpty ? null : answer.text, { status: answer.status, headers: answer.headers })
  }

/** Changes what is asked. */
const asking =
  (change: (seen: Seen) => void): Ask =>
  (address, init) => {
    const seen = seenIn(address, init)
    change(seen)
    return fetch(seen.url, { ...seen.init, headers: seen.headers })
  }

/** Answers as if somebody else had asked, who may. */
const asWhoMay = (isMeant: (seen: Seen) => boolean): Ask => {
  let known = ''
  return (address, init) => {
    const seen = seenIn(address, init)
    // The first call of a run is one that is answered.
    known ||= seen.headers.get('authorization') ?? ''
    if (!isMeant(seen)) return fetch(address, init)
    seen.headers.set('authorization', known)
    seen.headers.set('x-userid', 'U-20002')
    seen.headers.delete('x-clientid')
    return fetch(address, { ...init, headers: seen.headers })
  }
}

/** Gives everybody what an id of Ben Osei's names: answers as he is answered. */
const asItsOwner = (): Ask => {
  let his = ''
  return (address, init) => {
    const { url, headers } = seenIn(address, init)
    if (headers.get('x-userid') === 'U-20003' && his === '') his = headers.get('authorization') ?? ''
    if (!url.pathname.includes('U-20003') || his === '') return fetch(address, init)
    headers.set('authorization', his)
    headers.set('x-userid', 'U-20003')
    return fetch(address, { ...init, headers })
  }
}

const readsOf = /^GET \/api\/(user|payments)$/
const accounts = /^GET \/api\/portfolios(\/:accountId\/performance)?$/
const transfers = /\/api\/(payments|payments\/bank-transfers|requests\/:key)$/
const withdrawals = /\/api\/(payments|withdrawals)$/
const json = (text: string) => JSON.parse(text) as Record<string, unknown>
const isRefusal = ({ status }: { status: number }) => status >= 400

/** Gives each key's calls to the API without the key. */
const withoutKey = asking(({ headers, method }) => {
  if (method === 'POST') headers.delete('idempotency-key')
})

export const faults: readonly Fault[] = [
  {
    name: 'calls without a token are answered',
    ...{ check: 'no-token', says: 'answers 200, not 401', only: readsOf },
    fault: asWhoMay(({ headers }) => !headers.has('authorization')),
  },
  {
    name: 'forged tokens are taken',
    ...{ check: 'forged-token', says: 'answers 200, not 401', only: readsOf },
    fault: asWhoMay(({ headers }) => /(AAAA|BBBB)$/.test(headers.get('authorization') ?? '')),
  },
  {
    name: 'tokens that ended answer 403',
    ...{ check: 'expired-token', says: 'answers 403, not 401', only: readsOf },
    fault: answering((answer) => {
      if (answer.status === 401) answer.status = 403
    }),
  },
  {
    name: 'X-UserId is not compared with the token',
    ...{ check: 'user-id', says: 'answers 200, not 403', only: /^GET \/api\/payments$/ },
    fault: asWhoMay(({ headers }) => headers.get('x-userid') === 'U-20003'),
  },
  {
    name: 'X-UserId may be missing',
    ...{ check: 'no-user-id', says: 'answers 200, not 403', only: /^GET \/api\/payments$/ },
    fault: asWhoMay(({ headers }) => !headers.has('x-userid')),
  },
  {
    name: 'X-ClientId needs no grant',
    ...{ check: 'no-grant', says: 'answers 200, not 403', only: /^GET \/api\/payments$/ },
    fault: asWhoMay(({ headers }) => headers.get('x-clientid') === 'U-20003'),
  },
  {
    name: 'a grant that ended still counts',
    ...{ check: 'ended-grant', says: 'answers 200, not 403', only: /^GET \/api\/payments$/ },
    fault: asWhoMay(({ headers }) => headers.get('x-clientid') === 'C-30005'),
  },
  {
    name: 'viewers see payments',
    ...{ check: 'viewer', says: 'answers 200, not 403', only: /^GET \/api\/payments$/ },
    fault: asWhoMay(({ headers }) => headers.get('x-clientid') === 'C-30007'),
  },
  {
    name: 'viewers don’t see what is shared',
    ...{ check: 'viewer', says: 'answers 403, not 200', only: /^GET \/api\/portfolios$/ },
    fault: answering((answer, { headers }) => {
      if (headers.get('x-clientid') === 'C-30007') answer.status = 403
    }),
  },
  {
    name: 'what is for the owner is open to people who act for them',
    ...{ check: 'owner', says: 'answers 200, not 403', only: /^GET \/api\/(payments|security)$/ },
    fault: asWhoMay(({ headers }) => headers.get('x-clientid') === 'C-30003'),
  },
  {
    name: 'another person’s id is answered',
    ...{ check: 'foreign-id', says: 'answers 200, not 400 or 403 or 404', only: accounts },
    fault: asItsOwner(),
  },
  {
    name: 'an id that there is not is answered',
    ...{ check: 'unknown-id', says: 'answers 200', only: accounts },
    fault: answering((answer, { url }) => {
      if (url.pathname.includes('c0de')) answer.status = 200
    }),
  },
  {
    name: 'a field has another type',
    ...{ check: 'answer', says: 'accounts.0.valuePence', only: accounts },
    fault: answering((answer) => {
      answer.text = answer.text.replace(/"valuePence":(\d+)/, '"valuePence":"$1"')
    }),
  },
  {
    name: 'a field is missing',
    ...{ check: 'answer', says: 'valuedOn', only: accounts },
    fault: answering((answer, { url }) => {
      if (url.pathname === '/api/portfolios') answer.text = answer.text.replace('"valuedOn"', '"valued"')
    }),
  },
  {
    name: 'a date is of no calendar',
    ...{ check: 'answer', says: 'openedOn', only: accounts },
    fault: answering((answer) => {
      answer.text = answer.text.replace(/"openedOn":"[\d-]+"/, '"openedOn":"2026-02-30"')
    }),
  },
  {
    name: 'an answer is 201',
    ...{ check: 'answer', says: 'answers 201, not 200', only: readsOf },
    fault: answering((answer, { url }) => {
      // The search for ids has asked before.
      if (answer.status === 200 && asked.has(url.pathname)) answer.status = 201
      asked.add(url.pathname)
    }),
  },
  {
    name: 'answers may be kept',
    ...{ check: 'headers', says: 'cache-control is max-age=60, not no-store', only: readsOf },
    fault: answering(({ headers }) => headers.set('cache-control', 'max-age=60')),
  },
  {
    name: 'answers have no Date',
    ...{ check: 'headers', says: 'there is no Date', only: readsOf },
    fault: answering(({ headers }) => headers.delete('date')),
  },
  {
    name: 'JSON comes as text',
    ...{ check: 'headers', says: 'content-type is text/plain', only: readsOf },
    fault: answering(({ headers }) => headers.set('content-type', 'text/plain')),
  },
  {
    name: 'refusals cannot be read by pages',
    ...{ check: 'CORS', says: 'may not read the answer 401', only: readsOf },
    fault: answering((answer) => {
      if (isRefusal(answer)) answer.headers.delete('access-control-allow-origin')
    }),
  },
  {
    name: 'every origin may read',
    ...{ check: 'CORS', says: 'pages of https://elsewhere.example may read', only: readsOf },
    fault: answering((answer, { headers }) =>
      answer.headers.set('access-control-allow-origin', headers.get('origin') ?? ''),
    ),
  },
  {
    name: 'Retry-After is not exposed',
    ...{ check: 'CORS', says: 'retry-after are not exposed', only: readsOf },
    fault: answering(({ headers }) => headers.set('access-control-expose-headers', 'date')),
  },
  {
    name: 'the preflight does not allow traceparent',
    ...{ check: 'preflight', says: 'traceparent may not be sent', only: readsOf },
    fault: answering(({ headers }) =>
      headers.set(
        'access-control-allow-headers',
        (headers.get('access-control-allow-headers') ?? '').replace(', traceparent', ''),
      ),
    ),
  },
  {
    name: 'the preflight does not allow PUT',
    ...{ check: 'preflight', says: 'PUT is not allowed', only: readsOf },
    fault: answering(({ headers }) => headers.set('access-control-allow-methods', 'GET, POST, DELETE')),
  },
  {
    name: 'refusals are pages',
    ...{ check: 'refusal', says: 'without a message for people', only: readsOf },
    fault: answering((answer) => {
      if (answer.status === 403) answer.text = '<h1>Forbidden</h1>'
    }),
  },
  {
    name: 'a refusal shows its stack',
    ...{ check: 'refusal', says: 'that shows its inside', only: readsOf },
    fault: answering((answer) => {
      if (answer.status === 403)
        answer.text = JSON.stringify({ message: 'Error\n    at check (/srv/app/rights.js:10:3)' })
    }),
  },
  {
    name: '401 does not say how to sign in',
    ...{ check: 'refusal', says: 'a 401 without WWW-Authenticate', only: readsOf },
    fault: answering(({ headers }) => headers.delete('www-authenticate')),
  },
  {
    name: 'wrong input breaks the server',
    ...{ check: 'input', says: 'answers 500, not 400 or 422', only: /^GET \/api\/fees$/ },
    fault: answering((answer) => {
      if (answer.status === 400) answer.status = 500
    }),
  },
  {
    name: 'wrong input is not named',
    ...{ check: 'input', says: 'the message does not name year', only: /^GET \/api\/fees$/ },
    fault: answering((answer) => {
      if (answer.status === 400) answer.text = JSON.stringify({ message: 'Bad request' })
    }),
  },
  {
    name: 'unknown paths are answered by a page',
    ...{ check: 'unknown-path', says: 'answers 200, not 404', only: readsOf },
    fault: answering((answer, { url }) => {
      if (url.pathname.includes('no-such-path')) answer.status = 200
    }),
  },
  {
    name: 'keys are ignored',
    ...{ check: 'repeat', says: 'the repeat answers 200 otherwise', only: transfers, writes: true },
    fault: withoutKey,
  },
  {
    name: 'calls at once are carried out each',
    ...{ check: 'parallel', says: 'five at once answer differently', only: transfers, writes: true },
    fault: withoutKey,
  },
  {
    name: 'a call whose answer was lost is carried out again',
    ...{ check: 'lost-answer', says: 'the repeat answers 200 otherwise', only: transfers, writes: true },
    fault: withoutKey,
  },
  {
    name: 'nothing is said of a key',
    ...{
      check: 'outcome',
      says: 'answers 404 for a key that was carried out',
      only: transfers,
      writes: true,
    },
    fault: withoutKey,
  },
  {
    name: 'a key that came with another call is answered',
    ...{ check: 'other-body', says: 'not 422', only: transfers, writes: true },
    fault: withoutKey,
  },
  {
    name: 'an amount below the least is taken',
    ...{ check: 'body', says: 'amountPence as -1: answers 200', only: transfers, writes: true },
    fault: asking(({ init }) => {
      if (typeof init.body === 'string')
        init.body = init.body.replace('"amountPence":-1', '"amountPence":50000')
    }),
  },
  {
    name: 'characters that cannot be seen are taken',
    ...{ check: 'hidden', says: 'answers 200, not 400', only: transfers, writes: true },
    fault: asking(({ init }) => {
      if (typeof init.body === 'string') init.body = init.body.replaceAll('\u202E', '')
    }),
  },
  {
    name: 'viewers write',
    ...{ check: 'viewer-writes', says: 'answers 200, not 403', only: transfers, writes: true },
    fault: asWhoMay(({ headers, method }) => method === 'POST' && headers.get('x-clientid') === 'C-30007'),
  },
  {
    name: 'old credentials are enough for money that leaves',
    ...{
      check: 'fresh-sign-in',
      says: 'answers 200 without recent-authentication',
      only: withdrawals,
      writes: true,
    },
    fault: answering((answer) => {
      if (answer.status === 403 && json(answer.text)['reason'] === 'recent-authentication-required')
        Object.assign(answer, { status: 200, text: '{}' })
    }),
  },
]

/** Paths that were asked before. */
const asked = new Set<string>()
