// Reports as log records of OpenTelemetry: OTLP 1.x over HTTP with JSON, names by its semantic conventions.
// https://opentelemetry.io/docs/specs/otlp/#otlphttp
import type { AnyReport, Sink } from './sink.ts'

type Value =
  | { stringValue: string }
  | { doubleValue: number }
  | { intValue: string }
  | { arrayValue: { values: Value[] } }
interface Attribute {
  key: string
  value: Value
}

const ERROR = { severityNumber: 17, severityText: 'ERROR' }
const INFO = { severityNumber: 9, severityText: 'INFO' }

/** `address` is that of the logs, such as https://collector.example/v1/logs. */
export const openTelemetrySink =
  (address: string, send: typeof fetch): Sink =>
  (reports) =>
    void send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(logsOf(reports)),
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined)

/** An ExportLogsServiceRequest. The reports of one page have the same resource. */
export function logsOf(reports: readonly AnyReport[]) {
  const [first] = reports
  return {
    resourceLogs: [
      {
        resource: {
          attributes: attributes({
            'service.name': 'portal',
            'service.version': first?.release,
            'service.instance.id': first?.build,
            'user_agent.name': first?.browser,
            'os.name': first?.system,
          }),
        },
        scopeLogs: [{ scope: { name: 'portal' }, logRecords: reports.map(recordOf) }],
      },
    ],
  }
}

function recordOf(report: AnyReport) {
  const nanoseconds = `${Date.parse(report.at)}000000`
  const common = {
    'http.route': report.path,
    'portal.route': report.route,
    'session.id': report.session,
    'user.hash': report.person,
  }
  if (report.kind === 'vital')
    return {
      ...{
        timeUnixNano: nanoseconds,
        observedTimeUnixNano: nanoseconds,
        ...INFO,
        eventName: 'browser.web_vital',
      },
      body: { stringValue: report.name },
      attributes: attributes({
        ...common,
        'browser.web_vital.name': report.name.toLowerCase(),
        'browser.web_vital.value': report.value,
        'browser.web_vital.rating': report.rating,
      }),
    }
  return {
    ...{ timeUnixNano: nanoseconds, observedTimeUnixNano: nanoseconds, ...ERROR, eventName: 'exception' },
    body: { stringValue: `${report.name}: ${report.message}` },
    ...(report.traceId !== undefined && { traceId: report.traceId }),
    attributes: attributes({
      ...common,
      'exception.type': report.name,
      'exception.message': report.message,
      'exception.stacktrace': report.stack.join('\n'),
      'portal.causes': report.causes,
      'portal.reference': report.reference,
      'portal.references': report.references,
      'portal.count': report.count,
    }),
  }
}

const attributes = (given: Record<string, string | number | readonly string[] | undefined>): Attribute[] =>
  Object.entries(given).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: valueOf(value) }],
  )

function valueOf(value: string | number | readonly string[]): Value {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value !== 'number') return { arrayValue: { values: value.map(valueOf) } }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
