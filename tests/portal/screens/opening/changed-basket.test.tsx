// Two tabs of one person, over the sandbox: what one has kept is never replaced in silence by the other.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import { saveBasket } from '#api/opening/basket-saving.ts'
import { ApiError, type Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import type { Basket } from '#domain/opening/basket.ts'
import BasketItems from '#screens/opening/basket-items.tsx'
import { SavingLine } from '#screens/opening/saving-line.tsx'
import StartOver from '#screens/opening/start-over.dialog.tsx'
import { useBasket } from '#screens/opening/use-basket.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

function BasketOnPage() {
  const shown = useBasket()
  return (
    <>
      <BasketItems basket={shown.basket} change={shown.change} />
      <SavingLine shown={shown} />
    </>
  )
}

/** Ben's basket of three on this page, and his other tab. `loses` makes the answers of saves be lost. */
async function open(page = <BasketOnPage />) {
  const { as, read } = overSandbox()
  const api = as(people.ben)
  const kept = async () => (await read({ ...openingBackupQuery(api), staleTime: 0 })).basket
  const faults = { loses: false }
  const lossy: Api = {
    ...api,
    async call(call, ...input) {
      const answer = await api.call(call, ...input)
      if (faults.loses && call.method === 'PUT') throw new ApiError('offline', call.path, 'No network')
      return answer
    },
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  await client.fetchQuery(openingBackupQuery(api))
  await render(
    <QueryClientProvider client={client}>
      <ApiContext value={lossy}>
        <WithPortal>{page}</WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  const inOtherTab = async (change: (items: Basket['items']) => Basket['items']) => {
    const { items, savedAt } = await kept()
    await saveBasket(api, { savedAt: '2026-11-21T11:30:00.000Z', items: change(items) }, savedAt)
  }
  return { kept, inOtherTab, faults }
}

const names = ({ items }: Basket) => items.map(({ name }) => name)
const button = (name: string) => screen.findByRole('button', { name })

async function typeAmount(of: string, amount: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(`First payment, ${of}`)
  fireEvent.change(field, { target: { value: amount } })
  fireEvent.blur(field)
}

describe('Somebody whose basket was changed in another tab', () => {
  it('reads that it has, sees both, and uses the one that is kept', async () => {
    const { kept, inOtherTab } = await open()
    await inOtherTab((items) => items.slice(0, 1))
    await typeAmount('Kitchen savings', '9,000')
    const heading = await screen.findByRole('heading', { name: 'This has changed elsewhere' })
    expect(document.activeElement).toBe(heading)
    const section = within(heading.closest('section')!)
    expect(section.getByText(/^Another basket was saved on 21 November 2026 at 11:30/)).toBeDefined()
    expect(section.getByText('1 item:')).toBeDefined()
    expect(section.getByText('3 items:')).toBeDefined()
    expect(names(await kept())).toEqual(['Rainy day ISA'])
    await press(await button('Use the basket kept for you'))
    await waitFor(() => expect(screen.queryByText('This has changed elsewhere')).toBeNull())
    expect(screen.queryByLabelText('First payment, Kitchen savings')).toBeNull()
  })

  it('keeps what was typed on this page, where that is chosen', async () => {
    const { kept, inOtherTab } = await open()
    await inOtherTab(() => [])
    await typeAmount('Kitchen savings', '9,000')
    expect(await screen.findByText(/emptied, or its application sent, in another tab/)).toBeDefined()
    await press(await button('Keep the basket on this page'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Your basket is saved.'))
    const basket = await kept()
    expect(names(basket)).toEqual(['Rainy day ISA', 'Kitchen savings', 'Later life'])
    expect(basket.items[1]!.initialPence).toBe(9_000_00)
  })

  it('does not empty it before they have heard of it', async () => {
    const { kept, inOtherTab } = await open(<StartOver close={() => undefined} />)
    await inOtherTab((items) => items.slice(0, 1))
    await press(await button('Start over'))
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Your basket has just changed somewhere else/,
    )
    expect(screen.getByText(/your basket of 1 item,/)).toBeDefined()
    expect(names(await kept())).toEqual(['Rainy day ISA'])
    await press(await button('Start over'))
    await waitFor(async () => expect(names(await kept())).toEqual([]))
  })
})

describe('Somebody whose basket was saved and the answer lost', () => {
  it('tries again, and it is not called somebody else’s', async () => {
    const { faults } = await open()
    faults.loses = true
    await typeAmount('Kitchen savings', '9,000')
    const again = await button('Try again')
    faults.loses = false
    await press(again)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Your basket is saved.'))
  })
})
