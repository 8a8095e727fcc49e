import { describe, expect, it } from 'vitest'
import { rateText } from '#domain/fees/rate-text.ts'
import type { Fees } from '#api/tax/fees.ts'
import { shareOf, shareText } from '#domain/fees/cost-shares.ts'
import { paidRows, paidTogether } from '#screens/fees/costs.ts'
import { problemsOf } from '#screens/fees/invitation.ts'

const paid: Fees['paid'] = [
  { accountId: 'A-1', kind: 'Service', pence: 489_04 },
  { accountId: 'A-1', kind: 'FundCharges', pence: 121_41 },
  { accountId: 'A-2', kind: 'Service', pence: 401_50 },
  { accountId: 'A-2', kind: 'Advice', pence: 10_00 },
]

describe('What was paid', () => {
  it('has a row for each account; a kind that is not known counts in its total', () => {
    expect(paidRows(paid)).toEqual([
      { accountId: 'A-1', servicePence: 489_04, fundPence: 121_41, tradingPence: 0, totalPence: 610_45 },
      { accountId: 'A-2', servicePence: 401_50, fundPence: 0, tradingPence: 0, totalPence: 411_50 },
    ])
    expect(paidTogether(paid)).toMatchObject({ servicePence: 890_54, totalPence: 1_021_95 })
  })

  it('is a share of the average value, and none of nothing', () => {
    expect(shareText(shareOf(1_942_47, 261_947_00))).toBe('0.74%')
    expect(shareText(shareOf(-5_00, 100_00))).toBe('−5.00%')
    expect(shareText(shareOf(5_00, 0))).toBe('—')
    expect(rateText(60)).toBe('0.60%')
  })
})

describe('An invitation to the network', () => {
  it('has a name and an e-mail address', () => {
    expect(problemsOf({ name: 'Sam', email: ' sam@example.com ' })).toEqual({})
    expect(problemsOf({ name: ' ', email: 'sam' })).toEqual({
      name: 'Enter the person’s name',
      email: 'Enter an email address, such as name@example.com',
    })
    expect(problemsOf({ name: 'x'.repeat(81), email: 'a@b.c' })).toEqual({
      name: 'Enter a name of 80 characters or fewer',
    })
  })
})
