// Regular payments out of accounts in the sandbox: made month by month as the clock moves on, and never more than there is.
import { describe, expect, it } from 'vitest'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { Payment } from '#api/payments/payments.ts'
import type { RegularPayment, RegularPayments } from '#api/payments/regular-payments.ts'
import { withdrawalOptions } from '#api/payments/withdrawals.ts'
import { firstChangedOn } from '#screens/payments/day-question.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const [gia, pension] = ['A-U-20002-2', 'A-U-20008-2']
const path = '/api/payments/regular'
const everyStatement = ['invested', 'tax', 'allowance', 'benefits']

function open() {
  const sandbox = openSandbox()
  const bank = (caller: Caller) =>
    (sandbox.get(caller, '/api/bank-accounts').body as { accounts: BankAccount[] }).accounts[0]!
  const setUp = (change: object = {}, caller: Caller = people.amelia) =>
    sandbox.send(caller, 'POST', path, {
      ...{ accountId: gia, amountPence: 500_00, day: 10, isPressed: false, accepted: [] },
      bankAccountId: bank(caller).id,
      ...change,
    })
  const list = (caller: Caller = people.amelia) => sandbox.get(caller, path).body as RegularPayments
  const act = (action: string, { id }: Pick<RegularPayment, 'id'>, caller: Caller = people.amelia) =>
    sandbox.send(caller, 'POST', `${path}/${id}/${action}`)
  /** The single payments, the earliest first: "2026-12-10 completed 50000". */
  const made = (caller: Caller = people.amelia) =>
    (sandbox.get(caller, '/api/payments').body as { payments: Payment[] }).payments
      .filter(({ direction, about }) => direction === 'out' && about?.startsWith('Part of RP-'))
      .map(({ settlesOn, status, amountPence }) => `${settlesOn} ${status} ${amountPence}`)
      .toSorted()
  const flows = (type: string, accountId: string, caller: Caller = people.amelia) =>
    (
      sandbox.get(caller, `/api/portfolios/${accountId}/transactions?type=${type}&from=2026-11-21&limit=500`)
        .body as { transactions: { date: string; amountPence: number }[] }
    ).transactions
      .map(({ date, amountPence }) => `${date} ${amountPence}`)
      .toReversed()
  const takenOut = (accountId: string) => flows('Withdrawal', accountId)
  const paidIn = (accountId: string) => flows('PaidIn', accountId)
  const moveTo = (day: string) => sandbox.api.setClock(new Date(`${day}T12:00:00Z`))
  return { ...sandbox, bank, setUp, list, act, made, takenOut, paidIn, moveTo }
}

