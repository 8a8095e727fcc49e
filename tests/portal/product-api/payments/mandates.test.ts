// Direct Debits of the sandbox: what is set up is collected, and what has been collected never changes.
import { describe, expect, it } from 'vitest'
import type { Mandate, Mandates } from '#api/payments/mandates.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const [isa, kofi, gia, pension] = ['A-U-20003-1', 'A-U-20003-2', 'A-U-20002-2', 'A-U-20002-3']
const path = '/api/payments/mandates'

function open() {
  const sandbox = openSandbox()
  const list = (caller: Caller = people.amelia) => sandbox.get(caller, path).body as Mandates
  const of = (accountId: string, caller: Caller = people.amelia) =>
    list(caller).mandates.find((mandate) => mandate.accountId === accountId)!
  const paidIn = (accountId: string, from: string, caller: Caller = people.amelia) =>
    (
      sandbox.get(caller, `/api/portfolios/${accountId}/transactions?type=PaidIn&from=${from}`).body as {
        transactions: { date: string; amountPence: number }[]
      }
    ).transactions
      .map(({ date, amountPence }) => `${date} ${amountPence}`)
      .toReversed()
  const moveTo = (day: string) => sandbox.api.setClock(new Date(`${day}T12:00:00Z`))
  return { ...sandbox, list, of, paidIn, moveTo }
}

describe('The Direct Debits of a client', () => {
  it('are those that have always been collected, with the next day [R-PAGE-21]', () => {
    const { list } = open()
    expect(list().mandates).toMatchObject([
      { accountId: 'A-U-20002-1', amountPence: 800_00, status: 'cancelled', next: null },
      { accountId: gia, amountPence: 250_00, status: 'active', next: { on: '2026-12-07', pence: 250_00 } },
      { accountId: pension, amountPence: 400_00, day: 5, paidFrom: 'Account ending 4958' },
    ])
  })

  it('is not changed in silence by a page that does not know the last change', () => {
    const { send, of } = open()
    const { id, amountPence, day } = of(gia)
    const replaces = { amountPence, day }
    const change = (amount: number, read?: object) =>
      send(people.amelia, 'PUT', `${path}/${id}`, { amountPence: amount, day: 10, ...read })
    expect(change(300_00, { replaces }).status).toBe(200)
    expect(change(400_00, { replaces })).toMatchObject({
      status: 409,
      body: { reason: 'changed', amountPence: 300_00, day: 10 },
    })
    expect(of(gia)).toMatchObject({ amountPence: 300_00, day: 10 })
    expect(change(400_00, { replaces: { amountPence: 300_00, day: 10 } }).status).toBe(200)
    // A portal that was installed before says nothing of it.
    expect(change(500_00).status).toBe(200)
  })

  it('changed, paused and resumed, are collected so from later days on; earlier days stay', () => {
    const { send, of, paidIn, moveTo } = open()
    moveTo('2026-12-10')
    const before = paidIn(gia, '2026-10-01')
    const { id } = of(gia)
    expect(send(people.amelia, 'PUT', `${path}/${id}`, { amountPence: 300_00, day: 10 }).status).toBe(200)
    moveTo('2027-02-12')
    expect(send(people.amelia, 'POST', `${path}/${id}/pause`).body).toMatchObject({
      status: 'paused',
      next: null,
    })
    moveTo('2027-04-15')
    // What the page says before is what happens.
    expect(of(gia)).toMatchObject({ status: 'paused', resumesOn: '2027-05-10' })
    expect(send(people.amelia, 'POST', `${path}/${id}/resume`).body).toMatchObject({
      status: 'active',
      next: { on: '2027-05-10', pence: 300_00 },
    })
    moveTo('2027-05-20')
    expect(paidIn(gia, '2026-10-01')).toEqual([
      ...before,
      '2027-01-11 30000',
      '2027-02-10 30000',
      '2027-05-10 30000',
    ])
  })

  it('paused before a change has begun, are resumed as they were last asked for', () => {
    const { send, of } = open()
    const { id } = of(gia)
    send(people.amelia, 'PUT', `${path}/${id}`, { amountPence: 300_00, day: 10 })
    send(people.amelia, 'POST', `${path}/${id}/pause`)
    expect(send(people.amelia, 'POST', `${path}/${id}/resume`).body).toMatchObject({
      amountPence: 300_00,
      next: { on: '2026-12-10', pence: 300_00 },
    })
  })

  it('cancelled, are collected no more and cannot be resumed', () => {
    const { send, of, moveTo, paidIn } = open()
    const { id } = of(pension)
    send(people.amelia, 'POST', `${path}/${id}/cancel`)
    expect(send(people.amelia, 'POST', `${path}/${id}/resume`)).toMatchObject({
      status: 409,
      body: { reason: 'not-possible' },
    })
    moveTo('2027-02-12')
    expect(paidIn(pension, '2026-11-21')).toEqual([])
  })

  it('newly set up are collected after ten working days', () => {
    const { send, list, paidIn, moveTo } = open()
    const waiting = list(people.farid).mandates.length
    const { bankAccounts } = list(people.farid)
    const answer = send(people.farid, 'POST', path, {
      accountId: 'A-U-20007-2',
      amountPence: 100_00,
      day: 1,
      bankAccountId: bankAccounts[0]!.id,
    })
    expect(answer.body).toMatchObject({ next: { on: '2027-01-04', pence: 100_00 } satisfies Mandate['next'] })
    expect(list(people.farid).mandates).toHaveLength(waiting + 1)
    moveTo('2027-03-20')
    expect(paidIn('A-U-20007-2', '2026-11-21', people.farid)).toEqual([
      '2027-01-04 10000',
      '2027-02-01 10000',
      '2027-03-01 10000',
    ])
  })

  it('fit the allowance of any year and of what is left of this one, and the refusal says how much a month does', () => {
    const { send, of, list } = open()
    const change = (accountId: string, amountPence: number) =>
      send(people.ben, 'PUT', `${path}/${of(accountId, people.ben).id}`, { amountPence, day: 5 })
    expect(change(kofi, 750_00).status).toBe(200)
    expect(change(kofi, 750_01)).toMatchObject({
      status: 409,
      body: { reason: 'over-allowance', monthlyPence: 750_00 },
    })
    // The Euro ISA takes about £86 a month of the same allowance.
    expect(change(isa, 1_600_00)).toMatchObject({ status: 409, body: { reason: 'over-allowance' } })
    expect(list(people.ben).guarantee).toHaveLength(4)
  })

  it.each([
    { given: { amountPence: 24_99 }, status: 422, reason: 'amount-out-of-range' },
    { given: { amountPence: 0 }, status: 422, reason: 'amount-out-of-range' },
    { given: { amountPence: 50.5 }, status: 400, reason: undefined },
    { given: { day: 29 }, status: 400, reason: undefined },
    { given: { day: 0 }, status: 400, reason: undefined },
    { given: { bankAccountId: 'BA-none' }, status: 422, reason: 'no-bank-account' },
    { given: { accountId: gia }, status: 409, reason: 'has-one' },
    { given: { accountId: isa }, status: 404, reason: undefined },
    { given: {}, status: 422, reason: 'declaration-needed' },
  ])('are refused with $status ($reason) for $given', ({ given, status, reason }) => {
    const { send, list } = open()
    const answer = send(people.amelia, 'POST', path, {
      accountId: 'A-U-20002-1',
      amountPence: 100_00,
      day: 5,
      bankAccountId: list().bankAccounts[0]!.id,
      ...given,
    })
    expect(answer.status).toBe(status)
    expect((answer.body as { reason?: string }).reason).toBe(reason)
  })
})
