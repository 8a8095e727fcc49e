// A page of requests for somebody who has nothing of what it asks everybody for.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { RequestPage as Page } from '#base/requests/request-page.ts'
import { getRequestPage } from '#forms/requests/request-calls.ts'
import RequestPage from '#forms/requests/request-page.tsx'
import { ApiContext } from '#http/context.ts'
import { questionKinds as kinds } from '#product-api/requests/question-kinds.ts'
import closing from '../../../../config/pages/close-an-account.json' with { type: 'json' }
import { overSandbox } from '../../api/over-sandbox.ts'
import { people, saturday } from '../../product-api/support/sandbox.ts'
import { render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

const isa = { id: 'isa', name: 'ISA', type: 'ISA' }
const bank = { id: 'bank', name: 'Account ending 4958', type: 'Bank' }

/** Of each item of a group. */
const inGroup = (page: object) => {
  const { steps, ...rest } = page as Page
  const [{ questions } = { questions: [] }] = steps
  const group = {
    id: 'each',
    kind: 'group',
    label: 'Which?',
    missing: 'Add one',
    one: 'account',
    least: 1,
    most: 2,
  }
  return { ...rest, steps: [{ questions: [{ ...group, questions: questions.slice(0, 2) }] }] }
}

async function opens(page: object, accounts: readonly object[]) {
  stubWidth(1280)
  const api = overSandbox(saturday).as(people.amelia)
  const call = (async (declared: typeof getRequestPage, input: never) =>
    declared === getRequestPage ? { accounts } : api.call(declared, input)) as typeof api.call
  await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ ...api, call }}>
          <WithPortal>
            <RequestPage
              id="close-an-account"
              kinds={kinds}
              onSent={vi.fn()}
              page={page as unknown as Page}
            />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const NO_BANK = 'You have no bank account with us yet. Add one, then come back.'

describe('Somebody who has nothing to choose', () => {
  it.each([
    ['no account of the kind', closing, [bank], 'You have no account that this is for.'],
    ['no bank account', closing, [isa], NO_BANK],
    ['no bank account, for any item of a group', inGroup(closing), [isa], NO_BANK],
  ])('reads so in place of a form that nobody could send: %s', async (_, page, accounts, says) => {
    await opens(page, accounts)
    expect(await screen.findByText(says)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })
})
