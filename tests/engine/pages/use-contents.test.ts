import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadedOnce } from '#pages/use-contents.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Somebody who opens a page whose text is refused', () => {
  it('is told so, and may have it later', async () => {
    const release = {}
    let asked = 0
    const load = () => loadedOnce(release, 'fees', () => Promise.reject(new Error(`refused ${(asked += 1)}`)))
    await expect(load()).rejects.toThrow('refused 1')
    // What waited draws itself again.
    await expect(load()).rejects.toThrow('refused 1')
    vi.advanceTimersByTime(5000)
    await expect(load()).rejects.toThrow('refused 2')
  })
})
