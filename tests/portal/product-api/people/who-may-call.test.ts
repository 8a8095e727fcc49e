// The wrong-rights table: every declared call, by every kind of person, by its path and by other spellings of it.
import { describe, expect, it } from 'vitest'
import { apiCalls } from '#portal/api-document/calls.ts'
import type { ApiResponse } from '#sandbox/calls/call.ts'
import { openSandbox, people, saturday, type Caller } from '../support/sandbox.ts'

/** The calls that somebody who acts for the owner is refused. */
const OWNER = `
  POST /api/expression-of-wish, POST /api/expression-of-wish/:id/review, GET /api/notifications/devices,
  POST /api/notifications/devices, DELETE /api/notifications/devices/:id, PUT /api/personaldetails/email,
  DELETE /api/personaldetails/email, PUT /api/personaldetails/email/confirmation, PUT /api/personaldetails/phone,
  GET /api/security, POST /api/security/log-out-everywhere, DELETE /api/security/death, PUT /api/security/devices/:id,
  DELETE /api/security/devices/:id, POST /api/bank-accounts, POST /api/bank-accounts/payee-checks,
  PUT /api/bank-accounts/:id/default, DELETE /api/bank-accounts/:id,
  PUT /api/service-requests/:kind/:id/agreement`

/** The calls that an attorney is refused and another delegate is not. */
const DELEGATE = `
  POST /api/sharedaccess/sendrequest, PUT /api/sharedaccess/updatestatus, DELETE /api/client/delegatesfromclient/:id`

/** The calls that somebody who views an account may make. */
const VIEWER = `
  GET /api/client/delegates, GET /api/client/delegatesfromclient, GET /api/featureflags, GET /api/user/lastsignin,
  GET /api/userparameters, GET /api/uiuserprefs, DELETE /api/uiuserprefs/isfirstvisit,
  DELETE /api/uiuserprefs/isfirstvisittomyaccounts, DELETE /api/uiuserprefs/isfirstvisittopayments,
  POST /api/uiuserprefs/isfirstvisit, POST /api/uiuserprefs/isfirstvisittomyaccounts,
  POST /api/uiuserprefs/isfirstvisittopayments, PUT /api/uiuserprefs/hasDismissedPerformanceComparatorsModal/:value,
  GET /api/sharedaccess/sharedwithyou, GET /api/sharedaccess/sharedbyyou, GET /api/currentuser, GET /api/user,
  GET /api/user/email, GET /api/user/mobile, GET /api/groups, GET /api/portfolios, GET /api/portfolios/activity,
  GET /api/portfolios/holdings, GET /api/portfolios/series, GET /api/taxyearinfo, GET /api/documents,
  GET /api/documents/:id/file, GET /api/content/learn, GET /api/content/learn/page`

/** The calls that anybody may make, also without a token. */
const VISITOR = `POST /api/visitor-requests/:kind`

const listed = (text: string) => new Set(text.split(',').map((call) => call.trim()))
const [owners, delegates, viewers, visitors] = [OWNER, DELEGATE, VIEWER, VISITOR].map(listed)

const kinds: Record<
  string,
  { caller: Omit<Caller, 'subject'> & { subject: string | undefined }; isRefused: (call: string) => boolean }
> = {
  'the owner': { caller: people.kira, isRefused: () => false },
  'a delegate': {
    caller: { ...people.kira, clientId: 'C-30010' },
    isRefused: (call) => owners!.has(call),
  },
  'an attorney': {
    caller: { ...people.kira, clientId: 'C-30011' },
    isRefused: (call) => owners!.has(call) || delegates!.has(call),
  },
  'a viewer': {
    caller: { ...people.isla, clientId: 'C-30007' },
    isRefused: (call) => !viewers!.has(call) && !visitors!.has(call),
  },
  'a visitor': {
    caller: { userId: '', subject: undefined },
    isRefused: (call) => !visitors!.has(call),
  },
  'a delegate whose access has ended': {
    caller: { ...people.grace, clientId: 'C-30005' },
    isRefused: () => true,
  },
  'somebody without a grant': { caller: { ...people.amelia, clientId: 'C-30003' }, isRefused: () => true },
  'somebody under another’s id': {
    caller: { ...people.amelia, userId: people.ben.userId },
    isRefused: () => true,
  },
  'somebody whom nobody knows': { caller: { userId: 'U-1', subject: 'sub-1' }, isRefused: () => true },
}

