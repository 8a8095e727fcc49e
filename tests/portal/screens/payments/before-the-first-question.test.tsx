// What somebody is told, and can do, before the first question of a form whose payment would be refused.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import type { Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import type { ApiCall } from '#http/contract.ts'
import type { Mandate, Mandates } from '#api/payments/mandates.ts'
import { WithBankAccounts } from '#screens/payments/paying-out/with-bank-accounts.tsx'
import MandateForm from '#screens/payments/mandates/mandate-form.tsx'
import AddMoney from '#screens/payments/add-money/add-money.tsx'
import { OwnAccountsContext } from '#screens/payments/own-accounts.ts'
import ServiceForm from '#screens/tax/service-form.tsx'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const accountOf = (id: string, name: string, type: string) =>
  ({ id, name, type, accountNumber: `N-${id}`, baseCurrency: 'GBP', valuePence: 40_000_00 }) as Account
const isa = accountOf('A-1', 'Stocks and shares ISA', 'ISA')
const secondIsa = accountOf('A-4', 'Second ISA', 'ISA')
const gia = accountOf('A-2', 'Rainy day', 'GIA')
const pension = accountOf('A-3', 'Retirement', 'Pension')

/** Amelia’s ISAs are not declared for this tax year, but for her second one; `answers` are those of other calls, by their path. */
async function open(page: ReactNode, answers: Record<string, object> = {}, address = '/') {
  const declared: unknown[] = []
  const call = async (
    { method, path }: ApiCall,
    { body, params }: { body?: unknown; params?: { accountId: string } } = {},
  ) => {
    if (path.includes('remainingallowance'))
      return {
        success: true,
        accountSubscriptionStatus: params?.accountId === secondIsa.id ? 'Subscribed' : 'NotSubscribed',
        ...{ isaClientLevelRemainingContribution: 20_000_00, jisaClientLevelRemainingContribution: 0 },
      }
    if (method === 'PUT' && path.includes('isasubscriptionstatus')) {
      declared.push(body)
      return { ...(body as object), subscriptionStatus: 'Subscribed' }
    }
    if (path === '/api/payments/mandates') return { mandates: [], bankAccounts: [] }
    return answers[path] ?? { form: null }
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={{ actor: 'U-20002 ', call } as unknown as Api}>
        <WithPortal>
          <MemoryRouter initialEntries={[address]}>
            <Suspense>{page}</Suspense>
          </MemoryRouter>
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  return declared
}

async function declare() {
  fireEvent.click(await screen.findByLabelText(/^I am resident in the UK/))
  fireEvent.click(screen.getByLabelText(/^This declaration is true/))
  await press(screen.getByRole('button', { name: 'Make the declaration' }))
}

describe('Somebody who asks for a bed and ISA into an ISA without its declaration', () => {
  const form = <ServiceForm kind="BedAndIsa" from={[gia]} to={[isa]} owner="Amelia" close={() => undefined} />

  it('is asked for the declaration before anything else', async () => {
    await open(form)
    expect(await screen.findByText(/^This ISA needs your declaration for this tax year/)).toBeDefined()
    expect(screen.queryByLabelText('Amount in pounds')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull()
  })

  it('keeps the focus where they choose an ISA that has it', async () => {
    await open(
      <ServiceForm
        kind="BedAndIsa"
        from={[gia]}
        to={[isa, secondIsa]}
        owner="Amelia"
        close={() => undefined}
      />,
      { '/api/portfolios/taxuse': { year: 2026, general: null } },
    )
    await screen.findByText(/^This ISA needs your declaration/)
    screen.getByLabelText('To').focus()
    fireEvent.change(screen.getByLabelText('To'), { target: { value: secondIsa.id } })
    await screen.findByLabelText('Amount in pounds')
    expect(document.activeElement).toBe(screen.getByLabelText('To'))
  })

  it('goes on with the amount once it is made', async () => {
    const declared = await open(form, { '/api/portfolios/taxuse': { year: 2026, general: null } })
    await declare()
    expect(declared).toEqual([{ accountNumber: 'N-A-1', subscriptionStatus: 'Subscribed' }])
    expect(await screen.findByLabelText('Amount in pounds')).toBeDefined()
    expect(screen.queryByText(/needs your declaration/)).toBeNull()
  })
})

describe('Somebody who changes a Direct Debit into an ISA without its declaration', () => {
  const mandate: Mandate = {
    ...{ id: 'DD-1', reference: 'LW 1', accountId: 'A-1', accountName: 'Stocks and shares ISA' },
    ...{ currency: 'GBP', amountPence: 200_00, day: 5, status: 'active', next: null, change: null },
    ...{ thisYearGbpPence: 1_000_00, paidFrom: 'Harbour Bank, account ending 5678', paidByYou: true },
  }
  const data: Mandates = {
    ...{ mandates: [mandate], bankAccounts: [], noticeEndsOn: '2026-12-07' },
    ...{ firstCancellableDay: '2026-12-07', guarantee: [] },
  }
  const form = (
    <MandateForm data={data} accounts={[isa]} mandate={mandate} amount="" onSent={() => undefined} />
  )

  it('is asked for it by a tick beside the amount, and reads nothing more before it', async () => {
    const declared = await open(form)
    expect(await screen.findByLabelText<HTMLInputElement>(/^Each month/)).toMatchObject({ value: '200' })
    await press(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getAllByText(/^Tick the ISA declaration/).length).toBeGreaterThan(0)
    expect(declared).toEqual([])
    await press(screen.getByLabelText(/^I am resident in the UK for tax/))
    await press(screen.getByRole('button', { name: 'Continue' }))
    expect(declared).toHaveLength(1)
  })
})

describe('Somebody whose bank accounts are all too new to be paid', () => {
  const bank = (id: string, readyAt: string, isReady: boolean) => ({
    ...{ id, name: 'Amelia Hart', kind: 'personal', sortCodeEnding: '99', accountNumberEnding: '4958' },
    ...{ isDefault: true, payeeCheck: 'match', addedAt: '2026-11-21T12:00:00.000Z', usedBy: [] },
    ...{ readyAt, isReady },
  })
  const page = (
    <WithBankAccounts
      form={(banks, above) => (
        <>
          {above?.({ values: { bankAccountId: '' }, change: () => undefined })}
          <p>The form</p>
          <p data-testid="first">{banks.find(({ isDefault }) => isDefault)?.id}</p>
        </>
      )}
    />
  )
  const later = bank('BA-1', '2026-11-23T09:00:00.000Z', false)
  const sooner = bank('BA-2', '2026-11-22T16:00:00.000Z', false)

  it('reads above the form from when the first of them can be', async () => {
    await open(page, { '/api/bank-accounts': { accounts: [later, sooner] } })
    const note = await screen.findByRole('note')
    expect(note.textContent).toBe(
      'Your bank details are new. We can pay the first of them from 22\u00a0November 2026 at 16:00. You can ask now, and we pay once it is ready.',
    )
    const follows = note.compareDocumentPosition(screen.getByText('The form'))
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('reads nothing of it while one of them can be paid', async () => {
    const ready = bank('BA-3', '2026-11-20T16:00:00.000Z', true)
    await open(page, { '/api/bank-accounts': { accounts: [later, ready] } })
    expect(await screen.findByText('The form')).toBeDefined()
    expect(screen.queryByRole('note')).toBeNull()
    // It is offered first, although another is the person's default.
    expect(screen.getByTestId('first').textContent).toBe('BA-3')
  })

  it('is told to choose the one that was just added, whatever was answered before', async () => {
    await open(page, { '/api/bank-accounts': { accounts: [later, sooner] } }, '/?bank=BA-2')
    expect((await screen.findByRole('status')).textContent).toBe(
      'The account ending 4958 is added. We can pay it from 22\u00a0November 2026 at 16:00. You can ask now, and we pay once it is ready. Choose it below to be paid there.',
    )
    expect(screen.getByTestId('first').textContent).toBe('BA-2')
  })

  it('is offered their default, to be paid as soon as it can be', async () => {
    const other = { ...sooner, isDefault: false }
    await open(page, { '/api/bank-accounts': { accounts: [other, later] } })
    expect((await screen.findByTestId('first')).textContent).toBe('BA-1')
  })
})

describe('Somebody who pays into a pension', () => {
  const form = (
    <OwnAccountsContext value={[pension]}>
      <AddMoney account={pension} onSent={() => undefined} />
    </OwnAccountsContext>
  )
  const until = (reliefUntil: string) => ({
    '/api/payments/pension-use': { paid: [], unused: [], flexibleSince: null, reliefUntil },
  })
  const ended = () => screen.queryByText(/^Tax relief on what you pay in yourself ended/)

  it('reads above the first question that tax relief has ended, and who can still pay in', async () => {
    await open(form, until('2020-12-09'))
    const [first] = await screen.findAllByRole('radio')
    expect(ended()?.textContent).toBe(
      'Tax relief on what you pay in yourself ended on 9\u00a0December 2020. Your employer can still pay in.',
    )
    expect(ended()!.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('reads nothing of it while there is relief', async () => {
    await open(form, until('2090-12-09'))
    await screen.findAllByRole('radio')
    expect(ended()).toBeNull()
  })
})
