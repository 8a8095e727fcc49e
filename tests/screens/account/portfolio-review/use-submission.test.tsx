// Submitting a portfolio review: where its answer leads.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiContext } from '#api/http/context.ts'
import { useSubmission } from '#screens/account/portfolio-review/use-submission.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import { overSandbox } from '../../../api/over-sandbox.ts'
import { people } from '../../../sandbox/api/support/sandbox.ts'
import { WithPortal } from '../../../ui/render.tsx'

afterEach(() => vi.restoreAllMocks())

/** Amelia submits; the answer comes once `call` is resolved. */
function submitting() {
  const call = Promise.withResolvers<object>()
  const go = vi.fn()
  const told = vi.spyOn(toasts, 'success')
  const form = { changed: undefined, submit: () => call.promise } as never
  const { result, unmount } = renderHook(() => useSubmission(form), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={overSandbox().as(people.amelia)}>
          <WithPortal go={go}>{children}</WithPortal>
        </ApiContext>
      </QueryClientProvider>
    ),
  })
  act(() => result.current.submit())
  return { call, go, told, unmount }
}

describe('Somebody who submits a review', () => {
  it('is led to its summary', async () => {
    const { call, go } = submitting()
    await act(async () => call.resolve({}))
    await waitFor(() => expect(go).toHaveBeenCalledWith('portfolio-review-summary'))
  })

  it('stays where they are after leaving meanwhile, and is told', async () => {
    const { call, go, told, unmount } = submitting()
    unmount()
    await act(async () => call.resolve({}))
    await waitFor(() => expect(told.mock.calls).toEqual([['Your review is submitted']]))
    expect(go).not.toHaveBeenCalled()
  })
})