describe('A regular withdrawal', () => {
  it('is sold for in good time and paid each month, at whatever pace the days pass [R-PAGE-23]', () => {
    const { setUp, list, made, takenOut, moveTo } = open()
    expect(setUp()).toMatchObject({ status: 200, body: { next: { on: '2026-12-10', pence: 500_00 } } })
    expect(list().payments).toMatchObject([{ status: 'active', day: 10, bankAccountEnding: '4958' }])
    expect(made()).toEqual([])
    moveTo('2026-12-07')
    expect(made()).toEqual(['2026-12-10 in-progress 50000'])
    moveTo('2027-03-01')
    expect(made()).toEqual([
      '2026-12-10 completed 50000',
      '2027-01-11 completed 50000',
      '2027-02-10 completed 50000',
    ])
    expect(takenOut(gia)).toEqual(['2026-12-10 -50000', '2027-01-11 -50000', '2027-02-10 -50000'])
  })

  it('is not changed in silence by a page that does not know the last change', () => {
    const { send, setUp } = open()
    const { id, amountPence, day } = setUp().body as RegularPayment
    const change = (amount: number) =>
      send(people.amelia, 'PUT', `${path}/${id}`, {
        ...{ amountPence: amount, day: 20, isPressed: false, replaces: { amountPence, day } },
      })
    expect(change(300_00).status).toBe(200)
    expect(change(200_00)).toMatchObject({
      status: 409,
      body: { reason: 'changed', amountPence: 300_00, day: 20 },
    })
  })

  it('changed, paused, resumed and cancelled, leaves alone what has been sold for', () => {
    const { send, setUp, list, act, made, moveTo } = open()
    const { id } = setUp().body as RegularPayment
    moveTo('2026-12-07')
    const terms = { amountPence: 300_00, day: 20, isPressed: false }
    expect(send(people.amelia, 'PUT', `${path}/${id}`, terms).body).toMatchObject({
      next: { on: '2027-01-20', pence: 300_00 },
    })
    moveTo('2027-01-25')
    expect(act('pause', { id }).body).toMatchObject({ status: 'paused', next: null })
    expect(send(people.amelia, 'PUT', `${path}/${id}`, terms).body).toMatchObject({ reason: 'not-active' })
    moveTo('2027-03-01')
    expect(act('resume', { id }).body).toMatchObject({ status: 'active', next: { on: '2027-03-22' } })
    moveTo('2027-03-24')
    act('cancel', { id })
    expect(act('resume', { id }).body).toMatchObject({ reason: 'not-possible' })
    moveTo('2027-06-01')
    expect(list().payments).toMatchObject([{ status: 'cancelled', next: null }])
    expect(made()).toEqual([
      '2026-12-10 completed 50000',
      '2027-01-20 completed 30000',
      '2027-03-22 completed 30000',
    ])
  })

  it.each([
    ['14', '2027-01-14'],
    ['28', '2027-01-28'],
  ])(
    'changed to day %s just before a payment that is sold for already, is next paid on the day that the form names',
    (day, on) => {
      const { send, setUp, list, moveTo } = open()
      setUp()
      moveTo('2026-12-08')
      const { payments, targets } = list()
      const [payment, target] = [payments[0]!, targets.find(({ accountId }) => accountId === gia)!]
      expect(payment.lastUnchangedOn).toBe('2026-12-10')
      expect(firstChangedOn(target.earliestOn, day, payment.lastUnchangedOn)).toBe(on)
      const change = { amountPence: 250_00, day: Number(day), isPressed: false }
      expect(send(people.amelia, 'PUT', `${path}/${payment.id}`, change)).toMatchObject({
        status: 200,
        body: { next: { on, pence: 250_00 } },
      })
    },
  )

  it('fails where there is too little, with the reason, and pays nothing', () => {
    const { setUp, get, made, takenOut, moveTo, api } = open()
    const most = withdrawalOptions.answer
      .parse(get(people.amelia, '/api/withdrawals/options').body)
      .accounts.find(({ accountId }) => accountId === gia)!.availablePence
    const amountPence = Math.floor(most * 0.7)
    setUp({ amountPence })
    moveTo('2027-01-20')
    expect(made()).toEqual([`2026-12-10 completed ${amountPence}`, `2027-01-11 failed ${amountPence}`])
    expect(takenOut(gia)).toEqual([`2026-12-10 -${amountPence}`])
    expect(api.outbox()).not.toHaveLength(0)
  })

  it('changes nothing of the days before when it is of nearly the whole value, and later collections arrive', () => {
    const { setUp, get, made, moveTo, paidIn } = open()
    const most = withdrawalOptions.answer
      .parse(get(people.amelia, '/api/withdrawals/options').body)
      .accounts.find(({ accountId }) => accountId === gia)!.availablePence
    // Prices move, and a fee is due: on the day it may be less.
    setUp({ amountPence: Math.floor(most * 0.999), day: 27 })
    for (const day of ['2026-11-30', '2026-12-10', '2027-01-08', '2027-02-08']) moveTo(day)
    expect(made()[0]).toMatch(/^2026-11-27 completed/)
    expect(paidIn(gia)).toEqual(['2026-12-07 25000', '2027-01-05 25000', '2027-02-05 25000'])
  })

  it('ends with everything that is taken out', () => {
    const { send, setUp, list, bank, made, moveTo } = open()
    setUp()
    const bankAccountId = bank(people.amelia).id
    send(people.amelia, 'POST', '/api/withdrawals', {
      ...{ accountId: gia, amountPence: null, bankAccountId, isPressed: false },
    })
    moveTo('2027-03-01')
    expect(list().payments).toMatchObject([{ status: 'cancelled', next: null }])
    expect(made()).toEqual([])
  })

  it('keeps its bank account from being removed', () => {
    const { send, setUp, bank, act } = open()
    const payment = setUp().body as RegularPayment
    const { id } = bank(people.amelia)
    const uses = () => bank(people.amelia).usedBy.map(({ reference }) => reference)
    expect(send(people.amelia, 'DELETE', `/api/bank-accounts/${id}`).body).toMatchObject({ reason: 'in-use' })
    expect(uses()).toContain(payment.reference)
    act('cancel', payment)
    expect(uses()).not.toContain(payment.reference)
  })

  it.each([
    [{ amountPence: 24_99 }, 422, 'amount-out-of-range'],
    [{ amountPence: 10 ** 9 }, 409, 'over-available'],
    [{ amountPence: 100.5 }, 400, undefined],
    [{ day: 29 }, 400, undefined],
    [{ isPressed: true }, 400, undefined],
    [{ bankAccountId: 'BA-999' }, 409, 'bank-account-gone'],
    [{ accountId: 'A-U-20002-3' }, 422, 'statement-missing'],
    [{ accountId: 'A-U-20003-1' }, 404, undefined],
  ])('is refused with %j', (change, status, reason) => {
    expect(open().setUp(change)).toMatchObject({ status, ...(reason && { body: { reason } }) })
  })

  it('needs credentials of the last five minutes, as does a change', () => {
    const { setUp } = open()
    expect(setUp({}, { ...people.amelia, signedInMinutesAgo: 6 })).toMatchObject({
      status: 403,
      body: { reason: 'recent-authentication-required' },
    })
  })
})

describe('Regular income from a pension', () => {
  const income = { accountId: pension, amountPence: 1_000_00, accepted: everyStatement }
  const drawdown = (of: ReturnType<typeof open>) =>
    of.send(people.grace, 'POST', '/api/drawdown', {
      ...{ accountId: pension, taxFreePence: 1_000_00, incomePence: 0, isPressed: false },
      ...{
        guidance: 'had',
        pathway: 'own',
        accepted: everyStatement,
        bankAccountId: of.bank(people.grace).id,
      },
    })

  it('comes from what is in drawdown, after the tax-free cash, until nothing is left of it [R-PAGE-24]', () => {
    const of = open()
    expect(of.setUp(income, people.grace).body).toMatchObject({ reason: 'over-available', mostPence: 0 })
    expect(drawdown(of).body).toMatchObject({ settlesOn: '2026-12-29' })
    expect(of.setUp(income, people.grace).body).toMatchObject({
      isPension: true,
      next: { on: '2027-01-11', pence: 1_000_00 },
    })
    of.moveTo('2027-05-20')
    expect(of.made(people.grace)).toEqual([
      '2027-01-11 completed 100000',
      '2027-02-10 completed 100000',
      '2027-03-10 completed 100000',
      '2027-04-12 failed 100000',
      '2027-05-10 failed 100000',
    ])
  })

  it('wants every statement agreed to, and the age', () => {
    const of = open()
    expect(of.setUp({ ...income, accepted: ['tax'] }, people.grace).body).toMatchObject({
      reason: 'statement-missing',
    })
  })
})
