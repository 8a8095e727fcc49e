// The rules of a Direct Debit on the day on which the money moves, and what the client is told ten working days before.
import { describe, expect, it } from 'vitest'
import { declareIsa } from '#api/tax/allowance.ts'
import type { Mandate, Mandates } from '#api/payments/mandates.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const path = '/api/payments/mandates'
const { amelia, ben, chloe, farid } = people

function open(now?: string) {
  const sandbox = openSandbox(now === undefined ? undefined : new Date(`${now}T12:00:00Z`))
  const { send, get, api } = sandbox
  const list = (caller: Caller) => (get(caller, path).body as Mandates).mandates
  const of = (caller: Caller, accountId: string) =>
    list(caller).find((mandate) => mandate.accountId === accountId)!
  const change = (caller: Caller, accountId: string, terms: { amountPence: number; day: number }) =>
    send(caller, 'PUT', `${path}/${of(caller, accountId).id}`, terms)
  const setUp = (caller: Caller, accountId: string, terms: { amountPence: number; day: number }) => {
    const { bankAccounts } = get(caller, path).body as Mandates
    return send(caller, 'POST', path, { accountId, bankAccountId: bankAccounts[0]!.id, ...terms })
  }
  const paidIn = (caller: Caller, accountId: string, from: string, to = '2036-01-01') => {
    const all: { date: string; amountPence: number }[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = get(
        caller,
        `/api/portfolios/${accountId}/transactions?type=PaidIn&from=${from}&limit=500${cursor}`,
      ).body as { transactions: typeof all; nextCursor: string | null }
      all.push(...page.transactions)
      cursor = page.nextCursor === null ? null : `&cursor=${encodeURIComponent(page.nextCursor)}`
    }
    return all
      .filter(({ date }) => date < to)
      .map(({ date, amountPence }) => [date, amountPence] as const)
      .toReversed()
  }
  const told = (caller: Caller) =>
    (get(caller, '/api/messages').body as { threads: { subject: string }[] }).threads
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Direct Debit on'))
  const moveTo = (day: string) => api.setClock(new Date(`${day}T12:00:00Z`))
  return { ...sandbox, list, of, change, setUp, paidIn, told, moveTo }
}

const sum = (flows: readonly (readonly [string, number])[]) =>
  flows.reduce((all, [, pence]) => all + pence, 0)

describe('A year with thirteen collections', () => {
  it('ends with one that is reduced to what the ISA allowance leaves; the client is told ten working days before', () => {
    const { change, paidIn, moveTo, of, told } = open()
    const isa = 'A-U-20004-1'
    expect(change(chloe, isa, { amountPence: 1_666_00, day: 5 }).status).toBe(200)
    // 5 April 2031 is a Saturday and 5 April 2032 a Monday: both are collected in 2031/32.
    moveTo('2032-03-17')
    expect(told(chloe)).toEqual([])
    expect(of(chloe, isa).change).toBeNull()
    moveTo('2032-03-18')
    expect(told(chloe)).toEqual(['Direct Debit on 5 April 2032: nothing is collected: DD-70201'])
    expect(of(chloe, isa)).toMatchObject({
      change: { on: '2032-04-05', pence: 0, wantedPence: 1_666_00, reason: 'allowance' },
      next: { on: '2032-05-05', pence: 1_666_00 },
    })
    moveTo('2032-05-01')
    const year = paidIn(chloe, isa, '2031-04-06', '2032-04-06')
    expect(year).toHaveLength(12)
    expect(sum(year)).toBe(12 * 1_666_00)
    expect(told(chloe)).toHaveLength(1)
    expect(of(chloe, isa).change).toBeNull()
  }, 60_000)

  it('holds for a junior ISA by the same rule', () => {
    const { change, paidIn, moveTo, told } = open()
    const kofi = 'A-U-20003-2'
    change(ben, kofi, { amountPence: 720_00, day: 5 })
    moveTo('2032-05-01')
    const year = paidIn(ben, kofi, '2031-04-06', '2032-04-06')
    expect(year.at(-1)).toEqual(['2032-04-05', 360_00])
    expect(sum(year)).toBe(9_000_00)
    expect(told(ben)).toEqual([expect.stringContaining('5 April 2032: less is collected')])
  }, 60_000)
})

