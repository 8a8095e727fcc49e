// Withdrawals in the sandbox: its own rules, and money that leaves the account's life as the clock moves on.
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { listTransactions } from '#api/accounts/transactions.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { Payment } from '#api/payments/payments.ts'
import { withdrawalOptions } from '#api/payments/withdrawals.ts'
import { readyAt, type BankAccountRow } from '#product-api/payments/records/bank-account-records.ts'
import { openSandbox, people, saturday, type Caller } from '../support/sandbox.ts'

const { amelia, ben, grace } = people
const forRose = { ...grace, clientId: 'C-30003' }
const [isa, gia, pension] = ['A-U-20002-1', 'A-U-20002-2', 'A-U-20002-3'] as const

type Sandbox = ReturnType<typeof openSandbox>
const bankOf = (sandbox: Sandbox, caller: Caller) =>
  (sandbox.get(caller, '/api/bank-accounts').body as { accounts: BankAccount[] }).accounts[0]!.id
const withdraw = (sandbox: Sandbox, caller: Caller, change: Record<string, unknown>) =>
  sandbox.send(caller, 'POST', '/api/withdrawals', {
    ...{ accountId: gia, amountPence: 5_000_00, bankAccountId: bankOf(sandbox, caller), isPressed: false },
    ...change,
  })
const optionsOf = (sandbox: Sandbox, caller: Caller) =>
  withdrawalOptions.answer.parse(sandbox.get(caller, '/api/withdrawals/options').body).accounts
const optionOf = (sandbox: Sandbox, id: string) =>
  optionsOf(sandbox, amelia).find(({ accountId }) => accountId === id)!
const paymentsOf = (sandbox: Sandbox) =>
  (sandbox.get(amelia, '/api/payments').body as { payments: Payment[] }).payments.filter(({ id }) =>
    id.startsWith('PM-'),
  )
const transactionsOf = (sandbox: Sandbox, id: string, type: string) =>
  listTransactions.answer.parse(
    sandbox.get(amelia, `/api/portfolios/${id}/transactions?type=${type}&limit=500`).body,
  ).transactions
const valueOf = (sandbox: Sandbox, id: string) =>
  listAccounts.answer
    .parse(sandbox.get(amelia, '/api/portfolios').body)
    .accounts.find((account) => account.id === id)!.valuePence

describe('A withdrawal of an amount', () => {
  it('is sold and paid on working days, and is then a transaction and gone from the value', () => {
    const sandbox = openSandbox()
    const before = optionOf(sandbox, gia)
    expect(withdraw(sandbox, amelia, {})).toMatchObject({
      status: 200,
      body: { kind: 'withdrawal', direction: 'out', settlesOn: '2026-11-27', bankAccountEnding: '4958' },
    })
    expect(optionOf(sandbox, gia).availablePence).toBe(before.availablePence - 5_000_00)
    sandbox.api.setClock(new Date('2026-11-25T12:00:00Z'))
    expect(paymentsOf(sandbox)[0]).toMatchObject({ status: 'in-progress', canBeCancelled: false })
    sandbox.api.setClock(new Date('2026-11-30T12:00:00Z'))
    expect(paymentsOf(sandbox)[0]).toMatchObject({ status: 'completed', amountPence: 5_000_00 })
    expect(transactionsOf(sandbox, gia, 'Withdrawal')[0]).toMatchObject({
      date: '2026-11-27',
      amountPence: -5_000_00,
    })
    expect(optionOf(sandbox, gia).valuePence).toBe(valueOf(sandbox, gia))
    expect(valueOf(sandbox, gia)).toBeLessThan(before.valuePence - 4_000_00)
  })

  it('takes nothing out when it is cancelled', () => {
    const sandbox = openSandbox()
    const { id } = withdraw(sandbox, amelia, {}).body as Payment
    expect(sandbox.send(amelia, 'POST', `/api/payments/${id}/cancel`, {}).status).toBe(200)
    const before = transactionsOf(sandbox, gia, 'Withdrawal').length
    sandbox.api.setClock(new Date('2026-12-10T12:00:00Z'))
    expect(transactionsOf(sandbox, gia, 'Withdrawal')).toHaveLength(before)
  })
})

