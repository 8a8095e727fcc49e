// Owns /sandbox/*: what tests and people at the console may ask of a sandbox process.
//   GET    /health               is it there?
//   GET    /journal?since=       requests received; DELETE forgets them
//   PUT    /faults [{ path, … }] what fails instead of answering (faults.ts); DELETE ends them
//   PUT    /tokens { … }         lifetimes of tokens (token-rules.ts)
//   PUT    /flags { id: true }   a flag for everybody; null gives each person their own back
//   PUT    /clock { now }        moves the product API's today, "2027-04-05T12:00:00Z"; null is the real time. Forward
//                                adds the days between and keeps what was done; backward, and null, seed again.
//                                Tokens, the freshness of a sign-in and the journal stay with the real clock
//   PUT    /attorney-scope       what the firm lets an attorney do, once it knows who they are and has read the paper:
//                                { donor, attorney, may: "act" or "look" }, by user id
//   POST   /reset                everything back to the start but sign-ins
//   GET    /outbox               what people were sent, the newest first; a page for browsers
//   GET    /network-invitations/:id  where somebody who was invited to a network accepts; POST accepts
//   GET    /errors?find=         what portals reported; a page for browsers. POST reports, as JSON or as text with JSON
//   GET    /situations           what portals sent of their people's facts, for portal weigh
//   POST   /v1/logs              the same by OpenTelemetry (OTLP over HTTP, JSON)
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { problemOfInstant } from '#sandbox/data/clock.ts'
import type { ProductApi } from '#sandbox/calls/product-api.ts'
import { BadRequest, corsHeaders, readBody, send, sendJson } from '#sandbox/web/http.ts'
import { tokenRulesChange, type TokenRules } from '#sandbox/provider/token-rules.ts'
import {
  keepLogs,
  keepReports,
  showReports,
  takeSituations,
  type ErrorReport,
  type OnReport,
} from './error-sink.ts'
import { faultList, type Faults } from './faults.ts'
import type { Journal } from './journal.ts'
import { serveNetworkInvitation } from './network-page.ts'
import { showOutbox } from './outbox-page.ts'

export interface ControlState {
  journal: Journal
  faults: Faults
  tokenRules: TokenRules
  /** What portals reported to the error sink, oldest first. */
  errorReports: ErrorReport[]
  /** What portals sent of their people's facts, one JSON a line. */
  situations: string[]
  onReport: OnReport | undefined
  portal: string | undefined
  api: ProductApi
  portalOrigins: readonly string[]
}

const clockChange = z.strictObject({
  now: z.nullable(
    z.string().check((context) => {
      const problem = problemOfInstant(context.value)
      if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: context.value })
    }),
  ),
})
const attorneyScope = z.strictObject({
  donor: z.string(),
  attorney: z.string(),
  may: z.enum(['act', 'look']),
})
const flagChanges = z.record(z.string(), z.union([z.boolean(), z.null()]))

/** Serves one control, or answers 404 with the list of what there is. */
export async function serveControl(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  state: ControlState,
): Promise<void> {
  const control = `${request.method ?? 'GET'} ${url.pathname.slice('/sandbox'.length)}`
  if (serveNetworkInvitation(request, response, url.pathname, state.api)) return
  const done = () => send(response, 204, undefined)
  switch (control) {
    case 'GET /health':
      return sendJson(response, 200, { ok: true, portal: state.portal })
    case 'GET /journal':
      return sendJson(response, 200, state.journal.after(Number(url.searchParams.get('since') ?? 0) || 0))
    case 'DELETE /journal':
      state.journal.clear()
      return done()
    case 'PUT /faults':
      state.faults.replace(accept(faultList, await readBody(request)))
      return done()
    case 'DELETE /faults':
      state.faults.clear()
      return done()
    case 'PUT /tokens':
      state.tokenRules.change(accept(tokenRulesChange, await readBody(request)))
      return done()
    case 'PUT /flags':
      state.api.setFlags(accept(flagChanges, await readBody(request)))
      return done()
    case 'PUT /clock': {
      const { now } = accept(clockChange, await readBody(request))
      state.api.setClock(now === null ? null : new Date(now))
      return done()
    }
    case 'PUT /attorney-scope':
      if (state.api.setAttorneyScope?.(accept(attorneyScope, await readBody(request)))) return done()
      return sendJson(response, 404, { error: 'No power of attorney of this donor waits for it.' })
    case 'GET /outbox':
      return showOutbox(request, response, state.api.outbox(), state.portalOrigins[0])
    case 'POST /reset':
      reset(state)
      return done()
    case 'OPTIONS /errors':
    case 'OPTIONS /v1/logs':
      return send(response, 204, undefined, corsHeaders(request, state.portalOrigins))
    case 'POST /errors':
      keepReports(
        state.errorReports,
        takeSituations(state.situations, await readBody(request)),
        state.onReport,
      )
      return send(response, 204, undefined, corsHeaders(request, state.portalOrigins))
    case 'POST /v1/logs':
      keepLogs(state.errorReports, await readBody(request))
      return sendJson(response, 200, {}, corsHeaders(request, state.portalOrigins))
    case 'GET /situations':
      return send(response, 200, state.situations.map((line) => `${line}\n`).join(''))
    case 'GET /errors':
      return showReports(request, response, state.errorReports, url.searchParams.get('find') ?? '')
    default:
      sendJson(response, 404, {
        error: `There is no ${control}. There are health, journal, faults, tokens, flags, clock, attorney-scope, outbox, network-invitations, reset, errors, situations and v1/logs.`,
      })
  }
}

/** Everything back to the start but the people's sign-ins. */
function reset({ journal, faults, tokenRules, errorReports, situations, api }: ControlState): void {
  api.reset()
  faults.clear()
  tokenRules.reset()
  journal.clear()
  errorReports.length = 0
  situations.length = 0
}

function accept<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new BadRequest(z.prettifyError(result.error))
}
