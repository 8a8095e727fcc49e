// The two adapters: the same reports as a list of JSON, and as log records of OpenTelemetry.
import { describe, expect, it } from 'vitest'
import { browserOf } from '#app/reporting/browser-name.ts'
import { logsOf, openTelemetrySink } from '#app/reporting/open-telemetry.ts'
import type { FaultReport } from '#app/reporting/report.ts'
import { jsonSink, type VitalReport } from '#app/reporting/sink.ts'
import { keepLogs, type ErrorReport } from '#sandbox/controls/error-sink.ts'

const surroundings = {
  build: '0a1b2c3d',
  release: '0.1.0',
  browser: 'Chrome 141',
  system: 'Windows',
  person: '9f8e7d6c',
  session: '5a4b3c2d',
}
const fault: FaultReport = {
  ...surroundings,
  kind: 'fault',
  at: '2026-11-22T10:00:00.000Z',
  name: 'ApiError',
  message: 'GET /api/user answered 503',
  path: '/myaccount',
  route: 'my-account',
  causes: [],
  stack: ['assets/portal-x.js:1:2', 'assets/index-y.js:3:4'],
  traceId: '0af7651916cd43dd8448eb211c80319c',
  reference: '0AF76519',
  count: 2,
  references: ['1B2C3D4E'],
}
const vital: VitalReport = {
  ...surroundings,
  kind: 'vital',
  at: '2026-11-22T10:00:01.000Z',
  name: 'CLS',
  value: 0.02,
  rating: 'good',
  path: '/myaccount',
  route: 'my-account',
}

describe('the sink for JSON', () => {
  it('sends a list by a beacon, as text', async () => {
    const sent: { url: string; body: Blob }[] = []
    const sendBeacon = (url: string | URL, body?: BodyInit | null) =>
      sent.push({ url: String(url), body: body as Blob }) > 0
    jsonSink('https://errors.example/', { sendBeacon })([fault])
    expect(sent[0]!.url).toBe('https://errors.example/')
    expect(sent[0]!.body.type).toBe('text/plain')
    expect(JSON.parse(await sent[0]!.body.text())).toEqual([fault])
  })
})

describe('the sink for OpenTelemetry', () => {
  it('sends log records that a collector accepts, with trace, route, build and count', () => {
    const kept: ErrorReport[] = []
    keepLogs(kept, JSON.parse(JSON.stringify(logsOf([fault, vital]))))
    expect(kept.map(({ via }) => via)).toEqual(['opentelemetry', 'opentelemetry'])
    expect(kept[0]!.report).toEqual({
      timeUnixNano: '1795341600000000000',
      observedTimeUnixNano: '1795341600000000000',
      severityNumber: 17,
      severityText: 'ERROR',
      eventName: 'exception',
      body: { stringValue: 'ApiError: GET /api/user answered 503' },
      traceId: '0af7651916cd43dd8448eb211c80319c',
      attributes: {
        'service.name': 'portal',
        'service.version': '0.1.0',
        'service.instance.id': '0a1b2c3d',
        'user_agent.name': 'Chrome 141',
        'os.name': 'Windows',
        'http.route': '/myaccount',
        'portal.route': 'my-account',
        'session.id': '5a4b3c2d',
        'user.hash': '9f8e7d6c',
        'exception.type': 'ApiError',
        'exception.message': 'GET /api/user answered 503',
        'exception.stacktrace': 'assets/portal-x.js:1:2\nassets/index-y.js:3:4',
        'portal.causes': [],
        'portal.reference': '0AF76519',
        'portal.references': ['1B2C3D4E'],
        'portal.count': 2,
      },
    })
    expect(kept[1]!.report).toMatchObject({
      severityText: 'INFO',
      eventName: 'browser.web_vital',
      attributes: {
        'browser.web_vital.name': 'cls',
        'browser.web_vital.value': 0.02,
        'browser.web_vital.rating': 'good',
      },
    })
  })

  it('sends JSON without cookies, also while the page goes away, and fails silently', () => {
    const sent: [unknown, RequestInit | undefined][] = []
    openTelemetrySink('https://collector.example/v1/logs', async (url, init) => {
      sent.push([url, init])
      throw new TypeError('Failed to fetch')
    })([fault])
    expect(sent[0]).toMatchObject([
      'https://collector.example/v1/logs',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        keepalive: true,
        credentials: 'omit',
      },
    ])
  })
})

describe('the browser in a report', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome 141',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge 141',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari 26',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
      'Chrome 141',
      'Android',
    ],
    ['curl/8', 'other', 'other'],
  ])('%s is %s on %s', (userAgent, browser, system) => {
    expect(browserOf(userAgent)).toEqual({ browser, system })
  })
})
