// One query's life in a card.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CardErrorsContext, type CardErrors } from '#ui/cards/card-boundary.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { buttonNamed, press, render } from '../render.tsx'

/** A card over a query whose answers the test gives. */
async function card(errors?: CardErrors) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  let answer: { resolve(data: string): void; reject(error: Error): void } | undefined
  const queryFn = () => new Promise<string>((resolve, reject) => (answer = { resolve, reject }))
  function Tasks() {
    const query = useQuery({ queryKey: ['tasks'], queryFn })
    return (
      <QueryCard query={query} what="your to-do list" skeleton={<i>skeleton</i>}>
        {(data) => <b>{data}</b>}
      </QueryCard>
    )
  }
  const place = await render(
    <QueryClientProvider client={client}>
      {errors ? (
        <CardErrorsContext value={errors}>
          <Tasks />
        </CardErrorsContext>
      ) : (
        <Tasks />
      )}
    </QueryClientProvider>,
  )
  const given = (give: (to: NonNullable<typeof answer>) => void) =>
    act(async () => {
      await vi.waitUntil(() => client.isFetching() === 1)
      give(answer!)
      await vi.waitUntil(() => client.isFetching() === 0)
      // Components are told in a timer of 0 that was set before this one.
      await new Promise((done) => setTimeout(done, 0))
    })
  return {
    client,
    place,
    answers: (data: string) => given(({ resolve }) => resolve(data)),
    fails: () => given(({ reject }) => reject(new Error('Out of order'))),
  }
}

describe('A card whose token may be refused', () => {
  it('offers to sign in again, as often as its call has failed', async () => {
    const signIn = vi.fn()
    const { place, fails } = await card({
      isOfCard: () => false,
      report: () => undefined,
      signInAfter: (error, times) => (error instanceof Error && times > 1 ? signIn : undefined),
    })
    await fails()
    expect(buttonNamed(place, 'Sign in again')).toBeUndefined()
    await press(buttonNamed(place, 'Try again')!)
    await fails()
    await press(buttonNamed(place, 'Sign in again')!)
    expect(signIn).toHaveBeenCalledOnce()
  })
})

describe('A card', () => {
  it('whose call failed says so until there is an answer, also while it is tried again', async () => {
    const { place, answers, fails } = await card()
    expect(place.textContent).toContain('skeleton')
    await fails()
    expect(place.textContent).toContain('We couldn’t load your to-do list.')
    await press(buttonNamed(place, 'Try again')!)
    expect(place.textContent).toContain('We couldn’t load your to-do list.')
    expect(place.textContent).not.toContain('skeleton')
    await answers('Two things to do')
    expect(place.textContent).toBe('Two things to do')
  })

  it('keeps its last data when a later call fails, with the time in London and a way to try again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T07:14:00Z') })
    const { client, place, answers, fails } = await card()
    await answers('Two things to do')
    vi.setSystemTime(new Date('2026-07-01T09:30:00Z'))
    void client.refetchQueries()
    await fails()
    expect(place.textContent).toContain('Two things to do')
    expect(place.textContent).toContain('Last updated 08:14. We couldn’t refresh your to-do list.')
    await press(buttonNamed(place, 'Try again')!)
    await answers('One thing to do')
    expect(place.textContent).toBe('One thing to do')
    vi.useRealTimers()
  })
})
