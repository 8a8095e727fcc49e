import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { Api } from '#http/client.ts'
import portal from '#portal/portal.ts'
import { createFetchedValues } from '#shell/state/fetched-values.ts'

/** Answers the unread count alone, and records every path that is asked for. */
function startValues() {
  const calls: string[] = []
  const api = (actor: string, unread: number): Api => ({
    actor,
    call: ((call) => {
      expect(call.method, 'nothing is sent').toBe('GET')
      calls.push(`${actor} ${call.path}`)
      return Promise.resolve(call.answer?.parse({ unreadCount: unread }) as never)
    }) as Api['call'],
  })
  const values = createFetchedValues(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    portal,
  )
  return { values, api, calls }
}

describe('A value from the API', () => {
  it('is requested only when the view needs it, and only once', async () => {
    const { values, api, calls } = startValues()
    values.setApi(api('Amelia', 12))
    expect(calls).toEqual([])
    values.request('number unread')
    values.request('number unread')
    await vi.waitFor(() => expect(values.get().numbers['unread']).toBe(12))
    expect(calls).toEqual(['Amelia /api/messages/unreadcount'])
  })

  it('is requested after the sign-in when it was needed before', async () => {
    const { values, api } = startValues()
    values.request('number unread')
    values.setApi(api('Amelia', 12))
    await vi.waitFor(() => expect(values.get().numbers['unread']).toBe(12))
  })

  it('is dropped at once for another person, and requested again', async () => {
    const { values, api, calls } = startValues()
    values.request('number unread')
    values.setApi(api('Amelia', 12))
    await vi.waitFor(() => expect(values.get().numbers['unread']).toBe(12))
    values.setApi(api('Anna', 3))
    expect(values.get().numbers['unread']).toBe(0)
    await vi.waitFor(() => expect(values.get().numbers['unread']).toBe(3))
    values.setApi(undefined)
    expect(values.get()).toEqual({ numbers: {}, lists: {} })
    expect(calls).toEqual(['Amelia /api/messages/unreadcount', 'Anna /api/messages/unreadcount'])
  })
})
