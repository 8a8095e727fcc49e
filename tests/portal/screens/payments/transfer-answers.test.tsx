// Telling us that a bank transfer is coming: what is wrong with the answers, and which tax year it counts in.
import { describe, expect, it } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import { errorsOf } from '#forms/form-logic.ts'
import type { LoadedAllowance } from '#domain/tax/isa-allowance.ts'
import { addMoneyForm } from '#screens/payments/add-money/add-money-form.tsx'

const isa = { id: 'A-1', name: 'ISA', type: 'ISA', baseCurrency: 'GBP' } as Account

const full = { subscriptionStatus: 'Subscribed', freePence: 0 } as LoadedAllowance
function arriving(arrivesOn: string, today: string) {
  const form = addMoneyForm({
    ...{ accounts: [isa], account: isa, use: undefined, today, amount: '5000' },
    allowanceOf: () => ({ data: full, hasFailed: false }),
    declare: async () => undefined,
  })
  return errorsOf(form, { ...form.blank, arrivesOn })
}
const noRoom = { amount: 'Enter £0.00 or less: there is no more room this tax year' }

describe('A person whose ISA has no room left this tax year', () => {
  it('cannot pay in up to 5 April', () => {
    expect(arriving('2027-04-05', '2027-03-20')).toEqual(noRoom)
  })

  it('can announce in March what arrives in the new tax year', () => {
    expect(arriving('2027-04-07', '2027-03-20')).toEqual({})
  })

  it('pays in on the next working day: over Easter 2026 that is in the new tax year', () => {
    expect(arriving('2026-04-02', '2026-03-20')).toEqual(noRoom)
    expect(arriving('2026-04-03', '2026-03-20')).toEqual({})
  })

  it('is told of the room before a day is typed', () => {
    expect(arriving('', '2027-03-20')).toEqual({
      ...noRoom,
      arrivesOn: 'Enter the day you will make the transfer',
    })
  })
})
