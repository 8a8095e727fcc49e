// A part of a page whose call fails alone: it says so, and no total stands over it as if it were whole.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getTaxUse } from '#api/tax/tax-use.ts'
import { getTaxYearInfo } from '#api/tax/tax-year-info.ts'
import { ApiError, type Api } from '#http/client.ts'
import { pathOf } from '#http/contract.ts'
import { ApiContext } from '#http/context.ts'
import { NotAmongThem } from '#screens/account/frame/not-among-them.tsx'
import FirstDays from '#screens/account/overview/first-days.tsx'
import { SavedApplication } from '#screens/dashboard/saved-application.tsx'
import Compose from '#screens/messages/compose.screen.tsx'
import { IsaCard } from '#screens/tax/isa-card.tsx'
import { JuniorCards } from '#screens/tax/junior-cards.tsx'
import { useFound } from '#portal/search.ts'
import { render, stubWidth, WithPortal } from '../../engine/ui/render.tsx'
import { overSandbox } from '../api/over-sandbox.ts'
import { people, type Caller } from '../product-api/support/sandbox.ts'
import { account } from './account/accounts.ts'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

/** The page's text once it says what could not be loaded; calls whose path has this in it fail. */
async function textWithout(path: string, who: Caller, page: (api: Api) => Promise<ReactNode> | ReactNode) {
  const api = overSandbox().as(who)
  const failing: Api = {
    ...api,
    call: (called, ...input) => {
      const [given] = input as [{ params?: Record<string, string> }?]
      const at = pathOf(called, given?.params)
      return at.includes(path)
        ? Promise.reject(new ApiError('status', at, 'Failed', 503))
        : api.call(called, ...input)
    },
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const element = await render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ApiContext value={failing}>
          <WithPortal>{await page(api)}</WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findAllByText(/couldn’t (be )?load/)
  return element.textContent
}

const taxOf = async (api: Api) => ({
  use: await api.call(getTaxUse),
  info: await api.call(getTaxYearInfo),
})

describe('A total over parts of which one is not known', () => {
  it('is not shown for an ISA allowance, and the account is named [R-ISA-08]', async () => {
    const text = await textWithout('remainingallowance', people.ben, async (api) => (
      <IsaCard {...await taxOf(api)} isCurrent />
    ))
    expect(text).toMatch(/We can’t say what is left: the allowance of .+ couldn’t be loaded\./)
    expect(text).not.toMatch(/£[\d,]+ left/)
  })

  it('is not shown for a child’s allowance either', async () => {
    const text = await textWithout('remainingallowance', people.ben, async (api) => (
      <JuniorCards {...await taxOf(api)} isCurrent />
    ))
    expect(text).toMatch(/We can’t say what is left for [\w ]+: the allowance of .+ couldn’t be loaded\./)
    expect(text).not.toMatch(/£[\d,]+ left for/)
  })
})

describe('A part whose call fails alone', () => {
  it('is named where a child’s accounts would be', async () => {
    const text = await textWithout('/api/portfolios', people.ben, async (api) => (
      <JuniorCards {...await taxOf(api)} isCurrent />
    ))
    expect(text).toMatch(/couldn’t load the junior ISAs of \w+/)
  })

  it('does not say that no money is on its way', async () => {
    const text = await textWithout('/api/payments', people.amelia, () => <FirstDays accounts={[account()]} />)
    expect(text).toContain('we can’t say whether money is on its way')
    expect(text).not.toContain('Pay in your first money')
  })

  it('does not say that an account is somebody else’s', async () => {
    const text = await textWithout('left', people.amelia, () => (
      <NotAmongThem accounts={[account()]} accountId="A-9" />
    ))
    expect(text).toContain('couldn’t load this account')
  })

  it('does not look like a message that was never begun', async () => {
    const text = await textWithout('drafts', people.amelia, () => <Compose />)
    expect(text).toContain('couldn’t load your drafts, so this page is blank')
  })

  it.each([
    ['/api/portfolios', 'your accounts'],
    ['/api/documents', 'your documents'],
  ])('is named by the search, which finds nothing of it: %s', async (path, what) => {
    function Missing() {
      return <p>{useFound(() => true, '').missing.map((each) => `couldn’t load ${each}`)}</p>
    }
    expect(await textWithout(path, people.amelia, () => <Missing />)).toBe(`couldn’t load ${what}`)
  })

  it('does not hide that an application may have been kept', async () => {
    const text = await textWithout('accountopeningbackup', people.amelia, () => <SavedApplication />)
    expect(text).toContain('couldn’t load your saved application')
  })
})