const encoded = (segment: string) =>
  segment.replaceAll(/./g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** Other spellings of a path: what each of them reaches, if anything, is no other call. */
const spellings: ((path: string, given: string) => string)[] = [
  (path) => path,
  (path, given) => path.replaceAll(given, encoded(given)),
  (path, given) => path.replaceAll(given, encoded(encoded(given))),
  (path) => path.replace(/[a-z](?=[^/]*$)/, encoded),
  (path) => path.replace('/api/', '/api//'),
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api/user/../'),
  (path) => path.replace('/api/', '/api/user/%2e%2E/'),
  (path) => path.replace('/api/', '/api/user/..%2F'),
  (path) => path.replace('/api/', '/API/'),
  (path) => `${path};a=b`,
]

/** Is it a refusal of the person, and no matter of what they ask for? */
const isRefusal = ({ status, body }: ApiResponse) =>
  status === 401 ||
  (status === 403 &&
    /^(This is not shared|An attorney may not|This is for the owner|X-(UserId|ClientId) is)/.test(
      (body as { message: string }).message,
    ))

function asking(caller: (typeof kinds)[string]['caller']) {
  const { api } = openSandbox()
  return (method: string, path: string, body: unknown = {}) =>
    api.handle({
      method,
      // As the server reads it.
      path: new URL(`http://localhost${path}`).pathname,
      query: new URLSearchParams(),
      headers: {
        ...(caller.userId !== '' && { 'x-userid': caller.userId }),
        ...(caller.clientId !== undefined && { 'x-clientid': caller.clientId }),
      },
      body,
      subject: caller.subject,
      signedInAt: saturday.getTime() / 1000,
    })
}

describe('Every declared call', () => {
  it.each(Object.entries(kinds))(
    'is made by %s as its contract says, however its path is spelled',
    (_, { caller, isRefused }) => {
      const ask = asking(caller)
      const wrong: string[] = []
      for (const { method, path } of apiCalls) {
        const own = path
          .replace('visitor-requests/:kind', 'visitor-requests/tell-us-of-a-death')
          .replace('/:kind', '/ask-for-a-letter')
          .replace('/:job', '/bank-transfer')
          .replace(/:\w+/g, 'x-1')
        const given =
          ['ask-for-a-letter', 'tell-us-of-a-death', 'bank-transfer', 'x-1'].find((each) =>
            own.includes(each),
          ) ?? 'api'
        const isOut = isRefused(`${method} ${path}`)
        for (const spelling of spellings) {
          const spelled = spelling(own, given)
          const answer = ask(method, spelled)
          const isNoCall = [400, 404, 405].includes(answer.status)
          const isRight = isOut ? isRefusal(answer) : !isRefusal(answer)
          if (spelled === own ? !isRight : !isRight && !isNoCall)
            wrong.push(`${method} ${spelled}: ${answer.status}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

describe('A page of requests', () => {
  it.each([
    ['ask-for-a-letter', ['the owner', 'a delegate', 'an attorney']],
    ['make-a-complaint', ['the owner', 'a delegate', 'an attorney']],
    ['close-an-account', ['the owner', 'a delegate', 'an attorney']],
    ['tell-us-someone-has-died', ['the owner', 'a delegate', 'an attorney']],
    ['power-of-attorney', ['the owner']],
    ['joint-account', ['the owner']],
    ['correct-your-details', ['the owner']],
  ])('%s is for those alone whom it names, in all its calls and however it is spelled', (page, names) => {
    const wrong: string[] = []
    for (const [name, { caller }] of Object.entries(kinds)) {
      const ask = asking(caller)
      for (const spelled of [page, encoded(page), page.replace('-', '%2D'), page.replace('e', '%65')])
        for (const [method, path] of [
          ['GET', `/api/request-pages/${spelled}`],
          ['POST', `/api/service-requests/${spelled}`],
          ['GET', `/api/service-requests/${spelled}/SR-1`],
          ['DELETE', `/api/service-requests/${spelled}/SR-1`],
          ['PUT', `/api/request-pages/${spelled}/files/5f1f1f1e-0000-4000-8000-000000000001`],
          ['DELETE', `/api/request-pages/${spelled}/files/5f1f1f1e-0000-4000-8000-000000000001`],
          ['GET', `/api/forms/request-${spelled}`],
          ['PUT', `/api/forms/request-${spelled}`],
          ['DELETE', `/api/forms/request-${spelled}`],
        ] as const) {
          const answer = ask(method, path, BODIES[`${method} ${path.split('/')[2]!}`])
          if (isRefusal(answer) === names.includes(name))
            wrong.push(`${name}: ${method} ${path} ${answer.status}`)
        }
    }
    expect(wrong).toEqual([])
  })
})

/** What is right for a call whose body is looked at before the page is. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST service-requests': { answers: {} },
  'PUT request-pages': { name: 'a.pdf', contentType: 'application/pdf', sizeBytes: 10 },
  'PUT forms': { version: 0, answers: {} },
}
