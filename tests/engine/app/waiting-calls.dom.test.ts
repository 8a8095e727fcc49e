import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitForAnswers } from '#app/waiting-calls.ts'
import { ApiError } from '#http/client.ts'
import { reconnectDelay } from '#http/reconnect.ts'
import { toasts } from '#ui/toasts/toasts.ts'

vi.mock('#ui/toasts/toasts.ts', () => ({ toasts: { info: vi.fn(), success: vi.fn() } }))

/** A page that shows these calls, of an API that answers or does not. */
async function page(...names: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const api = {
    answers: false,
    status: undefined as number | undefined,
    /** Without a status. */
    kind: 'offline' as 'offline' | 'foreign',
    /** For how many seconds it asks to wait. */
    wait: undefined as number | undefined,
    sent: [] as string[],
    delay: 0,
  }
  const parts = names.map((name) => {
    const part = new QueryObserver(client, {
      queryKey: [name],
      queryFn: async () => {
        api.sent.push(name)
        if (api.delay > 0) await new Promise((resolve) => setTimeout(resolve, api.delay))
        if (api.answers) return name
        const failure = new ApiError(
          api.status === undefined ? api.kind : 'status',
          `/api/${name}`,
          'failed',
          api.status,
        )
        failure.waitSeconds = api.wait
        throw failure
      },
    })
    const shown: string[] = []
    const leave = part.subscribe(({ status }) => {
      if (status !== 'pending' || shown.length > 0) shown.push(status)
    })
    return { leave, shown, says: () => part.getCurrentResult().status }
  })
  await vi.advanceTimersByTimeAsync(1)
  api.sent = []
  return { client, api, parts }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.mocked(toasts.info).mockClear()
  vi.mocked(toasts.success).mockClear()
})

describe('A page whose calls had no answer', () => {
  it('asks again with one of them, ever less often, and loads the others once there is an answer', async () => {
    const { client, api, parts } = await page('documents', 'messages', 'tasks')
    const shown = parts[0]!.shown
    void waitForAnswers(client)
    await vi.advanceTimersByTimeAsync(4999)
    expect(api.sent).toEqual([])
    await vi.advanceTimersByTimeAsync(2)
    expect(api.sent).toEqual(['documents'])
    expect(toasts.info).toHaveBeenCalledExactlyOnceWith(
      'Our service is not answering just now. We’ll keep trying.',
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(api.sent).toEqual(['documents', 'documents'])
    expect(shown).toEqual(['error'])
    api.answers = true
    await vi.advanceTimersByTimeAsync(20_000)
    expect(api.sent).toEqual(['documents', 'documents', 'documents', 'messages', 'tasks'])
    expect(parts.map(({ says }) => says())).toEqual(['success', 'success', 'success'])
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith(
      'Our service is back, and we have loaded what was missing.',
    )
    await vi.advanceTimersByTimeAsync(300_000)
    expect(api.sent).toHaveLength(5)
  })

  it('asks again too where something else than the API answered', async () => {
    const { client, api, parts } = await page('documents')
    api.kind = 'foreign'
    await client.refetchQueries({ queryKey: ['documents'] })
    void waitForAnswers(client)
    api.answers = true
    await vi.advanceTimersByTimeAsync(5001)
    expect(parts[0]!.says()).toBe('success')
  })

  it('has a list that comes page by page as a list again', async () => {
    const { client } = await page()
    let answers = false
    const list = new InfiniteQueryObserver(client, {
      queryKey: ['threads'],
      queryFn: async ({ pageParam }) => {
        if (answers) return `from ${pageParam}`
        throw new ApiError('offline', '/api/threads', 'failed')
      },
      initialPageParam: 1,
      getNextPageParam: () => undefined,
    })
    list.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(1)
    expect(list.getCurrentResult().status).toBe('error')
    void waitForAnswers(client)
    answers = true
    await vi.advanceTimersByTimeAsync(5001)
    expect(list.getCurrentResult().data).toEqual({ pages: ['from 1'], pageParams: [1] })
    expect(toasts.success).toHaveBeenCalledTimes(1)
  })

  it('leaves no failure behind that a part of the page would show which comes with the answer', async () => {
    const { client, api, parts } = await page('tax-year', 'allowances')
    parts[1]!.leave()
    void waitForAnswers(client)
    api.answers = true
    await vi.advanceTimersByTimeAsync(5001)
    expect(parts[0]!.says()).toBe('success')
    expect(client.getQueryState(['allowances'])).toBeUndefined()
    expect(api.sent).toEqual(['tax-year'])
  })

  it('asks for nothing that is on screen no longer, and says nothing then', async () => {
    const { client, api, parts } = await page('documents')
    void waitForAnswers(client)
    parts[0]!.leave()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(api.sent).toEqual([])
    expect(toasts.info).not.toHaveBeenCalled()
    expect(toasts.success).not.toHaveBeenCalled()
  })

  it('asks once, however many of its calls failed', async () => {
    const { client, api } = await page('documents', 'messages')
    void waitForAnswers(client)
    void waitForAnswers(client)
    await vi.advanceTimersByTimeAsync(5001)
    expect(api.sent).toEqual(['documents'])
  })

  it('keeps nothing of an answer that comes after a sign-out', async () => {
    const { client, api } = await page('documents')
    api.delay = 2000
    void waitForAnswers(client)
    await vi.advanceTimersByTimeAsync(5001)
    expect(api.sent).toEqual(['documents'])
    client.clear()
    api.answers = true
    await vi.advanceTimersByTimeAsync(2001)
    expect(client.getQueryData(['documents'])).toBeUndefined()
    expect(client.getQueryCache().getAll()).toEqual([])
  })

  it('waits while nobody sees it', async () => {
    const { client, api } = await page('documents')
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    void waitForAnswers(client)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.sent).toEqual([])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
    expect(api.sent).toEqual(['documents'])
  })
})

