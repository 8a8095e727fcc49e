// Bed and ISA, and the new allowance on 6 April: what is asked for is moved when its day comes, and no more than fits.
import { describe, expect, it } from 'vitest'
import type { Payment } from '#api/payments/payments.ts'
import { listTaxServices } from '#api/tax/tax-services.ts'
import { getTaxUse } from '#api/tax/tax-use.ts'
import { openSandbox, people } from '../support/sandbox.ts'

const { chloe } = people
const [isa, gia] = ['A-U-20004-1', 'A-U-20004-2']
const asked = { kind: 'BedAndIsa', fromAccountId: gia, toAccountId: isa, amountPence: 2_000_00 }

function open() {
  const sandbox = openSandbox()
  const ask = (change: object = {}, id = 'r-1') =>
    sandbox.send(chloe, 'PUT', `/api/portfolios/taxservices/${id}`, { ...asked, ...change }).status
  const request = () =>
    listTaxServices.answer.parse(sandbox.get(chloe, '/api/portfolios/taxservices').body).requests[0]!
  const use = () => getTaxUse.answer.parse(sandbox.get(chloe, '/api/portfolios/taxuse').body)
  const room = () =>
    (
      sandbox.get(chloe, `/api/portfolios/remainingallowance/${isa}`).body as {
        isaClientLevelRemainingContribution: number
      }
    ).isaClientLevelRemainingContribution
  const flows = (id: string, type: string, from = '2026-11-21') =>
    (
      sandbox.get(chloe, `/api/portfolios/${id}/transactions?type=${type}&from=${from}&limit=500`).body as {
        transactions: { date: string; amountPence: number; description: string }[]
      }
    ).transactions
      .filter(({ description }) => description !== 'Direct Debit collected')
      .map(({ date, amountPence }) => `${date} ${amountPence}`)
  const payments = () =>
    (sandbox.get(chloe, '/api/payments').body as { payments: Payment[] }).payments.filter(({ id }) =>
      id.startsWith('PM-'),
    )
  const moveTo = (day: string) => sandbox.api.setClock(new Date(`${day}T12:00:00Z`))
  return { ...sandbox, ask, request, use, room, flows, payments, moveTo }
}

describe('Bed and ISA', () => {
  it('sells in the general account and pays the same into the ISA, within the allowance, with its gain [R-PROD-25]', () => {
    const { ask, request, use, room, flows, payments, moveTo } = open()
    const before = { room: room(), gain: use().general!.realisedGainPence }
    ask()
    expect(room()).toBe(before.room)
    moveTo('2026-11-23')
    expect(request()).toMatchObject({ status: 'InProgress', movedPence: 2_000_00 })
    expect(room()).toBe(before.room - 2_000_00)
    moveTo('2026-11-24')
    expect(request()).toMatchObject({ status: 'Completed', movedPence: 2_000_00 })
    expect(room()).toBe(before.room - 2_000_00)
    expect(flows(gia, 'Withdrawal')).toEqual(['2026-11-23 -200000'])
    expect(flows(isa, 'PaidIn')).toEqual(['2026-11-23 200000'])
    expect(use().general!.realisedGainPence).not.toBe(before.gain)
    expect(payments()).toMatchObject([
      { kind: 'allowance-sale', accountId: gia, status: 'completed', amountPence: 2_000_00 },
      { kind: 'allowance-purchase', accountId: isa, status: 'completed', amountPence: 2_000_00 },
    ])
    expect(ask({}, 'r-2')).toBe(200)
  })

  it('asked for on the last day of a tax year uses the allowance of the year in which it is carried out', () => {
    const { ask, request, room, moveTo } = open()
    moveTo('2027-04-05')
    // More than is left of 2026/27.
    expect(ask({ amountPence: 16_500_00 })).toBe(200)
    expect(request()).toMatchObject({ year: 2027, startsOn: '2027-04-06' })
    moveTo('2027-04-07')
    expect(request()).toMatchObject({ status: 'Completed', movedPence: 16_400_00 })
    expect(room()).toBe(3_600_00)
  })

  it('asked for before the last working day of a tax year still uses the allowance of that year', () => {
    const { ask, request, moveTo } = open()
    moveTo('2027-04-04')
    ask()
    expect(request()).toMatchObject({ year: 2026, startsOn: '2027-04-05' })
  })

  it('moves nothing when it was taken back', () => {
    const { ask, send, flows, moveTo } = open()
    ask()
    send(chloe, 'DELETE', '/api/portfolios/taxservices/r-1')
    moveTo('2026-12-01')
    expect(flows(gia, 'Withdrawal')).toEqual([])
  })

  it('moves what is left of the allowance, where a payment has used some of it since', () => {
    const { ask, send, request, room, moveTo } = open()
    const amountPence = Math.floor(room() / 100) * 100
    ask({ amountPence })
    expect(
      send(chloe, 'POST', '/api/payments/bank-transfers', {
        ...{ accountId: isa, amountPence: 1_000_00, arrivesOn: '2026-12-01' },
      }).status,
    ).toBe(200)
    moveTo('2026-12-02')
    expect(request().movedPence).toBeLessThan(amountPence - 999_00)
    expect(room()).toBeGreaterThanOrEqual(0)
  })
})

describe('The new allowance', () => {
  it('is used on the first working day of the tax year, beside what mandates and payments told will use of it [R-PROD-25]', () => {
    const { ask, send, request, flows, room, moveTo } = open()
    ask({ kind: 'AutomaticUse', amountPence: 20_000_00 })
    moveTo('2027-03-01')
    expect(
      send(chloe, 'POST', '/api/payments/bank-transfers', {
        ...{ accountId: isa, amountPence: 1_000_00, arrivesOn: '2027-04-20' },
      }).status,
    ).toBe(200)
    moveTo('2027-04-08')
    const expected = 20_000_00 - 1_000_00 - 12 * 300_00
    expect(request()).toMatchObject({ status: 'Completed', movedPence: expected })
    expect(flows(isa, 'PaidIn', '2027-04-06')).toEqual([`2027-04-06 ${expected}`])
    expect(room()).toBe(12 * 300_00)
    // The last collection is of this day, and in the account at its close.
    moveTo('2028-04-05')
    expect(room()).toBe(300_00)
  })

  it('has room only once for payments of the year ahead told in March', () => {
    const { send, moveTo } = open()
    moveTo('2027-03-20')
    const tell = (arrivesOn: string) =>
      send(chloe, 'POST', '/api/payments/bank-transfers', {
        ...{ accountId: isa, amountPence: 10_000_00, arrivesOn },
      })
    expect(tell('2027-04-10').status).toBe(200)
    expect(tell('2027-04-12').body).toMatchObject({ reason: 'over-allowance', roomPence: 6_400_00 })
  })
})