describe('A collection whose rules have changed since it was arranged', () => {
  it('is reduced by what the client says was paid in elsewhere', () => {
    const { send, paidIn, moveTo, of } = open()
    const isa = 'A-U-20004-1'
    const before = sum(paidIn(chloe, isa, '2026-04-06'))
    moveTo('2026-11-23')
    send(chloe, 'PUT', '/api/portfolios/paidelsewhere', {
      ...{ year: 2026, childId: null, pence: 20_000_00 - before - 400_00 },
    })
    moveTo('2026-12-20')
    expect(of(chloe, isa).change).toMatchObject({ on: '2027-01-05', pence: 100_00, wantedPence: 300_00 })
    moveTo('2027-04-05')
    expect(paidIn(chloe, isa, '2026-11-23')).toEqual([
      ['2026-12-07', 300_00],
      ['2027-01-05', 100_00],
    ])
  })

  it('into an ISA that says it is not subscribed stops, and goes on when the client resumes it', () => {
    const { send, paidIn, moveTo, of, get } = open()
    const isa = 'A-U-20004-1'
    const account = (
      get(chloe, '/api/portfolios').body as { accounts: { id: string; accountNumber: string }[] }
    ).accounts[0]!
    const declare = (subscriptionStatus: string) =>
      send(chloe, declareIsa.method, declareIsa.path, {
        ...{ accountNumber: account.accountNumber, subscriptionStatus },
      })
    expect(declare('NotSubscribed').status).toBe(200)
    expect(of(chloe, isa)).toMatchObject({ status: 'paused', next: null })
    moveTo('2027-02-10')
    expect(paidIn(chloe, isa, '2026-11-23')).toEqual([])
    const resume = () => send(chloe, 'POST', `${path}/${of(chloe, isa).id}/resume`)
    expect(resume()).toMatchObject({ status: 422, body: { reason: 'declaration-needed' } })
    declare('Subscribed')
    expect(resume()).toMatchObject({ status: 200, body: { next: { on: '2027-03-05' } } })
  })

  it('that is with the bank already is left out on the day', () => {
    const { send, paidIn, moveTo, get, told } = open()
    const isa = 'A-U-20004-1'
    moveTo('2026-12-04')
    const account = (get(chloe, '/api/portfolios').body as { accounts: { accountNumber: string }[] })
      .accounts[0]!
    send(chloe, declareIsa.method, declareIsa.path, {
      ...{ accountNumber: account.accountNumber, subscriptionStatus: 'NotSubscribed' },
    })
    moveTo('2026-12-10')
    expect(paidIn(chloe, isa, '2026-11-23')).toEqual([])
    expect(told(chloe)).toEqual([expect.stringContaining('7 December 2026: nothing is collected')])
  })

  it('into a pension is not arranged for a day after the 75th birthday, as there is no relief', () => {
    const { setUp } = open()
    // Farid Khan is 75 on 10 December 2026.
    expect(setUp(farid, 'A-U-20007-3', { amountPence: 100_00, day: 1 })).toMatchObject({
      status: 422,
      body: { reason: 'too-old' },
    })
    expect(setUp(farid, 'A-U-20007-3', { amountPence: 100_00, day: 8 }).status).toBe(200)
  })

  it('into a pension ends with a message ten working days before, and the mandate says why', () => {
    const { setUp, moveTo, of, paidIn, told } = open()
    expect(setUp(farid, 'A-U-20007-3', { amountPence: 100_00, day: 8 }).body).toMatchObject({
      next: { on: '2026-12-08', pence: 100_00 },
    })
    moveTo('2026-12-22')
    expect(told(farid)).toEqual([expect.stringContaining('8 January 2027: nothing is collected')])
    expect(of(farid, 'A-U-20007-3')).toMatchObject({ status: 'cancelled', next: null })
    moveTo('2027-03-01')
    expect(paidIn(farid, 'A-U-20007-3', '2026-11-23')).toEqual([['2026-12-08', 100_00]])
  })

  it('into pensions is at most what a year of the annual allowance takes', () => {
    const { change } = open()
    expect(change(amelia, 'A-U-20002-3', { amountPence: 4_000_01, day: 5 })).toMatchObject({
      status: 409,
      body: { reason: 'over-allowance', monthlyPence: 4_000_00 },
    })
    expect(change(amelia, 'A-U-20002-3', { amountPence: 4_000_00, day: 5 }).status).toBe(200)
  })
})

describe('A changed collection day', () => {
  const general = 'A-U-20002-2'

  it('does not collect twice within a fortnight, and the answer says when it collects', () => {
    const { change, paidIn, moveTo } = open()
    change(amelia, general, { amountPence: 250_00, day: 28 })
    moveTo('2027-01-15')
    // From the 28th to the 1st: 1 February would be four days after 28 January.
    const mandate = change(amelia, general, { amountPence: 250_00, day: 1 }).body as Mandate
    expect(mandate.next).toEqual({ on: '2027-01-28', pence: 250_00 })
    moveTo('2027-04-15')
    expect(paidIn(amelia, general, '2026-12-10').map(([date]) => date)).toEqual([
      ...['2026-12-29', '2027-01-28', '2027-03-01', '2027-04-01'],
    ])
  })
})
