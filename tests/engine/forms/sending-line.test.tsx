// What a form says while nobody knows whether it arrived.
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SendingLine } from '#forms/send/sending-line.tsx'
import { press, render } from '../ui/render.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('Somebody whose form a busy service could not answer', () => {
  it('reads when it is looked whether it arrived, which happens by itself then', async () => {
    const onAsk = vi.fn()
    await render(<SendingLine sending={{ phase: 'unknown', waitSeconds: 40 }} onAsk={onAsk} />)
    expect(screen.getByRole('alert').textContent).toContain(
      'Our service is busy. We’ll check again in 40 seconds.',
    )
    await pass(39)
    expect(onAsk).not.toHaveBeenCalled()
    await pass(1)
    expect(onAsk).toHaveBeenCalledOnce()
  })

  it('may look before, and nothing is looked for by itself without such a time', async () => {
    const onAsk = vi.fn()
    await render(<SendingLine sending={{ phase: 'unknown' }} onAsk={onAsk} />)
    await pass(600)
    expect(onAsk).not.toHaveBeenCalled()
    await press(screen.getByRole('button', { name: 'Check' }))
    expect(onAsk).toHaveBeenCalledOnce()
  })
})
