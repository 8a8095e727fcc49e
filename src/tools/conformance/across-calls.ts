// Checks that are about no single call: preflights, other origins, paths and methods that there are not.
import { letsRead, namesIn } from '../doctor/finding.ts'
import { ofRefusal, problemOfBeingRefused } from './answers.ts'
import { send, type Api, type Caller } from './caller.ts'
import { holds, type Finding } from './finding.ts'

const SENT = ['authorization', 'x-userid', 'x-clientid', 'content-type', 'idempotency-key', 'traceparent']
const METHODS = ['POST', 'PUT', 'DELETE']
const ELSEWHERE = 'https://elsewhere.example'

/** `path`: of a call that the caller may make. */
export async function wholeFindings(api: Api, caller: Caller, path: string): Promise<Finding[]> {
  const nowhere = { method: 'GET' as const, path: '/api/there-is-no-such-path' }
  const unknown = await send(api, caller, nowhere)
  const wrongMethod = { method: 'DELETE' as const, path }
  const refused = await send(api, caller, wrongMethod)
  return [
    ...(await preflights(api, path)),
    await otherOrigin(api, caller, path),
    holds('unknown-path', 'GET /api/…', problemOfBeingRefused(unknown, [404])),
    ...ofRefusal(nowhere, unknown, api.portal),
    holds('unknown-path', `DELETE ${path}`, problemOfBeingRefused(refused, [404, 405])),
    ...ofRefusal(wrongMethod, refused, api.portal),
  ]
}

/** Browsers ask before each call, because of its headers; they send no token with it. */
async function preflights({ host, portal, ask }: Api, path: string): Promise<Finding[]> {
  return Promise.all(
    METHODS.map(async (method) => {
      const answer = await ask(`${host}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: portal,
          'access-control-request-method': method,
          'access-control-request-headers': SENT.join(', '),
        },
      })
      const [allowed, methods] = ['headers', 'methods'].map((what) =>
        namesIn(answer, `access-control-allow-${what}`),
      )
      const missing = SENT.filter((name) => !allowed!.includes(name))
      const problem = !answer.ok
        ? `the preflight answers ${answer.status}`
        : !letsRead(answer, portal)
          ? `pages of ${portal} are not allowed`
          : missing.length > 0
            ? `${missing.join(', ')} may not be sent`
            : methods!.includes(method.toLowerCase())
              ? undefined
              : `${method} is not allowed`
      return holds('preflight', `${method} ${path}`, problem)
    }),
  )
}

async function otherOrigin(api: Api, caller: Caller, path: string): Promise<Finding> {
  const answer = await send(api, caller, { method: 'GET', path, origin: ELSEWHERE })
  const allowed = answer.headers.get('access-control-allow-origin')
  const isOpen = allowed === ELSEWHERE || allowed === '*'
  return holds('CORS', `GET ${path}`, isOpen ? `pages of ${ELSEWHERE} may read the answer` : undefined)
}