describe('A withdrawal of everything', () => {
  it('sells every unit, pays what it brought, and ends regular payments', () => {
    const sandbox = openSandbox()
    const { amountPence: estimate, isEstimate } = withdraw(sandbox, amelia, { amountPence: null })
      .body as Payment
    expect(isEstimate).toBe(true)
    expect(optionOf(sandbox, gia)).toMatchObject({ closed: 'nothing-there', availablePence: 0 })
    sandbox.api.setClock(new Date('2027-03-10T12:00:00Z'))
    expect(valueOf(sandbox, gia)).toBe(0)
    const paid = paymentsOf(sandbox)[0]!
    expect(transactionsOf(sandbox, gia, 'Withdrawal')[0]!.amountPence).toBe(-paid.amountPence)
    expect(Math.abs(paid.amountPence / estimate - 1)).toBeLessThan(0.1)
    const later = (type: string) =>
      transactionsOf(sandbox, gia, type).filter(({ date }) => date > '2026-11-27')
    expect(['PaidIn', 'Buy', 'Sell', 'Fee', 'Dividend', 'Interest'].flatMap(later)).toEqual([])
    expect(transactionsOf(sandbox, gia, 'Fee')[0]!.description).toBe('Our fee until 27 November 2026')
    for (const address of ['holdings', 'series'].map((name) => `/api/portfolios/${name}?accountId=${gia}`))
      expect(sandbox.get(amelia, address).status).toBe(200)
    expect(sandbox.get(amelia, `/api/portfolios/${gia}/performance`).status).toBe(200)
  })

  it('is also one of more than 98%, whatever prices do until it is sold', () => {
    const sandbox = openSandbox()
    const { availablePence } = optionOf(sandbox, isa)
    const almost = Math.floor(availablePence * 0.99)
    expect(withdraw(sandbox, amelia, { accountId: isa, amountPence: almost }).body).toMatchObject({
      amountPence: availablePence,
      isEstimate: true,
    })
    sandbox.api.setClock(new Date('2026-12-10T12:00:00Z'))
    expect(valueOf(sandbox, isa)).toBe(0)
  })
})

describe('A withdrawal', () => {
  it('does not bring ISA allowance back', () => {
    const sandbox = openSandbox()
    const room = () => sandbox.get(amelia, `/api/portfolios/remainingallowance/${isa}`).body
    const before = room()
    withdraw(sandbox, amelia, { accountId: isa })
    sandbox.api.setClock(new Date('2026-12-10T12:00:00Z'))
    expect(room()).toEqual(before)
  })

  it('is not to be had from a junior ISA, with the day on which it is, nor from a pension here', () => {
    const sandbox = openSandbox()
    expect(optionsOf(sandbox, ben).filter(({ closed }) => closed === 'junior-isa')).toMatchObject([
      { accountId: 'A-U-20003-2', closedUntil: '2033-07-21' },
      { accountId: 'A-U-20003-3', closedUntil: '2037-02-21' },
    ])
    expect(withdraw(sandbox, ben, { accountId: 'A-U-20003-2' })).toMatchObject({
      status: 409,
      body: { reason: 'junior-isa' },
    })
    expect(withdraw(sandbox, amelia, { accountId: pension }).body).toMatchObject({ reason: 'pension' })
    expect(optionsOf(sandbox, amelia).filter(({ closed }) => closed === 'pension')).toMatchObject([
      { accountId: pension, closedUntil: '2041-03-14' },
    ])
  })

  it.each([
    [{ amountPence: 24_99 }, 422, 'amount-out-of-range'],
    [{ amountPence: 0 }, 422, 'amount-out-of-range'],
    [{ amountPence: -1_000_00 }, 422, 'amount-out-of-range'],
    [{ amountPence: 10 ** 12 }, 422, 'amount-out-of-range'],
    [{ amountPence: 100.5 }, 400, undefined],
    [{ bankAccountId: 'BA-999' }, 409, 'bank-account-gone'],
    [{ isPressed: true }, 400, undefined],
    [{ accountId: 'A-U-20003-1' }, 404, undefined],
  ])('is refused with %j', (change, status, reason) => {
    expect(withdraw(openSandbox(), amelia, change)).toMatchObject({
      status,
      ...(reason && { body: { reason } }),
    })
  })

  it('needs credentials of the last five minutes', () => {
    const sandbox = openSandbox()
    expect(withdraw(sandbox, { ...amelia, signedInMinutesAgo: 6 }, {})).toMatchObject({
      status: 403,
      body: { reason: 'recent-authentication-required' },
    })
  })

  it('sent twice with one key is one payment', () => {
    const sandbox = openSandbox()
    const first = withdraw(sandbox, { ...amelia, key: 'k' }, {})
    expect(withdraw(sandbox, { ...amelia, key: 'k' }, {})).toEqual(first)
    expect(paymentsOf(sandbox)).toHaveLength(1)
  })

  it('is told outside the portal too', () => {
    const sandbox = openSandbox()
    withdraw(sandbox, amelia, {})
    expect(sandbox.api.outbox()[1]).toMatchObject({ channel: 'email', recipient: 'amelia.hart@example.com' })
  })
})

