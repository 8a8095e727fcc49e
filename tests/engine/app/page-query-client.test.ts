// What a page asks again by itself after a call has failed: nothing, until another page is opened.
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageQueryClient } from '#app/page-query-client.ts'

/** A query that fails while `isBroken`, counted. */
function failing() {
  const client = new PageQueryClient()
  const state = { isBroken: true, sent: 0 }
  const options = {
    queryKey: ['tasks'],
    // As every call of the API: it can be called off.
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      state.sent += 1
      signal.throwIfAborted()
      if (state.isBroken) throw new Error('Out of order')
      return 'tasks'
    },
  }
  /** Draws a part of the page that shows it, and lets the answer come; gives what the part says, and how it goes. */
  const draw = async () => {
    const part = new QueryObserver(client, options)
    const leave = part.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(1)
    return { says: () => part.getCurrentResult().status, again: () => part.refetch(), leave }
  }
  return { client, options, state, draw }
}

describe('A call that failed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is not sent again by another part of the page that shows the same', async () => {
    const { state, draw } = failing()
    await draw()
    for (let part = 0; part < 5; part++) {
      const { says, leave } = await draw()
      expect(says()).toBe('error')
      leave()
    }
    expect(state.sent).toBe(1)
  })

  it('is not sent again ahead of a part either, nor by a guard', async () => {
    const { client, options, state } = failing()
    await client.prefetchQuery(options)
    await client.prefetchQuery(options)
    await expect(client.ensureQueryData(options)).rejects.toThrow('Out of order')
    expect(state.sent).toBe(1)
  })

  it('is sent again where somebody asks for it', async () => {
    const { state, draw } = failing()
    const { again, says } = await draw()
    state.isBroken = false
    void again()
    await vi.advanceTimersByTimeAsync(1)
    expect(says()).toBe('success')
    expect(state.sent).toBe(2)
  })

  it('is sent again by the next page', async () => {
    const { client, options, state, draw } = failing()
    const { leave } = await draw()
    leave()
    await vi.advanceTimersByTimeAsync(1000)
    client.pageOpened()
    await client.prefetchQuery(options)
    expect(state.sent).toBe(2)
    await draw()
    expect(state.sent).toBe(2)
  })

  it('is sent again once by a next page that shows the same, though the page before is left meanwhile', async () => {
    const { client, options, state, draw } = failing()
    const { leave } = await draw()
    await vi.advanceTimersByTimeAsync(1000)
    client.pageOpened()
    void client.prefetchQuery(options)
    leave()
    const { says } = await draw()
    expect(says()).toBe('error')
    expect(state.sent).toBe(2)
  })

  it('is sent again when the connection is back', async () => {
    const { client, state, draw } = failing()
    client.mount()
    const { says } = await draw()
    state.isBroken = false
    client.getQueryCache().onOnline()
    await vi.advanceTimersByTimeAsync(1)
    expect(says()).toBe('success')
    expect(state.sent).toBe(2)
    client.unmount()
  })
})