describe('A page whose calls were answered with when to come back', () => {
  const busy = async (wait: number) => {
    const shown = await page('documents', 'messages')
    Object.assign(shown.api, { status: 429, wait })
    for (const name of ['documents', 'messages']) await shown.client.refetchQueries({ queryKey: [name] })
    shown.api.sent = []
    void waitForAnswers(shown.client)
    return shown
  }

  it('says so at once, comes back then and not before, and loads the others', async () => {
    const { api, parts } = await busy(120)
    expect(toasts.info).toHaveBeenCalledExactlyOnceWith('Our service is busy. We’ll try again in 2 minutes.')
    await vi.advanceTimersByTimeAsync(119_999)
    expect(api.sent).toEqual([])
    api.answers = true
    await vi.advanceTimersByTimeAsync(2)
    expect(api.sent).toEqual(['documents', 'messages'])
    expect(parts.map(({ says }) => says())).toEqual(['success', 'success'])
  })

  it('waits again for as long as it is asked the next time', async () => {
    const { api } = await busy(20)
    api.wait = 60
    await vi.advanceTimersByTimeAsync(20_001)
    expect(api.sent).toEqual(['documents'])
    await vi.advanceTimersByTimeAsync(59_000)
    expect(api.sent).toEqual(['documents'])
    await vi.advanceTimersByTimeAsync(1_001)
    expect(api.sent).toEqual(['documents', 'documents'])
  })
})

describe('A page whose calls were answered with an error', () => {
  it('leaves it to the person to try again', async () => {
    const { client, api } = await page('documents')
    api.status = 503
    await client.refetchQueries({ queryKey: ['documents'] })
    api.sent = []
    void waitForAnswers(client)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(api.sent).toEqual([])
  })
})

describe('The wait before a page asks again', () => {
  it('doubles up to three minutes, and each page has its own within as much again', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 9].map((attempt) => reconnectDelay(attempt, 0))).toEqual([
      5000, 10_000, 20_000, 40_000, 80_000, 160_000, 180_000, 180_000,
    ])
    expect(reconnectDelay(0, 0.5)).toBe(7500)
    expect(reconnectDelay(9, 1)).toBe(360_000)
  })
})
