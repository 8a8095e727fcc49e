// Answers that come after people have gone to another page: nobody is led away from there.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { useStartAgain } from '#forms/in-progress/use-start-again.ts'
import { useChange } from '#forms/send/use-change.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import { overSandbox } from '../../portal/api/over-sandbox.ts'
import { people } from '../../portal/product-api/support/sandbox.ts'
import { WithPortal } from '../ui/render.tsx'

afterEach(() => vi.restoreAllMocks())

describe('Somebody who leaves while a form in progress is taken away', () => {
  const leave = () => {
    const call = Promise.withResolvers<boolean>()
    const onStartAgain = vi.fn()
    const { result, unmount } = renderHook(() => useStartAgain({ discard: () => call.promise }, onStartAgain))
    act(() => result.current.startAgain())
    unmount()
    return { call, onStartAgain }
  }

  it('leaves it to the page whether to begin again: what was pressed goes away with the form', async () => {
    const { call, onStartAgain } = leave()
    await act(async () => call.resolve(true))
    expect(onStartAgain).toHaveBeenCalledOnce()
  })

  it('is told when it could not be taken away', async () => {
    const told = vi.spyOn(toasts, 'error')
    const { call } = leave()
    await act(async () => call.reject(new Error('No answer')))
    expect(told.mock.calls).toEqual([['We couldn’t start again. Nothing has changed.']])
  })
})

describe('Somebody who leaves while a change is made that needs a fresh sign-in', () => {
  it('is not led to the sign-in, and is told that nothing was sent', async () => {
    const told = vi.spyOn(toasts, 'error')
    const signInAgain = vi.fn(async () => 'redirecting' as const)
    const call = Promise.withResolvers<never>()
    const { result, unmount } = renderHook(() => useChange(), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>
          <ApiContext value={overSandbox().as(people.amelia)}>
            <WithPortal signInAgain={signInAgain}>{children}</WithPortal>
          </ApiContext>
        </QueryClientProvider>
      ),
    })
    const ended = result.current({ work: () => call.promise, done: 'Done' })
    unmount()
    call.reject(
      new ApiError('status', '/api/devices', 'Refused', 403, {
        ...{ reason: 'recent-authentication-required', message: undefined, body: {} },
      }),
    )
    await act(() => ended)
    expect(signInAgain).not.toHaveBeenCalled()
    expect(told.mock.calls).toEqual([
      ['You left before we could ask for your password, so nothing was sent.'],
    ])
  })
})