describe('Somebody acting for a client', () => {
  it('takes money out to a bank account that has been there for a day', () => {
    const sandbox = openSandbox()
    expect(withdraw(sandbox, forRose, { accountId: 'A-C-30003-2', amountPence: 100_00 })).toMatchObject({
      status: 200,
      body: { askedBy: 'Grace Lin' },
    })
  })

  it('waits 24 hours for a new one, where its owner waits four', () => {
    const person = (id: string) => ({ id, userId: id, name: id, email: '', phone: '' })
    const [owner, delegate] = [person('rose-lin'), person('delegate')]
    const row = { added_at: saturday.toISOString() } as BankAccountRow
    expect(readyAt({ user: owner, active: owner }, row)).toBe('2026-11-21T16:00:00.000Z')
    expect(readyAt({ user: delegate, active: owner }, row)).toBe('2026-11-22T12:00:00.000Z')
  })
})

describe('A bank account added just now', () => {
  const addBank = (sandbox: Sandbox) =>
    sandbox.send(amelia, 'POST', '/api/bank-accounts', {
      ...{ name: 'Amelia Hart', kind: 'personal', sortCode: '107999', accountNumber: '88837491' },
      isAccepted: false,
    }).body as BankAccount

  it('is paid in one sitting: the withdrawal begins when it can be, and not before', () => {
    // Two o’clock on Monday: four hours later is after the cut-off of the day.
    const monday = new Date('2026-11-23T14:00:00Z')
    const sandbox = openSandbox(monday)
    const added = addBank(sandbox)
    const known = withdraw(sandbox, amelia, { whenReady: true }).body as Payment
    const waiting = withdraw(sandbox, amelia, { bankAccountId: added.id, whenReady: true }).body as Payment
    expect(known).toMatchObject({ about: null, settlesOn: '2026-11-27' })
    expect(waiting).toMatchObject({
      about: 'It begins on 23 November 2026 at 18:00, when the new bank account can be paid.',
      ...{ status: 'requested', settlesOn: '2026-11-30', canBeCancelled: true },
    })
    const statusOn = (day: string) => {
      sandbox.api.setClock(new Date(`${day}T12:00:00Z`))
      return paymentsOf(sandbox).map(({ status }) => status)
    }
    expect(statusOn('2026-11-24')).toEqual(['requested', 'in-progress'])
    expect(statusOn('2026-11-25')).toEqual(['in-progress', 'in-progress'])
    expect(statusOn('2026-11-30')).toEqual(['completed', 'completed'])
  })

  it('can be paid once its time has come', () => {
    const sandbox = openSandbox()
    const added = addBank(sandbox)
    expect(withdraw(sandbox, amelia, { bankAccountId: added.id })).toMatchObject({
      status: 409,
      body: { reason: 'bank-account-too-new', readyAt: '2026-11-21T16:00:00.000Z' },
    })
    sandbox.api.setClock(new Date(saturday.getTime() + 4 * 3_600_000))
    expect(withdraw(sandbox, amelia, { bankAccountId: added.id }).status).toBe(200)
    expect(sandbox.send(amelia, 'DELETE', `/api/bank-accounts/${added.id}`)).toMatchObject({
      status: 409,
      body: { reason: 'in-use' },
    })
  })
})
