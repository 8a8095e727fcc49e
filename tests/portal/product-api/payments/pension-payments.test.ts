// Pension contributions and transfers of the sandbox: relief, limits, what the law stops.
import { describe, expect, it } from 'vitest'
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { contribution, pension, transfer } from '../support/pension-requests.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

function open() {
  const sandbox = openSandbox()
  const contribute = (part: object = {}, caller: Caller = people.amelia) =>
    sandbox.send(caller, 'POST', '/api/payments/pension-contributions', { ...contribution, ...part })
  const ask = (part: object = {}) =>
    sandbox.send(people.amelia, 'POST', '/api/payments/pension-transfers', { ...transfer, ...part })
  const use = () => sandbox.get(people.amelia, '/api/payments/pension-use').body as PensionUse
  const paid = () => use().paid.reduce((sum, { grossPence }) => sum + grossPence, 0)
  const since = (day: string) =>
    (
      sandbox.get(
        people.amelia,
        `/api/portfolios/${pension}/transactions?type=PaidIn&type=TaxRelief&from=${day}`,
      ).body as { transactions: { date: string; type: string; amountPence: number }[] }
    ).transactions.filter(({ amountPence }) => amountPence !== 400_00 && amountPence !== 100_00)
  const moveTo = (day: string) => sandbox.api.setClock(new Date(`${day}T12:00:00Z`))
  return { ...sandbox, contribute, ask, use, paid, since, moveTo }
}

describe('A personal contribution', () => {
  it('counts gross towards the allowance at once, and its relief arrives weeks later [R-PAGE-22]', () => {
    const { contribute, paid, since, moveTo } = open()
    const before = paid()
    expect(contribute().body).toMatchObject({ kind: 'pension-contribution', amountPence: 1_000_00 })
    expect(paid()).toBe(before + 1_250_00)
    moveTo('2027-02-10')
    expect(since('2026-12-01').map(({ type, amountPence }) => `${type} ${amountPence}`)).toEqual([
      'TaxRelief 25000',
      'PaidIn 100000',
    ])
    moveTo('2027-03-10')
    expect(paid()).toBe(before + 1_250_00 + 4 * 500_00)
  })

  it('has relief on all earnings, or £3,600, and not more', () => {
    const { contribute, use } = open()
    const used = use().paid.reduce((sum, { grossPence }) => sum + grossPence, 0)
    expect(contribute({ earningsPence: used + 1_250_00 }).status).toBe(200)
    expect(contribute({ earningsPence: used + 1_250_00 })).toMatchObject({
      status: 409,
      body: { reason: 'over-relief-limit', roomPence: 0 },
    })
  })

  it('is gross from an employer, needs no earnings and brings no relief', () => {
    const { contribute, paid, since, moveTo } = open()
    const before = paid()
    expect(contribute({ payer: 'employer', earningsPence: 0, amountPence: 80_000_00 }).status).toBe(200)
    expect(paid()).toBe(before + 80_000_00)
    moveTo('2027-03-10')
    expect(since('2026-12-02').filter(({ amountPence }) => amountPence === 20_000_00)).toEqual([])
    expect(paid()).toBe(before + 80_000_00 + 4 * 500_00)
  })

  it('ends on the day before the 75th birthday', () => {
    const { contribute } = open()
    const farid = { accountId: 'A-U-20007-3' }
    expect(contribute({ ...farid, arrivesOn: '2026-12-09' }, people.farid).status).toBe(200)
    expect(contribute({ ...farid, arrivesOn: '2026-12-10' }, people.farid)).toMatchObject({
      status: 422,
      body: { reason: 'too-old' },
    })
    expect(contribute({ ...farid, arrivesOn: '2026-12-10', payer: 'employer' }, people.farid).status).toBe(
      200,
    )
  })

  it.each([
    { amountPence: 24_99 },
    { amountPence: 10 ** 12 },
    { arrivesOn: '2026-11-20' },
    { arrivesOn: 'soon' },
    { earningsPence: -1 },
    { payer: 'aunt' },
    { accountId: 'A-U-20002-1' },
  ])('is refused for %j', (part) => {
    expect(open().contribute(part).status).toBeGreaterThanOrEqual(400)
  })
})

describe('The unused allowance of earlier tax years', () => {
  it('is not offered again where a year between has used it', () => {
    const { contribute, use, moveTo } = open()
    expect(use().unused).toEqual([
      { year: 2023, pence: 54_000_00 },
      { year: 2024, pence: 54_500_00 },
      { year: 2025, pence: 54_000_00 },
    ])
    expect(contribute({ payer: 'employer', amountPence: 120_000_00 }).status).toBe(200)
    moveTo('2027-05-04')
    // With thirteen payments of £500, 2026/27 is £66,500 over: £54,000 of 2023/24 and £12,500 of 2024/25.
    expect(use().unused).toEqual([
      { year: 2024, pence: 42_000_00 },
      { year: 2025, pence: 54_000_00 },
      { year: 2026, pence: 0 },
    ])
  })
})

describe('A pension transfer', () => {
  it('needs advice where safeguarded benefits are worth more than £30,000 [R-PAGE-18]', () => {
    const { ask } = open()
    expect(ask().status).toBe(200)
    expect(ask({ safeguarded: 'no', amountPence: 500_000_00 }).status).toBe(200)
    expect(ask({ amountPence: 30_000_01 })).toMatchObject({
      status: 422,
      body: { reason: 'advice-required' },
    })
  })

  it('is no contribution: it has no relief and uses up no allowance', () => {
    const { ask, paid, since, moveTo } = open()
    const before = paid()
    ask()
    expect(paid()).toBe(before)
    moveTo('2027-03-10')
    expect(since('2026-12-01').map(({ amountPence }) => amountPence)).toEqual([30_000_00])
    expect(paid()).toBe(before + 4 * 500_00)
  })

  it.each([
    { provider: ' ' },
    { planNumber: 'x'.repeat(31) },
    { safeguarded: 'not-sure' },
    { amountPence: 0 },
  ])('is refused for %j', (part) => {
    expect(open().ask(part).status).toBeGreaterThanOrEqual(400)
  })
})
