// Submitting a portfolio review: where its answer leads, and what the page shows until then.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { goalReviewQuery, type GoalReview } from '#api/accounts/goal-review.ts'
import { ApiError } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { useSubmission } from '#screens/account/portfolio-review/use-submission.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import { overSandbox } from '../../../api/over-sandbox.ts'
import { people } from '../../../product-api/support/sandbox.ts'
import { WithPortal } from '../../../../engine/ui/render.tsx'

afterEach(() => vi.restoreAllMocks())

/** Amelia submits, with last year's review known; the answer comes once `call` is settled. */
function submitting() {
  const call = Promise.withResolvers<object>()
  const go = vi.fn()
  const hold = vi.fn()
  const ended = vi.fn()
  const told = vi.spyOn(toasts, 'success')
  const form = { submit: () => call.promise, ended } as never
  const api = overSandbox().as(people.amelia)
  const client = new QueryClient()
  const { queryKey } = goalReviewQuery(api)
  client.setQueryData(queryKey, { last: { id: 'GR-1' } } as GoalReview)
  const { result, unmount } = renderHook(() => useSubmission(form, hold), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ApiContext value={api}>
          <WithPortal go={go}>{children}</WithPortal>
        </ApiContext>
      </QueryClientProvider>
    ),
  })
  act(() => result.current.start())
  const known = () => client.getQueryData<GoalReview>(queryKey)?.last?.id
  return { call, go, hold, ended, told, unmount, known, phase: () => result.current.sending.phase }
}

describe('Somebody who submits a review', () => {
  it('is led to its summary', async () => {
    const { call, go, ended } = submitting()
    await act(async () => call.resolve({ review: { id: 'GR-2' } }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('portfolio-review-summary'))
    expect(ended).toHaveBeenCalledOnce()
  })

  it('sees the page as it was until then, and this year’s review there at once', async () => {
    const { call, hold, go, known } = submitting()
    expect(hold.mock.calls).toEqual([[true]])
    go.mockImplementation(() => expect(known()).toBe('GR-2'))
    await act(async () => call.resolve({ review: { id: 'GR-2' } }))
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(hold.mock.calls).toEqual([[true]])
  })

  it('can go on with the page where nobody knows whether it arrived', async () => {
    const { call, hold, go, ended, phase } = submitting()
    await act(async () => call.reject(new ApiError('timeout', '/api/goal-review', 'No answer')))
    await waitFor(() => expect(phase()).toBe('unknown'))
    expect(hold.mock.calls).toEqual([[true], [false]])
    expect(go).not.toHaveBeenCalled()
    expect(ended).not.toHaveBeenCalled()
  })

  it('stays where they are after leaving meanwhile, and is told', async () => {
    const { call, go, told, unmount } = submitting()
    unmount()
    await act(async () => call.resolve({ review: { id: 'GR-2' } }))
    await waitFor(() => expect(told.mock.calls).toEqual([['Your review is submitted']]))
    expect(go).not.toHaveBeenCalled()
  })
})
