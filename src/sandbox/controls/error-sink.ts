// What portals report: lists of JSON and log records of OpenTelemetry come in; a page for people and JSON for tests go out.
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { BadRequest, send, sendJson } from '#sandbox/web/http.ts'
import { parseJson } from '#sandbox/web/json.ts'
import { escapeHtml, pageHeaders, renderPage } from '#sandbox/web/page.ts'

export interface ErrorReport {
  at: string
  via: 'json' | 'opentelemetry'
  report: unknown
}

/** More are not kept; the oldest goes. */
const KEPT = 500

/** Keeps a report, or each of a list. A beacon sends its JSON as text. */
export function keepReports(kept: ErrorReport[], body: unknown, onReport?: OnReport): void {
  const sent = typeof body === 'string' ? parsed(body) : body
  keep(kept, 'json', Array.isArray(sent) ? sent : [sent], onReport)
}

/** The situations among what was sent, one JSON a line, for portal weigh; the others are kept as reports. */
export function takeSituations(situations: string[], body: unknown): unknown {
  const sent = [typeof body === 'string' ? parsed(body) : body].flat() as unknown[]
  const isSituation = (each: unknown) => (each as { kind?: unknown } | null)?.kind === 'situation'
  situations.push(...sent.filter(isSituation).map((each) => JSON.stringify(each)))
  return sent.filter((each) => !isSituation(each))
}

/** Keeps each log record of an ExportLogsServiceRequest, with the attributes of its resource. Refuses anything else. */
export function keepLogs(kept: ErrorReport[], body: unknown): void {
  const result = logsRequest.safeParse(body)
  if (!result.success) throw new BadRequest(z.prettifyError(result.error))
  for (const { resource, scopeLogs } of result.data.resourceLogs)
    for (const { logRecords } of scopeLogs)
      keep(
        kept,
        'opentelemetry',
        logRecords.map((record) => ({
          ...record,
          attributes: plain([...resource.attributes, ...record.attributes]),
        })),
      )
}

/** Told each report of a portal as it comes. */
export type OnReport = (report: unknown) => void

function keep(
  kept: ErrorReport[],
  via: ErrorReport['via'],
  reports: readonly unknown[],
  onReport?: OnReport,
): void {
  const receivedAt = new Date().toISOString()
  kept.push(...reports.map((report) => ({ at: receivedAt, via, report })))
  kept.splice(0, kept.length - KEPT)
  for (const report of reports) onReport?.(report)
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

type AnyValue =
  | { stringValue: string }
  | { intValue: string }
  | { doubleValue: number }
  | { arrayValue: { values: AnyValue[] } }
const anyValue: z.ZodType<AnyValue> = z.lazy(() =>
  z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
    z.strictObject({ doubleValue: z.number() }),
    z.strictObject({ arrayValue: z.strictObject({ values: z.array(anyValue) }) }),
  ]),
)
const attributes = z.array(z.strictObject({ key: z.string().min(1), value: anyValue }))
const nanoseconds = z.string().regex(/^\d{19}$/)

/** The part of OTLP's logs that a portal uses (opentelemetry/proto/logs/v1/logs.proto), as JSON. */
const logsRequest = z.strictObject({
  resourceLogs: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeLogs: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          logRecords: z.array(
            z.strictObject({
              timeUnixNano: nanoseconds,
              observedTimeUnixNano: nanoseconds,
              severityNumber: z.int().min(1).max(24),
              severityText: z.string(),
              eventName: z.string(),
              body: anyValue,
              traceId: z
                .string()
                .regex(/^[0-9a-f]{32}$/)
                .optional(),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
})

const plain = (given: z.infer<typeof attributes>): Record<string, unknown> =>
  Object.fromEntries(given.map(({ key, value }) => [key, plainValue(value)]))

function plainValue(value: AnyValue): unknown {
  if ('arrayValue' in value) return value.arrayValue.values.map(plainValue)
  if ('intValue' in value) return Number(value.intValue)
  return 'stringValue' in value ? value.stringValue : value.doubleValue
}

/** Shows the reports, the newest first on the page and last in the JSON. `?find=` looks for a reference or any other text. */
export function showReports(
  { headers }: IncomingMessage,
  response: ServerResponse,
  kept: readonly ErrorReport[],
  find: string,
): void {
  if (!headers.accept?.includes('text/html')) return sendJson(response, 200, kept)
  const errors = kept
    .filter((one) => JSON.stringify(one).toLowerCase().includes(find.toLowerCase()))
    .toReversed()
  const page = {
    title: 'Error reports',
    main: `<h1>Error reports</h1>
<p>What portals reported, the newest first. <code>npm run portal -- stack</code> finds the source lines of a stack.</p>
<form><label for="find">Reference, route or any other word</label>
<input id="find" name="find" value="${escapeHtml(find)}"><button class="secondary">Find</button></form>
${errors.map(cardOf).join('\n') || '<p class="quiet">Nothing yet.</p>'}`,
  }
  send(response, 200, renderPage(page), pageHeaders(page))
}

function cardOf({ at, via, report }: ErrorReport): string {
  const fields =
    typeof report === 'object' && report !== null ? Object.entries(report) : [['text', report] as const]
  const { name, message } = Object.fromEntries(fields) as Record<string, unknown>
  const title = [name, message].filter((part) => typeof part === 'string').join(': ') || 'Report'
  const rows = fields
    .filter(([key]) => key !== 'name' && key !== 'message')
    .map(
      ([key, value]) =>
        `<p><strong>${escapeHtml(key)}</strong> <code>${escapeHtml(textOf(value))}</code></p>`,
    )
  return `<div class="card">
<p class="quiet">${escapeHtml(at)}, ${via === 'json' ? 'as JSON' : 'by OpenTelemetry'}</p>
<h2>${escapeHtml(title)}</h2>
${rows.join('\n')}
</div>`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
