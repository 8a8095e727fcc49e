// The ISA allowance is in pounds, also for what is on its way into an account of another currency.
import { describe, expect, it } from 'vitest'
import { openSandbox, people } from '../support/sandbox.ts'

const { ben } = people
const [isa, euros] = ['A-U-20003-1', 'A-U-20003-4']

function open() {
  const sandbox = openSandbox()
  const left = () =>
    (
      sandbox.get(ben, `/api/portfolios/remainingallowance/${isa}`).body as {
        isaClientLevelRemainingContribution: number
      }
    ).isaClientLevelRemainingContribution
  const announce = (accountId: string, amountPence: number, arrivesOn = '2026-12-01') =>
    sandbox.send(ben, 'POST', '/api/payments/bank-transfers', { accountId, amountPence, arrivesOn })
  return { ...sandbox, left, announce }
}

describe('A payment in euros', () => {
  it('counts in pounds while it is on its way, and when it has arrived [R-TAX-01]', () => {
    const { left, announce, api } = open()
    const before = left()
    expect(announce(euros, 1_000_00).status).toBe(200)
    const underWay = before - left()
    expect(underWay).toBeGreaterThan(800_00)
    expect(underWay).toBeLessThan(950_00)
    api.setClock(new Date('2026-12-03T12:00:00Z'))
    const arrived = before - left()
    // The rate of the day moves a little.
    expect(Math.abs(arrived - underWay)).toBeLessThan(20_00)
  })

  it('is held against the allowance in pounds', () => {
    const { left, announce } = open()
    const { roomPence } = announce(isa, 20_000_00).body as { roomPence: number }
    expect(roomPence).toBeLessThan(left())
    expect(announce(euros, roomPence + 1_00).status).toBe(200)
  })
})
