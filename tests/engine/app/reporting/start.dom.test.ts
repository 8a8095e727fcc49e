// Where the reports of a page go, and what is no report of it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startReporting } from '#app/reporting/start.ts'
import { UNSUPPORTED_BROWSER } from '#app/service-worker.ts'
import { ApiError } from '#http/client.ts'
import { createStorage } from '#session/browser/storage.ts'
import { manifest } from '../../runtime/shipped-manifest.ts'
import { MemoryStorage } from '../../session/page.ts'

const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true)
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))

/** Tabs of one browser: each call opens one, and gives what takes its faults. */
function browser(errorReportsFormat?: 'opentelemetry') {
  const local = new MemoryStorage()
  return () => {
    const session = new MemoryStorage()
    const storage = createStorage({ local: () => local, session: () => session, report: () => {} })
    const settings = { errorReports: 'https://errors.example/v1/logs', errorReportsFormat }
    const take = startReporting({ settings, manifest, storage, session: () => undefined })
    return (error: Error) =>
      take({ error, traceId: '0af7651916cd43dd8448eb211c80319c', path: '/myaccount/documents', at: 0 })
  }
}
const unanswered = () => new ApiError('timeout', '/api/documents', 'GET /api/documents took too long')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

describe('A fault of a page', () => {
  it('goes to the address of the settings as JSON', async () => {
    browser()()(unanswered())
    expect(fetched).not.toHaveBeenCalled()
    expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual(['https://errors.example/v1/logs'])
    expect(JSON.parse(await (sendBeacon.mock.calls[0]![1] as Blob).text())).toMatchObject([
      { kind: 'fault', name: 'ApiError', route: 'documents', reference: '0AF76519', count: 1 },
    ])
  })

  it('goes there as a log record where the installation has OpenTelemetry', () => {
    browser('opentelemetry')()(unanswered())
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['https://errors.example/v1/logs'])
    const sent = JSON.parse(fetched.mock.calls[0]![1]!.body as string) as {
      resourceLogs: { scopeLogs: { logRecords: object[] }[] }[]
    }
    expect(sent.resourceLogs[0]!.scopeLogs[0]!.logRecords).toMatchObject([
      {
        eventName: 'exception',
        severityText: 'ERROR',
        traceId: '0af7651916cd43dd8448eb211c80319c',
        attributes: expect.arrayContaining([
          { key: 'http.route', value: { stringValue: '/myaccount/documents' } },
          { key: 'portal.reference', value: { stringValue: '0AF76519' } },
        ]),
      },
    ])
  })

  it('is told by each tab, but what a browser lacks by the first alone', () => {
    const open = browser()
    const lacks = () =>
      Object.assign(new Error('Service workers are disabled'), { name: UNSUPPORTED_BROWSER })
    for (const fails of [open(), open()]) {
      fails(lacks())
      fails(unanswered())
    }
    expect(sendBeacon).toHaveBeenCalledTimes(3)
  })

  it('is no call that the page gave up, also when the page goes away', () => {
    browser()()(new ApiError('cancelled', '/api/documents', 'cancelled'))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sendBeacon).not.toHaveBeenCalled()
  })
})
