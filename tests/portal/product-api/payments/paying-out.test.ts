// Payments out of an account's life: whatever is asked for, no more is paid than there is, and nothing is left over.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#base/dates/london-time.ts'
import { workingDayFrom } from '#base/dates/working-days.ts'
import type { Flow } from '#product-api/ledger/life/flows.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { simulate } from '#product-api/ledger/life/simulate.ts'

const first = '2026-03-02'
const until = '2026-09-30'
const market = marketUntil(until)
const flow = (on: string, pence: number, rest: Partial<Flow> = {}): Flow => ({
  ...{ on, pence, type: pence > 0 ? 'PaidIn' : 'Withdrawal', isLump: true, description: 'A payment' },
  ...rest,
})
const live = (payments: Flow[]) =>
  simulate(
    {
      ...{ currency: 'GBP', riskLevel: 5, feeBpsOn: () => 75 },
      flows: [flow(first, 10_000_00), ...payments].toSorted((a, b) => a.on.localeCompare(b.on)),
    },
    until,
    market,
  )

const aPayment = fc
  .record({
    days: fc.integer({ min: 1, max: 200 }),
    pence: fc.integer({ min: 1, max: 12_000_00 }),
    takesAll: fc.boolean(),
  })
  .map(({ days, pence, takesAll }) =>
    flow(workingDayFrom(addDays(first, days)), -pence, { takesAll, paymentId: `PM-${days}-${pence}` }),
  )

describe('Payments out of an account', () => {
  it('never take more than there is, and what they took is what was put down', () => {
    fc.assert(
      fc.property(fc.array(aPayment, { minLength: 1, maxLength: 4 }), (payments) => {
        const { transactions, valuations, paidOut } = live(payments)
        const out = transactions.filter(({ type }) => type === 'Withdrawal')
        expect(out.reduce((sum, { amountPence }) => sum - amountPence, 0)).toBe(
          [...paidOut.values()].reduce((sum, pence) => sum + pence, 0),
        )
        for (const { amountPence, cashAfterPence } of out) {
          expect(amountPence).toBeLessThanOrEqual(0)
          expect(cashAfterPence).toBeGreaterThanOrEqual(0)
        }
        expect(valuations.every(({ valuePence }) => valuePence >= 0)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('pay what there is when they are of more than prices left, after the fee of the days until then', () => {
    const { transactions, valuations, paidOut } = live([
      flow('2026-06-10', -50_000_00, { paymentId: 'PM-1' }),
    ])
    expect(valuations.at(-1)!.valuePence).toBe(0)
    expect(transactions.at(-1)).toMatchObject({
      type: 'Withdrawal',
      amountPence: -paidOut.get('PM-1')!,
      cashAfterPence: 0,
    })
    expect(transactions.findLast(({ type }) => type === 'Fee')!.description).toBe(
      'Our fee until 10 June 2026',
    )
  })
})
